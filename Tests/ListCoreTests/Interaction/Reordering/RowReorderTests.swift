import Expectations
import ListCore
import Testing

@Suite struct RowReorderTests {
  /// Sections with these rows' heights, a header and a footer each.
  private func makeGeometry(_ sections: [[Double]], header: Double = 30, footer: Double = 10) -> TableGeometry {
    var builder = TableGeometry.Builder()
    for rows in sections {
      builder.beginSection(header: header)
      for height in rows { builder.appendRows(1, height: height) }
      builder.endSection(footer: footer)
    }
    return builder.finish(leading: 20)
  }

  /// Every move in small tables of rows of different heights, beside plain arrays.
  @Test func movesAgreeWithArrays() {
    let tables: [[[Double]]] = [
      [[40]], [[40, 50, 60]], [[40, 50], [60, 70]], [[], [40, 50], []], [[10, 20, 30], [], [40]],
    ]
    for table in tables {
      let geometry = makeGeometry(table)
      let sources = table.indices.flatMap { section in
        table[section].indices.map { RowPath(section: section, row: $0) }
      }
      for source in sources {
        var without = table
        let height = without[source.section].remove(at: source.row)
        for section in without.indices {
          for row in 0...without[section].count {
            var moved = without
            moved[section].insert(height, at: row)
            check(geometry, from: source, to: RowPath(section: section, row: row), expected: makeGeometry(moved))
          }
        }
      }
    }
  }

  private func check(_ geometry: TableGeometry, from source: RowPath, to place: RowPath, expected: TableGeometry) {
    var move = RowReorder(of: source, in: geometry)
    expect(move.isPlace(place, in: geometry))
    move.setDestination(place, in: geometry)
    var moved = geometry
    moved.moveRow(source, to: place)
    moved.checkInvariants()
    for index in 0..<expected.itemCount {
      let item = expected.item(at: index)
      expectEqual(moved.item(at: index), item)
      expectEqual(moved.extent(of: item), expected.extent(of: item), "\(source) to \(place): \(item)")
    }
    // What makes way stands where it will stand.
    for index in 0..<geometry.itemCount {
      let item = geometry.item(at: index)
      let shown = geometry.extent(of: item).start + move.displacement(ofItem: index)
      switch item {
      case .row(source): expectEqual(move.slot(in: geometry), expected.extent(of: .row(place)).start)
      case .row(let path):
        expectEqual(shown, expected.extent(of: .row(move.path(after: path))).start, "\(source) to \(place): \(path)")
      case .header, .footer: expectEqual(shown, expected.extent(of: item).start)
      }
    }
    for section in 0..<geometry.sectionCount {
      expectEqual(move.presented(section, in: geometry), expected.geometry(ofSection: section))
    }
  }

  @Test func theNearestDestinationIsProposed() {
    let geometry = makeGeometry([[40, 40, 100], [40]])
    let move = RowReorder(of: RowPath(section: 0, row: 0), in: geometry)
    let top = geometry.extent(of: .row(RowPath(section: 0, row: 0))).start
    func proposal(_ distance: Double) -> RowPath { move.proposal(top: top + distance, in: geometry) }
    expectEqual(proposal(0), RowPath(section: 0, row: 0))
    expectEqual(proposal(19), RowPath(section: 0, row: 0))
    expectEqual(proposal(21), RowPath(section: 0, row: 1))
    expectEqual(proposal(89), RowPath(section: 0, row: 1), "a high row gives way at its middle")
    expectEqual(proposal(91), RowPath(section: 0, row: 2))
    expectEqual(proposal(150), RowPath(section: 0, row: 2), "the end of a section is before its footer")
    expectEqual(proposal(180), RowPath(section: 1, row: 0))
    expectEqual(proposal(1000), RowPath(section: 1, row: 1))
    expectEqual(proposal(-1000), RowPath(section: 0, row: 0))
  }

  /// Wherever a row is dragged, dropping it is possible, and it lands no farther away than half of what it is over.
  @Test func everyPositionOfTheDraggedRowHasADestination() {
    let geometry = makeGeometry([[40, 60], [], [20, 90, 30]])
    for section in [0, 2] {
      for row in 0..<geometry.rowCount(ofSection: section) {
        var move = RowReorder(of: RowPath(section: section, row: row), in: geometry)
        for top in stride(from: 20.0, through: geometry.contentHeight - move.height, by: 1) {
          let place = move.proposal(top: top, in: geometry)
          expect(move.isPlace(place, in: geometry))
          move.setDestination(place, in: geometry)
          expect(abs(move.slot(in: geometry) - top) <= 50, "top \(top): \(place)")
        }
      }
    }
  }

  @Test func aRowLeavesItsSectionOnlyAfterPassingARowOfTheNext() {
    let geometry = makeGeometry([[40, 40], [40, 40]], header: 0, footer: 0)
    let last = RowPath(section: 0, row: 1)
    var move = RowReorder(of: last, in: geometry)
    let top = geometry.extent(of: .row(last)).start
    expectEqual(move.proposal(top: top + 2, in: geometry), last)
    expectEqual(move.proposal(top: top + 21, in: geometry), RowPath(section: 1, row: 1))
    let first = RowPath(section: 1, row: 0)
    move = RowReorder(of: first, in: geometry)
    expectEqual(move.proposal(top: top + 38, in: geometry), first)
    expectEqual(move.proposal(top: top + 19, in: geometry), last)
  }
}
