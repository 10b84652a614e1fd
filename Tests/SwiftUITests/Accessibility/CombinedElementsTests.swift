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

  @Test("labels of the parts are joined, as the app gave them, without what is hidden") func labels() {
    let hosted = Hosted(
      HStack {
        Image("sun").accessibilityLabel("Sunny")
        Text("25°").accessibilityLabel("25 degrees")
        Text("!").accessibilityHidden(true)
        Image(decorative: "frame")
        Image("umbrella").resizable()
      }
      .accessibilityElement(children: .combine))
    expectEqual(hosted.screen.accessibility.description, "element \"Sunny, 25 degrees, umbrella\"")
  }

  @Test("a button's label has the names of its images") func imagesInButtons() {
    let hosted = Hosted(
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "star.fill")
            Text("Rate")
          }
        }
        Button("Open", systemImage: "folder") {}
      })
    expectEqual(hosted.screen.accessibility.description, "button \"Favorite, Rate\"\nbutton \"Open\"")
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      HStack {
        Text("Count \(count)").accessibilityAction(named: "Reset") { count = 0 }
        Button("More") { count += 1 }
        Toggle("Twice", isOn: Binding(get: { count == 2 }, set: { count = $0 ? 2 : 0 }))
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Double") { count *= 2 }
    }
  }

  @Test("several controls are custom actions") func actions() throws {
    let hosted = Hosted(Counter())
    func element() -> String { hosted.screen.accessibility.description }
    expectEqual(
      element(), #"element "Count 0, More, Twice" = "0" actions "Double", "More", "Twice", "Reset""#)
    try hosted.screen.perform("More", on: .label("Count 0, More, Twice"))
    try hosted.screen.settle()
    try hosted.screen.perform("Twice", on: .label("Count 1, More, Twice"))
    try hosted.screen.settle()
    try hosted.screen.perform("Double", on: .label("Count 2, More, Twice"))
    try hosted.screen.settle()
    expect(element().contains("Count 4") && element().contains(#"actions "Double", "More", "Twice", "Reset""#))
    try hosted.screen.perform("Reset", on: .label("Count 4, More, Twice"))
    try hosted.screen.settle()
    expect(element().contains("Count 0"))
  }

  @Test("a combined heading is a heading") func heading() {
    let hosted = Hosted(
      VStack {
        Text("Today").accessibilityAddTraits(.isHeader)
        Text("Monday")
      }
      .accessibilityElement(children: .combine))
    expectEqual(hosted.screen.accessibility.description, "header \"Today, Monday\"")
  }
}
