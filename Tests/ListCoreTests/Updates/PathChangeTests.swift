import Expectations
import ListCore
import Testing

@Suite struct PathChangeTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func aReloadedRowKeepsItsIndexPathAndDoesNotSurvive() throws {
    let map = try UpdateMap(
      BatchUpdate([.deleteRow(path(0), .fade), .reloadRow(path(2), .fade)]), before: [4] as SectionCounts,
      after: [3] as SectionCounts)
    let change = PathChange(map)
    expectEqual([0, 1, 2, 3].map { change.newPath(of: path($0)) }, [nil, path(0), path(1), path(2)])
    expectEqual([0, 1, 2, 3].map { change.survivor(of: path($0)) }, [nil, path(0), nil, path(2)])
    expectNil(change.survivor(of: TableItem.row(path(2))))
    expectEqual(change.survivor(of: TableItem.row(path(3))), .row(path(2)))
    expectEqual(change.survivor(of: TableItem.header(section: 0)), .header(section: 0))
  }

  @Test func aReconfiguredRowSurvivesWithoutItsView() throws {
    let map = try UpdateMap(
      BatchUpdate([.reconfigureRow(path(1))]), before: [2] as SectionCounts, after: [2] as SectionCounts)
    let change = PathChange(map)
    expectEqual(change.survivor(of: path(1)), path(1))
    expectNil(change.survivor(of: TableItem.row(path(1))))
    expectEqual(change.survivor(of: TableItem.row(path(0))), .row(path(0)))
  }

  @Test func aMoveMapsRowsAndKeepsHeaders() {
    let change = PathChange(movedBy: { $0 == RowPath(section: 0, row: 0) ? RowPath(section: 1, row: 0) : nil })
    expect(change.newPath(of: path(0)) == RowPath(section: 1, row: 0) && change.survivor(of: path(1)) == nil)
    expectEqual(change.survivor(of: TableItem.row(path(0))), .row(RowPath(section: 1, row: 0)))
    expectEqual(change.survivor(of: TableItem.footer(section: 0)), .footer(section: 0))
  }
}
