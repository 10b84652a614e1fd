import Expectations
import ListCore
import Testing

@Suite struct TableGeometryTests {
  /// Two sections of three rows of 44 with headers of 28 and a footer, below a table header of 100.
  private static func makeGeometry(headerTopPadding: Double = 0) -> TableGeometry {
    var builder = TableGeometry.Builder(headerTopPadding: headerTopPadding)
    for footer in [10.0, 0] {
      builder.beginSection(header: 28)
      builder.appendRows(3, height: 44)
      builder.endSection(footer: footer)
    }
    return builder.finish(leading: 100, trailing: 50)
  }

  @Test func headersRowsAndFootersFollowEachOther() {
    let geometry = Self.makeGeometry()
    expectEqual(geometry.extent(of: .header(section: 0)), Extent(start: 100, length: 28))
    expectEqual(geometry.extent(of: .row(RowPath(section: 0, row: 0))), Extent(start: 128, length: 44))
    expectEqual(geometry.extent(of: .footer(section: 0)), Extent(start: 260, length: 10))
    expectEqual(geometry.extent(of: .header(section: 1)), Extent(start: 270, length: 28))
    expectEqual(geometry.extent(of: .row(RowPath(section: 1, row: 2))), Extent(start: 386, length: 44))
    expectEqual(geometry.contentHeight, 480)
  }

  @Test func headerTopPaddingAppliesOnlyToHeadersWithAHeight() {
    var geometry = Self.makeGeometry(headerTopPadding: 22)
    expectEqual(geometry.extent(of: .header(section: 0)), Extent(start: 122, length: 28))
    expectEqual(geometry.item(atOffset: 110), .header(section: 0))
    expectEqual(geometry.contentHeight, 524)
    expectEqual(geometry.setHeight(0, of: .header(section: 0)), -50)
    expectEqual(geometry.extent(of: .header(section: 0)), Extent(start: 100, length: 0))
  }

  @Test func offsetsOutsideRowsFindNoRow() {
    let geometry = Self.makeGeometry()
    expectNil(geometry.row(atOffset: 50))
    expectNil(geometry.row(atOffset: 110))
    expectEqual(geometry.row(atOffset: 128), RowPath(section: 0, row: 0))
    expectEqual(geometry.row(atOffset: 259.9), RowPath(section: 0, row: 2))
    expectNil(geometry.row(atOffset: 265))
    expectNil(geometry.row(atOffset: 440))
  }

  @Test func aHundredThousandEqualSectionsFindTheirRows() {
    var builder = TableGeometry.Builder()
    for _ in 0..<100_000 {
      builder.beginSection(header: 28)
      builder.appendRows(10, height: 44)
      builder.endSection(footer: 0)
    }
    let geometry = builder.finish()
    expectEqual(geometry.rowCount, 1_000_000)
    expectEqual(geometry.extent(of: .header(section: 50_000)).start, 50_000 * 468)
    expectNil(geometry.row(atOffset: 50_000 * 468 + 28 + 441))
    expectEqual(geometry.row(atOffset: 50_000 * 468 + 28 + 439), RowPath(section: 50_000, row: 9))
  }

  @Test func aTableWithoutSectionsHasItsOwnHeaderAndFooter() {
    let geometry = TableGeometry.Builder().finish(leading: 30, trailing: 12)
    expectEqual(geometry.contentHeight, 42)
    expect(geometry.items(from: 0, to: 100).isEmpty)
    expectEqual(geometry.contains(RowPath(section: 0, row: 0)), false)
  }

  @Test func containsRejectsPathsOutsideTheTable() {
    let geometry = Self.makeGeometry()
    expect(geometry.contains(RowPath(section: 1, row: 2)))
    for path in [(2, 0), (0, 3), (-1, 0), (0, -1)] {
      expect(!geometry.contains(RowPath(section: path.0, row: path.1)))
    }
  }
}
