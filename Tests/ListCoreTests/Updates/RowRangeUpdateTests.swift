import Expectations
import Foundation
import ListCore
import Testing

/// Batches that name rows one after the other by their range.
struct RowRangeUpdateTests {
  private let before = SectionCounts([6, 2])

  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }
  private func range(_ start: Int32, _ count: Int32, section: Int32 = 0) -> ListChanges.RowRange {
    ListChanges.RowRange(section: section, start: start, count: count)
  }

  @Test func aRangeEqualsItsRowsOneByOne() throws {
    let ranges = BatchUpdate([.deleteRows(range(1, 3), .fade), .insertRows(range(0, 2), .top)])
    let single = BatchUpdate(ranges.singleOperations)
    expect(single.operations.count == 5 && single.operations.first == .deleteRow(path(1), .fade))
    let after = SectionCounts([5, 2])
    let map = try UpdateMap(ranges, before: before, after: after)
    expect(try map == UpdateMap(single, before: before, after: after))
    expect(map.newPath(of: path(0)) == path(2) && map.newPath(of: path(2)) == nil)
    expectEqual(map.newPath(of: path(4)), path(3))
  }

  @Test func aRangeBeyondTheSectionIsInvalid() {
    #expect(throws: InvalidUpdate.self) {
      try UpdateMap(BatchUpdate([.deleteRows(range(4, 3), .fade)]), before: before, after: SectionCounts([3, 2]))
    }
    #expect(throws: InvalidUpdate.self) {
      try UpdateMap(
        BatchUpdate([.insertRows(range(0, 1, section: 2), .fade)]), before: before, after: SectionCounts([6, 2]))
    }
  }

  @Test func aRangeConflictsWithOtherOperationsOnItsRows() {
    let after = SectionCounts([4, 2])
    let conflicts: [[BatchUpdate.Operation]] = [
      [.deleteRows(range(1, 2), .fade), .deleteRow(path(2), .fade)],
      [.deleteRows(range(1, 2), .fade), .moveRow(from: path(2), to: path(0))],
      [.deleteRows(range(1, 2), .fade), .reloadRow(path(1), .fade)],
      [.insertRows(range(1, 2), .fade), .moveRow(from: path(5), to: path(2))],
    ]
    for operations in conflicts {
      #expect(throws: InvalidUpdate.self, "\(operations)") {
        try UpdateMap(BatchUpdate(operations), before: before, after: after)
      }
    }
  }

  @Test func aWrongCountNamesTheRange() {
    do {
      _ = try UpdateMap(BatchUpdate([.insertRows(range(1, 3), .fade)]), before: before, after: SectionCounts([8, 2]))
      Issue.record("The batch does not fit.")
    } catch {
      expect("\(error)".contains("(3 inserted, 0 deleted)"))
      expect("\(error)".hasSuffix("Asked for: insert rows 1 to 3 of section 0."))
    }
  }

  @Test func consecutiveChangesBecomeOneRangeOperation() {
    let old = SectionedList([(1, [1, 2, 3, 4, 5])])
    let new = SectionedList([(1, [1, 5, 6, 7])])
    let operations = ListChanges(ListMatching(from: old, to: new)).operations(.fade)
    expectEqual(operations, [.deleteRows(range(1, 3), .fade), .insertRows(range(2, 2), .fade)])
  }

  @Test func indexPathsNameEachRow() {
    let old = SectionedList([(1, [1, 2, 3, 4, 5])])
    let new = SectionedList([(1, [1, 5, 6]), (2, [7])])
    let changes = ListChanges(ListMatching(from: old, to: new))
    expectEqual(changes.deletedIndexPaths, [[0, 1], [0, 2], [0, 3]])
    expectEqual(changes.insertedIndexPaths, [[0, 2]])
    expect(changes.insertedSectionNumbers == [1] && changes.deletedSectionNumbers.isEmpty)
  }
}
