import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LazyStacksTests {
  private final class Counter { var made: Set<Int> = []; var trace: [String] = [] }

  private struct Row: View {
    let index: Int
    let counter: Counter
    var height: CGFloat = 40
    var body: some View {
      counter.made.insert(index)
      return Text(verbatim: "\(index)").frame(height: height)
        .onAppear { counter.trace.append("+\(index)") }.onDisappear { counter.trace.append("-\(index)") }
    }
  }

  private func scrollView<V: View>(_ hosted: Hosted<V>) throws -> UIScrollView {
    try require(hosted.views.first as? UIScrollView)
  }

  private func rows(_ view: UIView) -> [String] {
    var found: [(CGFloat, CGFloat, String)] = []
    func walk(_ view: UIView) {
      if let text = (view as? UILabel)?.text {
        let frame = view.convert(view.bounds, to: nil)
        found.append((frame.minY, frame.minX, text))
      }
      view.subviews.forEach(walk)
    }
    walk(view)
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  @Test func onlyVisibleRowsAreCreated() throws {
    let counter = Counter()
    let hosted = Hosted(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, counter: counter) } } }, width: 200,
      height: 200)
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    expectEqual(scroll.contentSize, CGSize(width: 200, height: 4_000_000))
    expectEqual(counter.made, Set(0..<5))
    expectEqual(rows(scroll), ["0", "1", "2", "3", "4"])
    scroll.contentOffset.y = 2_000_010
    try hosted.screen.settle()
    expectEqual(counter.made.count, 11)
    expectEqual(rows(scroll), (50_000...50_005).map { "\($0)" })
  }

  @Test func rowsAppearAndDisappearWhileScrolling() throws {
    let counter = Counter()
    let hosted = Hosted(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10) { Row(index: $0, counter: counter) } } }, width: 200,
      height: 80)
    try hosted.screen.settle()
    expectEqual(counter.trace, ["+0", "+1"])
    let scroll = try scrollView(hosted)
    scroll.contentOffset.y = 80
    try hosted.screen.settle()
    expectEqual(counter.trace, ["+0", "+1", "+2", "+3", "-0", "-1"])
    scroll.contentOffset.y = 40
    try hosted.screen.settle()
    expectEqual(counter.trace.suffix(2), ["+1", "-3"])
  }

  @Test func rowsOfDifferentHeightsMoveTheRowsBelow() throws {
    let counter = Counter()
    let hosted = Hosted(
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<4) { Row(index: $0, counter: counter, height: $0 == 1 ? 100 : 40) } }
      }, width: 200, height: 400)
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    // 40 + 10 + 100 + 10 + 40 + 10 + 40
    expectEqual(scroll.contentSize.height, 250)
    expectEqual(rows(scroll), ["0", "1", "2", "3"])
  }

  @Test func measuringRowsAboveKeepsTheVisibleRowsInPlace() throws {
    let counter = Counter()
    let hosted = Hosted(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, counter: counter, height: $0 == 0 ? 40 : 60) } }
      }, width: 200, height: 120)
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    scroll.contentOffset.y = 2000
    try hosted.screen.settle()
    func y(_ text: String) -> CGFloat? {
      func find(_ view: UIView) -> UIView? {
        (view as? UILabel)?.text == text ? view : view.subviews.lazy.compactMap(find).first
      }
      return find(scroll).map { $0.convert(CGPoint.zero, to: nil).y }
    }
    let first = try require(rows(scroll).first)
    let before = try require(y(first))
    scroll.contentOffset.y -= 30
    try hosted.screen.settle()
    expectEqual(y(first), before + 30)
  }

  @Test func lazyGridsHaveOneColumnPerGridItem() throws {
    let hosted = Hosted(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
          ForEach(0..<5) { Text("\($0)").frame(maxWidth: .infinity).frame(height: 30) }
        }
      }, width: 208, height: 300)
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    expectEqual(scroll.contentSize, CGSize(width: 208, height: 30 * 3 + 4 * 2))
    expectEqual(rows(scroll), ["0", "1", "2", "3", "4"])
    let labels = scroll.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    expect(zip(labels, [50, 158, 50, 158, 50]).allSatisfy { abs($0.frame.midX - $1) < 1 })
  }

  @Test func lazyHorizontalStacksAndGridsScrollHorizontally() throws {
    let hosted = Hosted(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<1000) { Text("\($0)").frame(width: 50, height: 20) } }
      }, width: 200, height: 100)
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    expectEqual(scroll.contentSize.width, 50_000)
    expectEqual(rows(scroll), ["0", "1", "2", "3"])
    let grid = Hosted(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
          ForEach(0..<1000) { Text("\($0)").frame(width: 50, height: 20) }
        }
      }, width: 200, height: 100)
    try grid.screen.settle()
    expectEqual(try scrollView(grid).contentSize.width, 25_000)
    expectEqual(rows(try scrollView(grid)), ["0", "2", "4", "6", "1", "3", "5", "7"])
  }

  @Test func aLazyHStackBeginsAtTheRightFromRightToLeft() throws {
    let hosted = Hosted(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<100) { Text("\($0)").frame(width: 50, height: 20) } }
      }, width: 200, height: 100
    ) { $0.layoutDirection = .rightToLeft }
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    expectEqual(scroll.contentOffset.x, 4800)
    expectEqual(rows(scroll), ["3", "2", "1", "0"])
  }

  @Test func pinnedHeadersStayAtTheTopWhileTheirSectionIsVisible() throws {
    let hosted = Hosted(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<5) { Text("\(section).\($0)").frame(height: 40) }
            } header: {
              Text("Section \(section)").frame(height: 20)
            }
          }
        }
      }, width: 200, height: 100)
    try hosted.screen.settle()
    let scroll = try scrollView(hosted)
    expectEqual(rows(scroll).first, "Section 0")
    scroll.contentOffset.y = 100
    try hosted.screen.settle()
    // Beneath the header the second row is half covered.
    expectEqual(Set(rows(scroll).prefix(2)), ["Section 0", "0.2"])
    expect(rows(scroll).contains("Section 0"))
    // The next header pushes the one before.
    scroll.contentOffset.y = 210
    try hosted.screen.settle()
    let pinned = try require(
      hosted.views.compactMap { $0 as? UILabel }.first { $0.text == "Section 0" })
    let frame = pinned.convert(pinned.bounds, to: nil)
    expect(abs(frame.midY) < 1)
  }

  @Test func aChangedCollectionUpdatesTheRows() throws {
    struct Screen: View {
      @State private var items = [1, 2, 3]
      var body: some View {
        ScrollView {
          Button("Change") { items = [3, 1, 4] }.frame(height: 20)
          LazyVStack(spacing: 0) { ForEach(items, id: \.self) { Text("row \($0)").frame(height: 20) } }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("Change")
    expectEqual(rows(hosted.controller.view), ["Change", "row 3", "row 1", "row 4"])
  }

  @Test func aRowThatChangesItsHeightMovesThoseBelow() throws {
    struct Growing: View {
      @State private var isLarge = false
      let index: Int
      var body: some View {
        if isLarge { Color.red.frame(height: 100) }
        Button("Grow \(index)") { isLarge.toggle() }.frame(height: 20)
      }
    }
    let hosted = Hosted(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<3) { Growing(index: $0) } } }, width: 200, height: 300)
    try hosted.screen.settle()
    expectEqual(try scrollView(hosted).contentSize.height, 60)
    try hosted.press("Grow 1")
    expectEqual(try scrollView(hosted).contentSize.height, 60 + 108)
  }

  @Test func outsideAScrollViewAllRowsAreShown() throws {
    let hosted = Hosted(LazyVStack(spacing: 0) { ForEach(0..<3) { Text("\($0)").frame(height: 20) } })
    expectEqual(rows(hosted.controller.view), ["0", "1", "2"])
  }

  @Test func aLazyHGridIsAsHighAsItsRows() throws {
    func height(_ rows: [GridItem]) throws -> CGFloat {
      let hosted = Hosted(
        ScrollView {
          ScrollView(.horizontal) {
            LazyHGrid(rows: rows, spacing: 4) { ForEach(0..<20, id: \.self) { _ in Box(width: 50, height: 30) } }
          }
          Text("below")
        }, width: 300, height: 500)
      try hosted.screen.settle()
      let inner = try require(hosted.views.compactMap { $0 as? UIScrollView }.last)
      return inner.frame.height
    }
    expectEqual(try height([GridItem(.fixed(44)), GridItem(.fixed(20))]), 72)
    expectEqual(try height([GridItem(.fixed(44), spacing: 2), GridItem(.flexible())]), 76)
    expectEqual(try height([GridItem(.flexible(minimum: 40)), GridItem(.flexible(maximum: 25))]), 73)
  }

  private struct PlaceKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private struct Shelf: View {
    let key = UUID()
    @State private var place: CGFloat = 0
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack {
          Text("on the shelf")
            .id(key)
            .overlay {
              GeometryReader {
                Color.clear
                  .preference(key: PlaceKey.self, value: $0.frame(in: .scrollView(axis: .horizontal)).minX)
                  .onPreferenceChange(PlaceKey.self) { place = $0 }
              }
            }
        }
      }
    }
  }

  @Test func aRowAddedBeforeTheStackIsVisibleIsShown() throws {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        NavigationStack {
          ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { _ in Shelf() } } }
            .navigationTitle("Shelves")
            .onAppear { count = 2 }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    func texts(_ view: UIView) -> [String] {
      view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts($0) }
    }
    expectEqual(texts(hosted.controller.view).filter { $0 == "on the shelf" }.count, 2)
  }
}
