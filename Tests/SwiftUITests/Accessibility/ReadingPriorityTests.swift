import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI
@_spi(UIKitFloors) @testable import UIKitCore

@MainActor struct ReadingPriorityTests {
  private func labels(_ content: some View) throws -> [String?] {
    let hosted = Hosted(content, height: 400)
    try hosted.screen.settle()
    func flat(_ nodes: [AccessibilityNode]) -> [String?] {
      nodes.flatMap { $0.isElement ? [$0.label] : flat($0.children) }
    }
    return flat(AccessibilityWalk().nodes(of: hosted.controller.view))
  }

  @Test func viewsWithAGreaterPriorityAreReadFirst() throws {
    let content = VStack {
      Text("A")
      Text("B").accessibilitySortPriority(1)
      Text("C").accessibilitySortPriority(2)
      Text("D").accessibilitySortPriority(-1)
      Text("E")
    }
    expectEqual(try labels(content), ["C", "B", "A", "E", "D"])
  }

  @Test func viewsThatScrollAreReadByTheirPriority() throws {
    let content = ScrollView {
      VStack {
        Text("A")
        Text("B").accessibilitySortPriority(1)
      }
    }
    expectEqual(try labels(content), ["B", "A"])
  }

  @Test func aGroupIsReadByItsPriority() throws {
    let content = VStack {
      Text("A")
      HStack {
        Text("B")
        Text("C")
      }
      .accessibilityElement(children: .combine).accessibility(sortPriority: 1)
    }
    expectEqual(try labels(content), ["B, C", "A"])
  }

  @Test func withoutPrioritiesPlacesDecide() throws {
    expectEqual(
      try labels(
        HStack {
          Text("A"); Text("B")
        }), ["A", "B"])
  }
}
