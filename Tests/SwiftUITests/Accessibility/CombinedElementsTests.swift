import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views that combine their elements for assistive tools")
struct CombinedElementsTests {
  private struct Lamp: View {
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      VStack {
        Toggle("Lamp", isOn: $isOn)
        HStack {
          Text("Taps: \(count)")
          Button("More") { count += 1 }
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  @Test("a toggle is one element with its label and value") func toggle() throws {
    let hosted = Hosted(Lamp())
    expect(hosted.screen.accessibility.contains("button toggleButton \"Lamp\" = \"0\""))
    try hosted.screen.activate(.label("Lamp"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("button toggleButton \"Lamp\" = \"1\""))
  }

  @Test("a text and a button combine into a button with both texts and the button's action") func button() throws {
    let hosted = Hosted(Lamp())
    try hosted.screen.activate(.label("Taps: 0, More"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("button \"Taps: 1, More\""))
  }
}
