import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Search around a navigation stack, and suggestions")
struct SearchSuggestionsTests {
  private struct Fruits: View {
    @State private var text = ""
    @State private var scope = "All"
    let isOutside: Bool

    private var names: [String] { ["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) } }

    var body: some View {
      if isOutside {
        searched(NavigationStack { list })
      } else {
        NavigationStack { searched(list) }
      }
    }

    private var list: some View { List(names, id: \.self) { Text($0) }.navigationTitle("Fruits") }

    private func searched(_ view: some View) -> some View {
      view
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Name")
        .searchScopes($scope) {
          Text("All").tag("All")
          Text("Ripe").tag("Ripe")
        }
        .searchSuggestions {
          if text.isEmpty { Text("Something green").searchCompletion("Pear") }
        }
    }
  }

  @Test("the field is in the stack's bar, and suggestions complete the text", arguments: [false, true])
  func field(_ isOutside: Bool) throws {
    let hosted = Hosted(Fruits(isOutside: isOutside), width: 390, height: 600)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Apple") && !hosted.screen.accessibility.contains("Something green"))
    let field = try require(hosted.screen.accessibilityElements.first { $0.value == "Name" })
    hosted.screen.tap(at: field.activationPoint)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Something green"))
    expect(!hosted.screen.accessibility.contains("Apple"))
    // Scopes come with the text.
    expect(!hosted.screen.accessibility.contains("Ripe"))
    try hosted.screen.tap(.text("Something green"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Pear") && !hosted.screen.accessibility.contains("Apple"))
    expect(!hosted.screen.accessibility.contains("Something green"))
    expect(hosted.screen.accessibility.contains("Ripe"))
  }
}
