import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct PreferredColorSchemeTests {
  private struct Screen: View {
    @State private var scheme: ColorScheme?
    @Environment(\.colorScheme) private var current
    var body: some View {
      VStack {
        Text(current == .dark ? "dark" : "light")
        Button("Dark") { scheme = .dark }
        Button("Light") { scheme = .light }
        Button("Usual") { scheme = nil }
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test func theWholeScreenFollowsThePreference() throws {
    let hosted = Hosted(Screen())
    #expect(hosted.texts.first == "light")
    try hosted.press("Dark")
    #expect(hosted.texts.first == "dark" && hosted.controller.traitCollection.userInterfaceStyle == .dark)
    try hosted.press("Light")
    #expect(hosted.texts.first == "light")
    try hosted.press("Usual")
    #expect(hosted.controller.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func aScreenInAStackSpeaksForAllOfThem() throws {
    let hosted = Hosted(
      NavigationStack { Text("Inner").navigationTitle("Title").preferredColorScheme(.dark) }, width: 390, height: 600)
    try hosted.screen.settle()
    #expect(hosted.controller.overrideUserInterfaceStyle == .dark)
    #expect(hosted.controller.children.first?.traitCollection.userInterfaceStyle == .dark)
  }
}
