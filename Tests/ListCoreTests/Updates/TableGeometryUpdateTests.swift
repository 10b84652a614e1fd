import Expectations
import ListCore
import Testing

@Suite struct TableGeometryUpdateTests {
  private struct Estimates: UpdateHeights {
    func header(ofSection section: Int) -> Height { (28, true) }
    func footer(ofSection section: Int) -> Height { (0, false) }
    func rows(_ rows: Range<Int>, ofSection section: Int, _ append: (Int, Height) -> Void) {
      append(rows.count, (44, true))
    }
  }

  private func geometry(_ heights: [[Double]]) -> TableGeometry {
    var builder = TableGeometry.Builder(headerTopPadding: 22)
    for rows in heights {
      builder.beginSection(header: 28)
      for height in rows { builder.appendRows(height: height) }
      builder.endSection(footer: 0)
    }
    return builder.finish()
  }

  private func rows(_ geometry: TableGeometry, _ section: Int) -> [Double] {
    (0..<geometry.rowCount(ofSection: section)).map {
      geometry.extent(of: .row(RowPath(section: section, row: $0))).length
    }
  }

  @Test func survivorsKeepTheirHeightsAndInsertedRowsAreEstimated() throws {
    var geometry = geometry([[10, 20, 30], [40]])
    let after: SectionCounts = [3, 0, 2]
    let map = try UpdateMap(
      BatchUpdate([
        .insertSection(1, .fade), .deleteRow(RowPath(section: 0, row: 1), .fade),
        .insertRow(RowPath(section: 0, row: 0), .fade), .insertRow(RowPath(section: 2, row: 1), .fade),
      ]), before: geometry, after: after)
    geometry.apply(map, after: after, heights: Estimates())
    expectEqual(rows(geometry, 0), [44, 10, 30])
    expectEqual(rows(geometry, 2), [40, 44])
    expect(geometry.isEstimated(.row(RowPath(section: 0, row: 0))))
    expect(!geometry.isEstimated(.row(RowPath(section: 0, row: 1))))
    expectEqual(geometry.geometry(ofSection: 1).header, Extent(start: 50 + 84 + 22, length: 28))
    expectEqual(geometry.contentHeight, 3 * 50 + 84 + 84)
  }

  @Test func heightsMoveWithTheirRowsAndSections() throws {
    var geometry = geometry([[10, 20, 30], [40, 50]])
    let after: SectionCounts = [3, 2]
    let map = try UpdateMap(
      BatchUpdate([
        .moveSection(from: 1, to: 0), .moveRow(from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 1)),
      ]), before: geometry, after: after)
    geometry.apply(map, after: after, heights: Estimates())
    expectEqual(rows(geometry, 0), [40, 30, 50])
    expectEqual(rows(geometry, 1), [10, 20])
  }

  @Test func aSectionOfAMillionRowsIsInserted() throws {
    var geometry = geometry([[10]])
    let after: SectionCounts = [1_000_000, 1]
    let map = try UpdateMap(BatchUpdate([.insertSection(0, .fade)]), before: geometry, after: after)
    geometry.apply(map, after: after, heights: Estimates())
    expectEqual(geometry.rowCount, 1_000_001)
    expectEqual(geometry.contentHeight, 50 + 44_000_000 + 60)
    expect(geometry.reservedBytes < 10_000)
  }
}
