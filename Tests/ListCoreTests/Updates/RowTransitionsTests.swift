import Expectations
import Testing

@testable import ListCore

@Suite struct RowTransitionsTests {
  private func rows(_ runs: (Range<Int>, RowTransition)...) -> RowTransitions {
    var rows = RowTransitions()
    for (number, run) in runs.enumerated() { rows.add(run.0, run.1, operation: number) }
    return rows
  }

  @Test func adjacentRowsWithEqualTransitionsAreOneRun() {
    var rows = rows((4..<5, .fade), (0..<2, .fade), (2..<4, .fade), (5..<6, .top), (9..<10, .top))
    expectNil(rows.arrange())
    expectEqual(rows.ranges, [0..<5, 5..<6, 9..<10])
    expectEqual(
      (0..<11).map { rows.transition(of: $0) }, Array(repeating: .fade, count: 5) + [.top, nil, nil, nil, .top, nil])
  }

  @Test func aRowInTwoOperationsIsReported() {
    var once = rows((3..<4, .fade), (0..<3, .top))
    expectNil(once.arrange())
    var twice = rows((2..<6, .fade), (0..<3, .top))
    expectEqual(twice.arrange(), 1, "the later operation")
    var inside = rows((8..<9, .fade), (4..<5, .top), (0..<9, .fade))
    expectEqual(inside.arrange(), 2)
  }

  @Test func theMapKeepsARangeOfAMillionRowsAsOne() throws {
    let range = ListChanges.RowRange(section: 0, start: 1, count: 1_000_000)
    let map = try UpdateMap(
      BatchUpdate([
        .insertRows(range, .top), .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0)),
      ]),
      before: SectionCounts([2]), after: SectionCounts([1_000_002]))
    expectEqual(map.insertedRows[0]?.runs.count, 1)
    expectEqual(map.rowsByNewSection[0]?.placed.ranges, [0..<1_000_001])
    expectEqual(map.newPath(of: RowPath(section: 0, row: 0)), RowPath(section: 0, row: 1_000_001))
    expectEqual(map.origin(of: .row(RowPath(section: 0, row: 500_000))), .arrives(.top))
  }
}
