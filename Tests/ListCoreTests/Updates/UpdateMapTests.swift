import Expectations
import ListCore
import Testing

@Suite struct UpdateMapTests {
  private func map(
    _ operations: [BatchUpdate.Operation], from before: SectionCounts, to after: SectionCounts
  ) throws(InvalidUpdate) -> UpdateMap {
    try UpdateMap(BatchUpdate(operations), before: before, after: after)
  }

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func deletionsUseOldAndInsertionsNewIndexes() throws {
    // [D] Apple's example: delete rows 0 and 2, insert at 1: a b c d -> b x d
    let map = try map(
      [.insertRow(path(0, 1), .fade), .deleteRow(path(0, 0), .fade), .deleteRow(path(0, 2), .fade)],
      from: [4], to: [3])
    expectEqual(map.newPath(of: path(0, 1)), path(0, 0))
    expectEqual(map.newPath(of: path(0, 3)), path(0, 2))
    expectNil(map.newPath(of: path(0, 2)))
    expectNil(map.oldPath(of: path(0, 1)))
    expectEqual(map.origin(of: .row(path(0, 1))), .arrives(.fade))
  }

  @Test func rowsOfAMovedSectionMoveWithIt() throws {
    let map = try map([.moveSection(from: 2, to: 0), .deleteRow(path(2, 0), .left)], from: [1, 1, 3], to: [2, 1, 1])
    expectEqual(map.newPath(of: path(2, 2)), path(0, 1))
    expectEqual(map.newPath(of: path(0, 0)), path(1, 0))
    expectEqual(map.fate(of: .header(section: 2)), .stays(at: .header(section: 0)))
    expectEqual(map.fate(of: .row(path(2, 0))), .leaves(.left))
  }

  @Test func aRowMovedOutOfADeletedSectionSurvives() throws {
    let map = try map(
      [.deleteSection(0, .fade), .insertSection(1, .top), .moveRow(from: path(0, 1), to: path(1, 0))],
      from: [2, 1], to: [1, 1])
    expectEqual(map.newPath(of: path(0, 1)), path(1, 0))
    expectNil(map.newPath(of: path(0, 0)))
    expectEqual(map.fate(of: .row(path(0, 0))), .leaves(.fade))
    expectEqual(map.origin(of: .footer(section: 1)), .arrives(.top))
  }

  @Test func aReloadedRowKeepsItsIndexPathAndIsReplaced() throws {
    let map = try map([.reloadRow(path(0, 1), .fade), .deleteRow(path(0, 0), .top)], from: [3], to: [2])
    expectEqual(map.newPath(of: path(0, 1)), path(0, 0))
    expectNil(map.survivor(of: path(0, 1)))
    expectEqual(map.fate(of: .row(path(0, 1))), .reloads(to: .row(path(0, 0)), .fade))
    expectEqual(map.origin(of: .row(path(0, 0))), .reloaded(from: .row(path(0, 1)), .fade))
  }

  @Test func aReloadedSectionMayHaveAnyCount() throws {
    let map = try map([.reloadSection(0, .automatic)], from: [3, 1], to: [5, 1])
    expectEqual(map.newSection(of: 0), 0)
    expectNil(map.survivor(of: path(0, 0)))
    expectEqual(map.newPath(of: path(1, 0)), path(1, 0))
    expectEqual(map.origin(of: .row(path(0, 4))), .arrives(.automatic))
  }

  @Test func aRowMovedToItsOwnIndexStays() throws {
    let map = try map([.moveRow(from: path(0, 1), to: path(0, 1))], from: [3], to: [3])
    expectEqual((0..<3).map { map.newPath(of: path(0, $0)) }, [path(0, 0), path(0, 1), path(0, 2)])
  }

  // MARK: Refusals

  private func refusal(
    _ operations: [BatchUpdate.Operation], from before: SectionCounts, to after: SectionCounts
  ) -> InvalidUpdate? {
    do throws(InvalidUpdate) {
      _ = try map(operations, from: before, to: after)
      return nil
    } catch {
      return error
    }
  }

  @Test func aWrongRowCountIsReported() throws {
    let fault = try require(
      refusal([.insertRow(path(1, 0), .fade), .deleteRow(path(0, 1), .fade)], from: [2, 5], to: [1, 5]))
    expectEqual(
      fault.message,
      """
      Invalid update: invalid number of rows in section 1. The number of rows contained in an existing section after \
      the update (5) must be equal to the number of rows contained in that section before the update (5), plus or \
      minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the \
      number of rows moved into or out of that section (0 moved in, 0 moved out).
      """)
    expectEqual(fault.section, 1)
    expectEqual(fault.operations, [.insertRow(path(1, 0), .fade)])
    expect(fault.description.hasSuffix("Asked for: insert row 0 of section 1."))
  }

