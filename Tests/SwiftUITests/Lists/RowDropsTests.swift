import Expectations
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor struct RowDropsTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A list, and something to drag below it.
  private struct Screen<Source: View>: View {
    let log: Log
    var takes = true
    @ViewBuilder let source: () -> Source
    @State private var items = ["a", "b", "c"]

    var body: some View {
      VStack(spacing: 0) {
        List {
          Text("first")
          ForEach(items, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { texts, offset in
              log.lines.append("\(texts) \(offset)")
              if takes { items.insert(contentsOf: texts, at: offset) }
            }
          Text("last")
        }
        .listStyle(.plain).frame(height: 300)
        source().frame(width: 100, height: 100)
        Text(items.joined(separator: " "))
      }
    }
  }

  private func dropped(
    _ screen: Screen<some View>, onto row: Int, upperHalf: Bool = true
  ) throws -> Hosted<some View> {
    let hosted = Hosted(screen, width: 300, height: 500)
    try hosted.screen.settle()
    let list = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    let cell = try require(list.cellForItem(at: IndexPath(item: row, section: 0)))
    let frame = cell.convert(cell.bounds, to: nil)
    hosted.screen.drag(
      from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: upperHalf ? frame.minY + 5 : frame.maxY - 5), press: 1,
      duration: 0.8)
    try hosted.screen.settle()
    return hosted
  }

  @Test func anItemDroppedBetweenRowsIsInserted() throws {
    let log = Log()
    let hosted = try dropped(Screen(log: log) { Color.red.draggable("new") }, onto: 2)
    expectEqual(log.lines, ["[\"new\"] 1"])
    _ = try hosted.screen.point(of: .text("a new b c"))
    _ = try hosted.screen.point(of: .text("new"))
  }

  @Test func anItemDroppedBelowTheLastRowIsAppended() throws {
    let log = Log()
    let hosted = try dropped(Screen(log: log) { Color.red.draggable("new") }, onto: 4)
    expectEqual(log.lines, ["[\"new\"] 3"])
    _ = try hosted.screen.point(of: .text("a b c new"))
  }

  @Test func otherRowsAndOtherTypesAcceptNoDrop() throws {
    let log = Log()
    _ = try dropped(Screen(log: log) { Color.red.draggable("new") }, onto: 0)
    _ = try dropped(Screen(log: log) { Color.red.draggable(Data([1])) }, onto: 2)
    expect(log.lines.isEmpty)
  }

  @Test func aDropThatInsertsNothingLeavesTheRows() throws {
    let log = Log()
    let hosted = try dropped(Screen(log: log, takes: false) { Color.red.draggable("new") }, onto: 2)
    expectEqual(log.lines.count, 1)
    _ = try hosted.screen.point(of: .text("a b c"))
  }

  @Test func onInsertReceivesItemProviders() throws {
    struct List: View {
      let log: Log
      var body: some View {
        VStack(spacing: 0) {
          SwiftUI.List {
            ForEach(["a", "b"], id: \.self) { Text($0) }
              .onInsert(of: [UTType.plainText]) { offset, providers in log.lines.append("\(providers.count) \(offset)")
              }
          }
          .listStyle(.plain).frame(height: 300)
          Color.red.onDrag { NSItemProvider(object: NSString(string: "text")) }.frame(width: 100, height: 100)
        }
      }
    }
    let log = Log()
    let hosted = Hosted(List(log: log), width: 300, height: 400)
    try hosted.screen.settle()
    let place = try hosted.screen.point(of: .text("b"))
    hosted.screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: place.y - 10), press: 1, duration: 0.8)
    try hosted.screen.settle()
    expectEqual(log.lines, ["1 1"])
  }
}
