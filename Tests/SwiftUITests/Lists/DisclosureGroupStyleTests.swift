import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct DisclosureGroupStyleTests {
  private struct ShowHide: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration.isExpanded ? "hide" : "show") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aDisclosureGroupStyleExpandsAndCollapsesTheGroup() throws {
    var count = 0
    let hosted = Hosted(
      DisclosureGroup {
        let _ = count += 1
        Text("inside")
      } label: {
        Text("label")
      }
      .disclosureGroupStyle(ShowHide()))
    expect(hosted.texts == ["show", "label"] && count == 0)
    try hosted.press("show")
    expect(hosted.texts == ["hide", "label", "inside"] && count == 1)
    try hosted.press("hide")
    expectEqual(hosted.texts, ["show", "label"])
  }

  @Test func aDisclosureGroupStyleChangesTheBinding() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("label", isExpanded: $isOpen) { Text("inside") }.disclosureGroupStyle(ShowHide())
        Text(isOpen ? "open" : "closed")
      }
    }
    let hosted = Hosted(VStack { Screen() })
    expectEqual(hosted.texts, ["hide", "label", "inside", "open"])
    try hosted.press("hide")
    expectEqual(hosted.texts, ["show", "label", "closed"])
  }

  @Test func inAListAStyledDisclosureGroupIsOneRow() throws {
    let hosted = Hosted(
      List {
        DisclosureGroup("label") { Text("inside") }.disclosureGroupStyle(ShowHide())
        DisclosureGroup("usual") { Text("below") }.disclosureGroupStyle(.automatic)
      }, width: 390, height: 600)
    try hosted.screen.settle()
    let list = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    expectEqual(list.numberOfItems(inSection: 0), 2)
    try hosted.screen.tap(.text("usual"))
    try hosted.screen.settle()
    expectEqual(list.numberOfItems(inSection: 0), 3)
  }
}
