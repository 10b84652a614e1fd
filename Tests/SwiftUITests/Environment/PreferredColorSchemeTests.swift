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

  @Test func coloursFollowTheSchemeOfTheirViews() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Color.primary.frame(width: 10, height: 10)
        Color(.systemBackground).frame(width: 10, height: 10).environment(\.colorScheme, .dark)
        Color.primary.colorScheme(.dark).frame(width: 10, height: 10)
      }, width: 30, height: 10)
    #expect([5, 15, 25].map { hosted.pixel($0, 5) } == ["000000", "000000", "ffffff"])
  }

  @Test func textsFollowTheSchemeOfTheirViews() throws {
    let hosted = Hosted(
      VStack {
        Text("plain")
        Text("dark").environment(\.colorScheme, .dark)
        Text("second").foregroundStyle(.secondary).environment(\.colorScheme, .dark)
      })
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let colors = hosted.views.compactMap { ($0 as? UILabel)?.textColor.resolvedColor(with: light) }
    #expect(
      colors == [
        UIColor.label.resolvedColor(with: light), UIColor.label.resolvedColor(with: dark),
        UIColor.secondaryLabel.resolvedColor(with: dark),
      ])
  }

  private struct Switched: View {
    @State private var isDark = false
    var body: some View {
      VStack {
        SchemeView().environment(\.colorScheme, isDark ? .dark : .light)
        Button("Switch") { isDark.toggle() }
      }
    }
  }

  private struct SchemeView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}
  }

  @Test func viewsOfUIKitFollowTheSchemeOfTheirViews() throws {
    let hosted = Hosted(Switched())
    let view = try #require(hosted.views.first { $0 is UIActivityIndicatorView })
    #expect(view.traitCollection.userInterfaceStyle == .light)
    try hosted.press("Switch")
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    try hosted.press("Switch")
    #expect(view.traitCollection.userInterfaceStyle == .light && view.overrideUserInterfaceStyle == .unspecified)
  }
}
