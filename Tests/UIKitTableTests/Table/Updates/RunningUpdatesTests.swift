import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// Rows that come into sight while updates run one upon the other.
@MainActor @Suite(.serialized) struct RunningUpdatesTests {
  private func presentedY(_ cell: UITableViewCell) -> CGFloat {
    cell.layer.presentation()?.frame.minY ?? cell.frame.minY
  }

  /// A row that scrolls in stands where those beside it do: as far from its place as both updates have it.
  @Test func aRowThatScrollsInJoinsBothRunningUpdates() throws {
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
    expect(cells.contains { !before.contains(ObjectIdentifier($0)) })
    let ways = cells.map { presentedY($0) - $0.frame.minY }
    let least = try require(ways.min()), most = try require(ways.max())
    expect(least < -40, "both are still under way: \(ways)")
    expect(most - least < 0.01, "as far from their places as the others: \(ways)")
    try table.settle()
    expect(cells.allSatisfy { presentedY($0) == $0.frame.minY })
    expectNil(table.table.invariantViolation())
  }

  /// A row that the first update moves off screen gives way to the second.
  @Test func aRowOnItsWayOutMakesWayForASecondUpdate() throws {
    let table = TracingTable([(0..<20).map { "row \($0)" }], headers: true)
    table.rows.append(["far away"])
    table.mount()
    for section in [0, 1, 0] {
      table.rows[section].insert(contentsOf: ["x", "y"], at: 0)
      table.table.insertRows(at: [table.path(0, section), table.path(1, section)], with: .none)
      table.screen.advance(frames: 3)
      // Those on their way out are subviews still. What comes does so at once, behind the others.
      let cells = table.table.subviews.compactMap { $0 as? UITableViewCell }
        .filter { !$0.isHidden && $0.textLabel?.text?.hasPrefix("row") == true }
        .sorted { presentedY($0) < presentedY($1) }
      let gaps = zip(cells, cells.dropFirst()).map { presentedY($1) - presentedY($0) }
      expect(gaps.allSatisfy { $0 > 39.99 }, "no row lies on another: \(gaps)")
    }
    try table.settle()
    expectNil(table.table.invariantViolation())
  }

  /// A row that the second update brings into sight goes on with the first one, too.
  @Test func aRowThatTheSecondUpdateShowsJoinsTheFirst() throws {
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
    expect(gaps.allSatisfy { abs($0 - 40) < 0.01 }, "rows stay as far apart as they are high: \(gaps)")
    try table.settle()
    expectNil(table.table.invariantViolation())
  }
}
