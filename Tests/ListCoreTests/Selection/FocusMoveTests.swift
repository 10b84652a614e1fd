import Expectations
import Testing

@testable import ListCore

@Suite struct FocusMoveTests {
  /// Three sections of four rows of 10 points, with headers and footers of 10.
  private let geometry: TableGeometry = {
    var builder = TableGeometry.Builder(expectedRowCount: 0, headerTopPadding: 0)
    for _ in 0..<3 {
      builder.beginSection(header: 10, isEstimated: false)
      builder.appendRows(4, height: 10, isEstimated: false)
      builder.endSection(footer: 10, isEstimated: false)
    }
    return builder.finish(leading: 0, trailing: 0)
  }()

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  private func move(
    _ move: FocusMove, from start: RowPath, page: Double = 50, mayFocus: (RowPath) -> Bool = { _ in true }
  ) -> RowPath? { geometry.row(from: start, move, page: page, mayFocus: mayFocus) }

  @Test func arrowKeysSkipHeadersAndFooters() {
    expectEqual(move(.down, from: path(0, 1)), path(0, 2))
    expectEqual(move(.down, from: path(0, 3)), path(1, 0))
    expectEqual(move(.up, from: path(1, 0)), path(0, 3))
    expectNil(move(.up, from: path(0, 0)))
    expectNil(move(.down, from: path(2, 3)))
  }

  @Test func rowsThatMayNotBecomeFocusedAreSkipped() {
    let odd: (RowPath) -> Bool = { $0.row % 2 == 1 }
    expectEqual(move(.down, from: path(0, 1), mayFocus: odd), path(0, 3))
    expectEqual(move(.down, from: path(0, 3), mayFocus: odd), path(1, 1))
    expectEqual(move(.first, from: path(2, 3), mayFocus: odd), path(0, 1))
    expectNil(move(.up, from: path(0, 1), mayFocus: odd))
    expectNil(move(.down, from: path(0, 1)) { _ in false })
  }

  @Test func homeAndEndReachTheFirstAndLastRow() {
    expectEqual(move(.first, from: path(1, 2)), path(0, 0))
    expectEqual(move(.last, from: path(1, 2)), path(2, 3))
    expectNil(move(.first, from: path(0, 0)))
    expectNil(move(.last, from: path(2, 3)))
  }

  @Test func pageKeysMoveByTheHeightOfTheScreen() {
    expectEqual(move(.pageDown, from: path(0, 0), page: 30), path(0, 3))
    expectEqual(move(.pageDown, from: path(0, 0), page: 60), path(1, 0))
    expectEqual(move(.pageDown, from: path(0, 0), page: 50), path(0, 3), "a header has no focus: the row before it")
    expectEqual(move(.pageDown, from: path(2, 1), page: 500), path(2, 3))
    expectEqual(move(.pageUp, from: path(2, 3), page: 30), path(2, 0))
    expectEqual(move(.pageUp, from: path(0, 2), page: 500), path(0, 0))
    expectEqual(move(.pageDown, from: path(0, 0), page: 3), path(0, 1), "at least one row")
    expectNil(move(.pageUp, from: path(0, 0), page: 50))
  }
}
