import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ContentMarginsTests {
  private func scroll<V: View>(_ hosted: Hosted<V>) throws -> UIScrollView {
    try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func contentMarginsInsetTheContent() throws {
    let hosted = Hosted(
      ScrollView { Color.red.frame(height: 500) }.contentMargins(.horizontal, 20).contentMargins(.top, 30),
      width: 200, height: 300)
    try hosted.screen.settle()
    expectEqual(hosted.frames.last, CGRect(x: 20, y: 30, width: 160, height: 500))
    let view = try scroll(hosted)
    expectEqual(view.contentInset, UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 20))
    expectEqual(view.contentOffset, CGPoint(x: -20, y: -30))
  }

  @Test func pagedCardsFillTheWidthBetweenTheMargins() throws {
    func hosted(_ isMirrored: Bool) -> Hosted<some View> {
      Hosted(
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<4) { _ in Color.red.containerRelativeFrame(.horizontal).frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 40, for: .scrollContent), width: 300, height: 100
      ) {
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
    }
    let cards = hosted(false)
    try cards.screen.settle()
    let first = try require(cards.frames.dropFirst().first)
    expect(first.minX == 40 && first.width == 220)
    cards.screen.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 60, y: 50), duration: 1)
    try cards.screen.settle()
    expect(cards.frames.contains { $0.minX == 40 && $0.width == 220 })
    expectEqual(try scroll(cards).contentOffset.x, 180)
    let mirrored = hosted(true)
    try mirrored.screen.settle()
    expect(mirrored.frames.contains { $0.minX == 40 && $0.width == 220 })
  }

  @Test func scrollIndicatorsHaveTheirOwnMargins() throws {
    let both = Hosted(ScrollView { Box(width: 10, height: 900) }.contentMargins(.top, 12))
    expect(try scroll(both).verticalScrollIndicatorInsets.top == 12 && scroll(both).contentInset.top == 12)
    let one = Hosted(ScrollView { Box(width: 10, height: 900) }.contentMargins(12, for: .scrollIndicators))
    expect(try scroll(one).verticalScrollIndicatorInsets.top == 12 && scroll(one).contentInset.top == 0)
    let inner = Hosted(
      ScrollView { ScrollView(.horizontal) { Box(width: 900, height: 10) } }.contentMargins(.top, 12))
    expectEqual(inner.views.compactMap { ($0 as? UIScrollView)?.contentInset.top }, [12, 0], "the outermost alone")
  }

  @Test func contentMarginsReplaceOnlyTheGivenMarginsOfLists() throws {
    func first<V: View>(_ list: V) throws -> CGRect {
      let hosted = Hosted(list, width: 300, height: 400)
      try hosted.screen.settle()
      let view = try require(try scroll(hosted) as? UICollectionView)
      let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      return cell.convert(cell.bounds, to: nil)
    }
    let list = List { Text("Row") }
    expectEqual(try first(list).minY, 35)
    expectEqual(try first(list.contentMargins(.top, 0)).minY, 0)
    expectEqual(try first(list.contentMargins(.top, 12)).minY, 12)
    let narrow = try first(list.contentMargins(.horizontal, 50))
    expect(narrow.minX == 50 && narrow.maxX == 250)
  }
}
