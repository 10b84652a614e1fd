import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollViewReaderTests {
  private struct Screen<Rows: View>: View {
    let target: Int
    let anchor: UnitPoint?
    @ViewBuilder let rows: () -> Rows
    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(target, anchor: anchor) }.frame(height: 20)
        ScrollView { rows() }.frame(height: 100)
      }
    }
  }

  private func offset<V: View>(_ hosted: Hosted<V>) throws -> CGFloat {
    try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first).contentOffset.y
  }

  private func row(_ index: Int) -> some View { Text("\(index)").frame(height: 40) }

  @Test func aRowOfALazyStackIsScrolledToItsAnchor() throws {
    let hosted = Hosted(
      Screen(target: 500, anchor: .top) { LazyVStack(spacing: 0) { ForEach(0..<1000) { row($0) } } })
    try hosted.press("Go")
    expectEqual(try offset(hosted), 20_000)
  }

  @Test func withoutAnAnchorTheContentMovesAsLittleAsPossible() throws {
    let hosted = Hosted(
      Screen(target: 5, anchor: nil) { VStack(spacing: 0) { ForEach(0..<10) { row($0) } } })
    try hosted.press("Go")
    // The sixth row ends at 240: 140 above it are out of sight.
    expectEqual(try offset(hosted), 140)
    try hosted.press("Go")
    expectEqual(try offset(hosted), 140)
  }

  @Test func scrollToFindsViewsByTheirIDs() throws {
    let hosted = Hosted(
      Screen(target: 77, anchor: .center) {
        VStack(spacing: 0) {
          Box(width: 10, height: 400)
          Box(width: 10, height: 20).id(77)
          Box(width: 10, height: 400)
        }
      })
    try hosted.press("Go")
    expectEqual(try offset(hosted), 400 + 10 - 50)
  }

  @Test func scrollToStopsAtTheEndOfTheContent() throws {
    let hosted = Hosted(Screen(target: 9, anchor: .top) { VStack(spacing: 0) { ForEach(0..<10) { row($0) } } })
    try hosted.press("Go")
    expectEqual(try offset(hosted), 300)
  }

  @Test func listsScrollToTheirRows() throws {
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(60, anchor: .top) }
          List(0..<100) { Text("row \($0)") }.listStyle(.plain)
        }
      }
    }
    let hosted = Hosted(Rows(), width: 300, height: 400)
    try hosted.screen.settle()
    try hosted.press("Go")
    let list = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    expectEqual(list.indexPathsForVisibleItems.min(), IndexPath(item: 60, section: 0))
  }

  @Test func scrollToIgnoresUnknownIDs() throws {
    let hosted = Hosted(Screen(target: 99, anchor: .top) { VStack { ForEach(0..<10) { row($0) } } })
    try hosted.press("Go")
    expectEqual(try offset(hosted), 0)
  }

  @Test func scrollToFindsARowThatWasJustAdded() throws {
    struct Chat: View {
      @State private var count = 10
      var body: some View {
        ScrollViewReader { proxy in
          Button("Send") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }.frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40) } }
          }.frame(height: 100)
        }
      }
    }
    let hosted = Hosted(Chat())
    try hosted.press("Send")
    expectEqual(try offset(hosted), 11 * 40 - 100)
  }
}
