import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LazyRowsTests {
  /// Something that lives as long as its row.
  @MainActor private final class Token {
    static var alive = 0
    init() { Self.alive += 1 }
    isolated deinit { Self.alive -= 1 }
  }

  @MainActor private final class Trace { var lines: [String] = [] }

  private struct Row: View {
    let number: Int
    let token: Token
    @State private var taps = 0
    var body: some View {
      Button {
        taps += 1
      } label: {
        HStack {
          Image(systemName: "star")
          Text(verbatim: "row \(number), \(taps) taps")
        }
      }
    }
  }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    try require(hosted.views.first as? UICollectionView)
  }

  private func scroll(_ hosted: Hosted<some View>, to item: Int, by step: Int) throws {
    let list = try list(hosted)
    for next in stride(from: 0, through: item, by: step) {
      list.scrollToItem(at: IndexPath(item: next, section: 0), at: .top, animated: false)
      hosted.screen.advance(frames: 1)
    }
  }

  @Test func rowsAppearAndDisappearWhileScrolling() throws {
    let trace = Trace()
    let hosted = Hosted(
      List(0..<100) { number in
        Text(verbatim: "\(number)")
          .onAppear { trace.lines.append("+\(number)") }.onDisappear { trace.lines.append("-\(number)") }
      }.listStyle(.plain), width: 390, height: 440)
    try hosted.screen.settle()
    // Ten rows of 44 points fill the screen; those that wait beside it have not appeared.
    expectEqual(trace.lines, (0..<10).map { "+\($0)" })
    trace.lines = []
    let list = try list(hosted)
    list.contentOffset.y += 88
    hosted.screen.advance(frames: 2)
    expectEqual(Set(trace.lines), ["+10", "+11", "-0", "-1"])
    trace.lines = []
    list.contentOffset.y -= 44
    hosted.screen.advance(frames: 2)
    expectEqual(Set(trace.lines), ["+1", "-11"])
  }

  @Test func tasksOfRowsAreCancelledWhenTheyDisappear() async throws {
    let trace = Trace()
    let hosted = Hosted(
      List(0..<100) { number in
        Text(verbatim: "\(number)")
          .task {
            trace.lines.append("begin \(number)")
            await withTaskCancellationHandler {
              while !Task.isCancelled { await Task.yield() }
            } onCancel: {
            }
            trace.lines.append("end \(number)")
          }
      }.listStyle(.plain), width: 390, height: 88)
    try hosted.screen.settle()
    while trace.lines.count < 2 { await Task.yield() }
    expectEqual(Set(trace.lines), ["begin 0", "begin 1"])
    try list(hosted).contentOffset.y += 880
    hosted.screen.advance(frames: 2)
    while trace.lines.count < 6 { await Task.yield() }
    expectEqual(Set(trace.lines.dropFirst(2)), ["end 0", "end 1", "begin 20", "begin 21"])
  }

  /// Views of rows that are long out of sight go. What the user did with a row is still there when it comes back.
  @Test func rowsScrolledFarAwayAreReleasedButKeepTheirState() throws {
    let hosted = Hosted(
      List(0..<4_000) { Row(number: $0, token: Token()) }.listStyle(.plain), width: 390, height: 440)
    try hosted.screen.settle()
    let before = Token.alive
    hosted.screen.tap(at: CGPoint(x: 60, y: 22))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("row 0, 1 taps"))
    try scroll(hosted, to: 3_900, by: 7)
    expect(Token.alive < before + 400)
    try list(hosted).contentOffset.y = 0
    try hosted.screen.settle()
    expect(
      hosted.screen.accessibility.contains("row 0, 1 taps") && hosted.screen.accessibility.contains("row 1, 0 taps"))
  }

  @Test func rowsOfALazyStackScrolledFarAwayAreReleased() throws {
    let hosted = Hosted(
      ScrollView { LazyVStack { ForEach(0..<4_000) { Row(number: $0, token: Token()) } } }, width: 390, height: 440)
    try hosted.screen.settle()
    let before = Token.alive
    let scroll = try require(hosted.views.first as? UIScrollView)
    for _ in 0..<300 {
      scroll.contentOffset.y += 300
      hosted.screen.advance(frames: 1)
    }
    expect(hosted.screen.accessibility.contains("row 3"))
    expect(Token.alive < before + 400)
  }

  @Test func rowsWithStateObjectsOrRepresentedViewsAreKept() throws {
    @MainActor final class Model: ObservableObject { @Published var count = 0 }
    struct Owning: View {
      let token: Token
      @StateObject private var model = Model()
      var body: some View { Text(verbatim: "\(model.count)") }
    }
    let before = Token.alive
    let hosted = Hosted(List(0..<600) { _ in Owning(token: Token()) }.listStyle(.plain), width: 390, height: 440)
    try hosted.screen.settle()
    try scroll(hosted, to: 590, by: 8)
    expect(Token.alive >= before + 590)
  }

  private struct Item: Identifiable {
    let id: Int
    var isOn = false
  }

  @Test func aForEachOfABindingKeepsASnapshotOfTheCollection() {
    var items = [Item(id: 1), Item(id: 2)]
    let rows = ForEach(Binding(get: { items }, set: { items = $0 })) { item in Text("\(item.wrappedValue.id)") }
    items.removeFirst()
    expectEqual(rows.data.map(rows.id), [1, 2])
  }

  /// A binding is a collection too, and its elements are always those of now.
  @Test func rowsOfABindingFollowItsElements() throws {
    struct Screen: View {
      @State private var items = (0..<4).map { Item(id: $0) }
      var body: some View {
        List {
          Button("Remove") { items.remove(at: 1) }
          ForEach($items, id: \.wrappedValue.id) { item in
            Toggle(isOn: item.isOn) { Text(verbatim: "row \(item.wrappedValue.id)") }
          }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Remove"))
    try hosted.screen.settle()
    let list = try list(hosted)
    expectEqual(list.numberOfItems(inSection: 0), 4)
    let texts = hosted.screen.accessibility
    expect(texts.contains("row 0") && !texts.contains("row 1") && texts.contains("row 2") && texts.contains("row 3"))
  }

  /// A change of state while a long list of bindings is scrolled compares each element with the one before once.
  @Test func aChangeOfStateComparesEachElementOnce() throws {
    struct Screen: View {
      @State private var items = (0..<2_000).map { CountedItem(number: $0) }
      @State private var seen = 0
      var body: some View {
        List {
          Button("Seen \(seen)") { seen += 1 }
          ForEach($items) { item in Text(verbatim: "row \(item.wrappedValue.number)") }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 500)
    try hosted.screen.settle()
    CountedItem.reads = 0
    try hosted.screen.tap(.text("Seen 0"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Seen 1"))
    expect(CountedItem.reads >= 4_000 && CountedItem.reads < 4_400)
  }
}
