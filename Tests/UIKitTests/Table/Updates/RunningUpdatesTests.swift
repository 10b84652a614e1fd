import Testing
import TrestleTesting

@testable import UIKit

/// Rows that come into sight while updates run one upon the other.
@MainActor @Suite(.serialized) struct RunningUpdatesTests {
  /// How much faster than evenly a movement that eases in and out is in its middle.
  private static let steepest = 1.75

  private func presentedY(_ cell: UITableViewCell) -> CGFloat {
    cell.layer.presentation()?.frame.minY ?? cell.frame.minY
  }

  /// A row that scrolls in stands where those beside it do: as far from its place as both updates have it.
  @Test func aRowJoinsBothUpdates() throws {
    let table = TracingTable([(0..<60).map { "row \($0)" }])
    table.mount()
    func insert() {
      table.rows[0].insert("new", at: 0)
      table.table.insertRows(at: [table.path(0)], with: .none)
    }
    insert()
    table.screen.advance(frames: 4)
    insert()
    table.screen.advance(frames: 4)
    let before = Set(table.table.visibleCells.map(ObjectIdentifier.init))
    table.table.contentOffset.y += 120
    table.screen.advance(frames: 1)
    let cells = table.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.contains { !before.contains(ObjectIdentifier($0)) })
    let ways = cells.map { presentedY($0) - $0.frame.minY }
    let least = try #require(ways.min()), most = try #require(ways.max())
    #expect(least < -40, "both are still under way: \(ways)")
    // As far from their places as the others, but for what both updates move a row in a frame.
    let frame = 2 * 40 * Self.steepest / (TableUpdateAnimator.duration * 60)
    #expect(most - least < frame, "\(ways)")
    try table.settle()
    #expect(cells.allSatisfy { presentedY($0) == $0.frame.minY })
    #expect(table.table.invariantViolation() == nil)
  }

  /// A row that the second update brings into sight goes on with the first one, too.
  @Test func aRowThatAnUpdateBringsJoinsTheOneBefore() throws {
    let table = TracingTable([(0..<60).map { "row \($0)" }])
    table.mount()
    table.rows[0].insert(contentsOf: ["x", "y"], at: 0)
    table.table.insertRows(at: [table.path(0), table.path(1)], with: .none)
    table.screen.advance(frames: 3)
    table.rows[0].removeSubrange(0..<3)
    table.table.deleteRows(at: (0..<3).map { table.path($0) }, with: .none)
    table.screen.advance(frames: 2)
    let cells = table.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    let gaps = zip(cells, cells.dropFirst()).map { presentedY($1) - presentedY($0) }
    #expect(gaps.allSatisfy { abs($0 - 40) < 0.01 }, "rows stay as far apart as they are high: \(gaps)")
    try table.settle()
    #expect(table.table.invariantViolation() == nil)
  }
}