  @Test func aWrongRowCountAfterMovesIsReported() throws {
    let fault = try require(refusal([.moveRow(from: path(0, 0), to: path(1, 0))], from: [2, 2], to: [2, 3]))
    expect(fault.message.contains("rows in section 0."))
    expect(fault.message.contains("(0 inserted, 0 deleted)"))
    expect(fault.message.hasSuffix("(0 moved in, 1 moved out)."))
  }

  @Test func aWrongSectionCountIsReported() throws {
    let fault = try require(refusal([.insertSection(0, .fade)], from: [1], to: [1]))
    expectEqual(
      fault.message,
      """
      Invalid update: invalid number of sections. The number of sections contained in the table view after the \
      update (1) must be equal to the number of sections contained in the table view before the update (1), plus or \
      minus the number of sections inserted or deleted (1 inserted, 0 deleted).
      """)
  }

  @Test(arguments: [
    (
      [BatchUpdate.Operation.deleteRow(RowPath(section: 0, row: 5), .fade)],
      "attempt to delete row 5 from section 0 which only contains 3 rows before the update"
    ),
    (
      [.insertRow(RowPath(section: 0, row: 8), .fade)],
      "attempt to insert row 8 into section 0, but there are only 3 rows in section 0 after the update"
    ),
    (
      [.deleteRow(RowPath(section: 4, row: 0), .fade)],
      "attempt to delete row 0 from section 4, but there are only 2 sections before the update"
    ),
    (
      [.insertRow(RowPath(section: 3, row: 0), .fade)],
      "attempt to insert row 0 into section 3, but there are only 2 sections after the update"
    ),
    ([.deleteSection(2, .fade)], "attempt to delete section 2, but there are only 2 sections before the update"),
    ([.insertSection(7, .fade)], "attempt to insert section 7, but there are only 2 sections after the update"),
    ([.reloadSection(-1, .fade)], "attempt to reload section -1, but there are only 2 sections before the update"),
    (
      [.reloadRow(RowPath(section: 1, row: 1), .fade)],
      "attempt to reload row 1 from section 1 which only contains 1 rows before the update"
    ),
    (
      [.deleteRow(RowPath(section: 0, row: 1), .fade), .deleteRow(RowPath(section: 0, row: 1), .fade)],
      "attempt to delete row 1 of section 0 twice in one update"
    ),
    (
      [.deleteRow(RowPath(section: 0, row: 1), .fade), .reloadRow(RowPath(section: 0, row: 1), .fade)],
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      [
        .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0)),
        .deleteRow(RowPath(section: 0, row: 1), .fade),
      ],
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      [
        .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0)),
        .reloadRow(RowPath(section: 0, row: 1), .fade),
      ],
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      [
        .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0)),
        .insertRow(RowPath(section: 0, row: 0), .fade),
      ],
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
    ),
    (
      [
        .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0)),
        .moveRow(from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0)),
      ],
      """
      attempt to move both {length = 2, path = 0 - 1} and {length = 2, path = 0 - 2} to the same location \
      ({length = 2, path = 0 - 0})
      """
    ),
    (
      [
        .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0)),
        .moveRow(from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 2)),
      ],
      "attempt to perform multiple moves from the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      [.deleteSection(0, .fade), .moveSection(from: 0, to: 1)],
      "attempt to perform a delete and a move from the same section (0)"
    ),
    ([.deleteSection(0, .fade), .reloadSection(0, .fade)], "attempt to delete and reload the same section (0)"),
    (
      [.insertSection(1, .fade), .moveSection(from: 0, to: 1)],
      "attempt to perform an insert and a move to the same section (1)"
    ),
    (
      [.moveSection(from: 0, to: 1), .moveSection(from: 1, to: 1)],
      "attempt to move both section 0 and section 1 to the same location (1)"
    ),
  ])
  func refusesWithTheWordsOfUIKit(_ operations: [BatchUpdate.Operation], _ message: String) throws {
    let fault = try require(refusal(operations, from: [3, 1], to: [3, 1]))
    expectEqual(fault.message, message)
    expect(!fault.operations.isEmpty)
  }

  @Test func longListsOfOperationsAreShortenedInTheMessage() throws {
    let deletions = (0..<40).map { BatchUpdate.Operation.deleteRow(path(0, $0), .fade) }
    let fault = try require(refusal(deletions, from: [50], to: [50]))
    expect(fault.description.hasSuffix("delete row 11 of section 0 and 28 more."))
  }
}
