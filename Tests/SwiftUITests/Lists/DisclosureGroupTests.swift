import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct DisclosureGroupTests {
  private struct File: Identifiable {
    var id: String { name }
    let name: String
    var children: [File]?
  }

  private let files = [
    File(
      name: "src", children: [File(name: "main", children: nil), File(name: "lib", children: [File(name: "deep")])]),
    File(name: "readme"),
  ]

  @Test func aTreeExpandsAndCollapses() throws {
    let hosted = Hosted(List(files, children: \.children) { Text($0.name) }, width: 390, height: 600)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    expectEqual(list.numberOfItems(inSection: 0), 2)
    try hosted.screen.tap(.text("src"))
    try hosted.screen.settle()
    expectEqual(list.numberOfItems(inSection: 0), 4)
    try hosted.screen.tap(.text("lib"))
    try hosted.screen.settle()
    expectEqual(list.numberOfItems(inSection: 0), 5)
    let x = try ["src", "main", "deep"].map { try hosted.screen.point(of: .text($0)).x }
    expect(x[0] < x[1] && x[1] < x[2])
    try hosted.screen.tap(.text("src"))
    try hosted.screen.settle()
    expectEqual(list.numberOfItems(inSection: 0), 2)
  }

  @Test func aDisclosureGroupFollowsItsBinding() throws {
    struct Group: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
          DisclosureGroup {
            Text("other")
          } label: {
            Text("Else")
          }
          Text(isOpen ? "open" : "closed")
        }
      }
    }
    let hosted = Hosted(Group())
    expectEqual(hosted.texts, ["More", "Else", "closed"])
    try hosted.press("More")
    expectEqual(hosted.texts, ["More", "inside", "Else", "open"])
    try hosted.press("Else")
    expectEqual(hosted.texts, ["More", "inside", "Else", "other", "open"])
  }

  @Test func aTreeMayHaveASingleRoot() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let root = Node(id: "root", children: [Node(id: "leaf")])
    let hosted = Hosted(
      List {
        OutlineGroup(root, children: \.children) { Text($0.id) }
        OutlineGroup(root, id: \.id, children: \.children) { Text("again \($0.id)") }
      }, width: 390, height: 600)
    try hosted.screen.settle()
    expect(!hosted.screen.accessibility.contains("leaf"))
    try hosted.screen.tap(.text("root"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("leaf") && !hosted.screen.accessibility.contains("again leaf"))
  }
}
