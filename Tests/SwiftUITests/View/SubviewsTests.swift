import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

extension ContainerValues {
  fileprivate struct RankKey: ContainerValueKey { static let defaultValue = 0 }
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

@MainActor struct SubviewsTests {
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack {
            Text("rank \(subview.containerValues.rank)")
            subview
          }
        }
      }
    }
  }

  private struct FirstAndRest<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) in all")
          if let first = subviews.first { first.padding(5) }
          if subviews.count > 1 { subviews[1...] }
        }
      }
    }
  }

  @Test func aContainerArrangesItsSubviews() {
    let hosted = Hosted(
      Numbered {
        Text("a").containerValue(\.rank, 3)
        ForEach(["b", "c"], id: \.self) { Text($0).containerValue(\.rank, 4).padding() }
        VStack { Text("d").containerValue(\.rank, 5) }
        if false { Text("e") }
      })
    expectEqual(hosted.texts, ["rank 3", "a", "rank 4", "b", "rank 4", "c", "rank 0", "d"])
  }

  @Test func subviewsAreTakenByIndex() {
    expectEqual(Hosted(FirstAndRest { Text("a") }).texts, ["1 in all", "a"])
    let three = FirstAndRest {
      Text("a")
      Text("b")
      Text("c")
    }
    expectEqual(Hosted(three).texts, ["3 in all", "a", "b", "c"])
  }

  @Test func subviewsFollowChangesOfTheContent() throws {
    struct Screen: View {
      @State private var names = ["a"]
      var body: some View {
        FirstAndRest { ForEach(names, id: \.self) { Counter(name: $0) } }
        Button("Add") { names.append("b") }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let hosted = Hosted(VStack { Screen() }, width: 300, height: 400)
    try hosted.press("a 0")
    expectEqual(hosted.texts, ["1 in all", "a 1", "Add"])
    try hosted.press("Add")
    expectEqual(hosted.texts, ["2 in all", "a 1", "b 0", "Add"])
  }

  @Test func subviewsKnowTheirTags() {
    let hosted = Hosted(
      VStack {
        ForEach(
          subviews: Group {
            Text("a").tag(7)
            Text("b")
          }
        ) { subview in
          Text(subview.containerValues.hasTag(7) ? "seven" : "none \(subview.containerValues.tag(for: Int.self) ?? -1)")
        }
      })
    expectEqual(hosted.texts, ["seven", "none -1"])
  }

  @Test func subviewsInAListAreRows() throws {
    let hosted = Hosted(
      List {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b")
          }
        ) { $0.padding(1) }
      }, width: 300, height: 400)
    try hosted.screen.settle()
    let list = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    expectEqual(list.numberOfItems(inSection: 0), 2)
    expect(hosted.screen.accessibility.contains("a") && hosted.screen.accessibility.contains("b"))
  }
}
