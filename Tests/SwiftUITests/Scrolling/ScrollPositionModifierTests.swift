import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollPositionModifierTests {
  private struct Numbers: View {
    var isLazy = true
    var anchor: UnitPoint?
    @State var numbers = Array(0..<40)
    @State var shown: Int?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $shown, anchor: anchor)
        .frame(height: 100)
        Button(shown.map { "at \($0)" } ?? "nowhere") { shown = 20 }
        Button("Shuffle") { numbers = [100, 101] + numbers.reversed() }
      }
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { number in
        Text(verbatim: "row \(number)").frame(height: 50)
      }
    }
  }

  private func scroll(_ hosted: Hosted<some View>) throws -> UIScrollView {
    try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  private func position(_ hosted: Hosted<some View>) -> String? {
    hosted.views.lazy.compactMap { ($0 as? PressView)?.accessibilityLabel }.first
  }

  private func drag(_ hosted: Hosted<some View>, by distance: CGFloat) throws {
    let view = try scroll(hosted)
    let from = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    hosted.screen.drag(from: from, to: CGPoint(x: from.x, y: from.y - distance), duration: 1)
    try hosted.screen.settle()
  }

  @Test(arguments: [true, false]) func scrollingUpdatesTheBindingToTheFirstView(_ isLazy: Bool) throws {
    let hosted = Hosted(Numbers(isLazy: isLazy), width: 300, height: 300)
    try hosted.screen.settle()
    expectEqual(position(hosted), "nowhere", "nothing is told before it is scrolled")
    try drag(hosted, by: 170)
    let view = try scroll(hosted)
    expect(view.contentOffset.y > 50 && position(hosted) == "at \(Int(view.contentOffset.y / 50))")
  }

  @Test(arguments: [true, false]) func aNewValueOfTheBindingScrollsToItsView(_ isLazy: Bool) throws {
    let hosted = Hosted(Numbers(isLazy: isLazy), width: 300, height: 300)
    try hosted.screen.settle()
    try hosted.press("nowhere")
    expectEqual(position(hosted), "at 20", "the value stays although the view is not the first in sight")
    expectEqual(try scroll(hosted).contentOffset.y, 21 * 50 - 100, "as little as possible")
    let top = Hosted(Numbers(isLazy: isLazy, anchor: .top), width: 300, height: 300)
    try top.screen.settle()
    try top.press("nowhere")
    expectEqual(try scroll(top).contentOffset.y, 20 * 50)
  }

  private struct Counted: Identifiable {
    @MainActor static var reads = 0
    let number: Int
    var id: Int {
      MainActor.assumeIsolated { Self.reads += 1 }
      return number
    }
  }

  private struct Many: View {
    let rows: [Counted]
    @State var shown: Int?
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows) { Text(verbatim: "row \($0.number)").frame(height: 50) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
    }
  }

  @Test func scrollingReadsTheIDsOfFewRows() throws {
    let hosted = Hosted(Many(rows: (0..<20_000).map { Counted(number: $0) }), width: 300, height: 300)
    try hosted.screen.settle()
    let view = try scroll(hosted)
    view.contentOffset.y = 10_000 * 50 - 120
    try hosted.screen.settle()
    Counted.reads = 0
    for step in 1...60 {
      view.contentOffset.y = 10_000 * 50 - 120 + CGFloat(step)
      hosted.screen.advance(frames: 1)
    }
    expect(Counted.reads < 60 * 100, "\(Counted.reads) ids were read in 60 frames")
  }

  @Test func theInitialValueIsScrolledToAtOnce() throws {
    let hosted = Hosted(Numbers(anchor: .center, shown: 10), width: 300, height: 300)
    try hosted.screen.settle()
    expect(try scroll(hosted).contentOffset.y == 10 * 50 - 25 && position(hosted) == "at 10")
  }

  @Test func theBindingHasTheViewClosestToTheAnchor() throws {
    let hosted = Hosted(Numbers(anchor: .bottom), width: 300, height: 300)
    try hosted.screen.settle()
    try drag(hosted, by: 170)
    let bottom = try scroll(hosted).contentOffset.y + 100
    expectEqual(position(hosted), "at \(Int((bottom / 50 - 1).rounded()))")
  }

  @Test func reorderedDataKeepTheCurrentViewVisible() throws {
    let hosted = Hosted(Numbers(isLazy: false, anchor: .top), width: 300, height: 300)
    try hosted.screen.settle()
    try hosted.press("nowhere")
    let before = try scroll(hosted).contentOffset.y
    try hosted.press("Shuffle")
    expect(position(hosted) == "at 20" && before == 1000)
    expectEqual(try scroll(hosted).contentOffset.y, CGFloat(2 + 19) * 50)
  }

  @Test func explicitIDsAreScrollTargets() throws {
    struct Letters: View {
      @State private var shown: String? = "c"
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<6) { number in Box(width: 200, height: 50).id(["a", "b", "c", "d", "e", "f"][number]) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $shown, anchor: .leading)
        Text(shown ?? "nowhere")
      }
    }
    let hosted = Hosted(Letters(), width: 300, height: 300)
    try hosted.screen.settle()
    let view = try scroll(hosted)
    expect(view.contentOffset.x == 400 && hosted.texts == ["c"])
    view.contentOffset.x = 610
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["d"])
  }
}
