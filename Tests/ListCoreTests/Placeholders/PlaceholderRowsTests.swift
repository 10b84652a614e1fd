import Expectations
import Fuzzing
import ListCore
import Testing

@Suite struct PlaceholderRowsTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  @Test func indexPathsConvertBetweenDataAndPlaceholders() {
    var rows = PlaceholderRows()
    expect(rows.isEmpty && rows.shown(ofData: path(3)) == path(3) && rows.data(ofShown: path(3)) == path(3))
    rows.insert(1, at: path(2))
    rows.insert(2, at: path(2))
    // Shown: 0 1 [2] [1] 2 3
    expect(rows.path(of: 2) == path(2) && rows.path(of: 1) == path(3))
    expectEqual((0..<4).map { rows.shown(ofData: path($0)).row }, [0, 1, 4, 5])
    expectEqual((0..<6).map { rows.data(ofShown: path($0))?.row }, [0, 1, nil, nil, 2, 3])
    expectEqual(rows.insertion(atShown: path(3)), path(2))
    expect(rows.shown([4, 1]) == [6, 1] && rows.data(ofShown: [6, 1]) == [4, 1])
    rows.remove(2, closesGap: true)
    expect(rows.path(of: 1) == path(2) && rows.path(of: 2) == nil)
    rows.remove(1, closesGap: false)
    expect(rows.isEmpty)
  }

  @Test func aPlaceholderStaysBelowItsRow() throws {
    var rows = PlaceholderRows()
    rows.insert(7, at: path(2))
    let batch = BatchUpdate([
      BatchUpdate.Operation.deleteRow(path(0), .automatic), BatchUpdate.Operation.insertRow(path(1), .automatic),
    ])
    let counts: SectionCounts = [4]
    // a b c d without a, and a new one behind b.
    let map = try UpdateMap(batch, before: counts, after: counts)
    let shown = rows.shown(batch, map, after: [4])
    expectEqual(shown.placeholders.path(of: 7), path(1), "behind b")
    let wanted: ContiguousArray<BatchUpdate.Operation> = [
      .deleteRow(path(0), .automatic), .insertRow(path(2), .automatic),
    ]
    expectEqual(shown.batch.operations, wanted)
  }

  @Test func aPlaceholderIsRemovedWithItsSection() throws {
    var rows = PlaceholderRows()
    rows.insert(7, at: path(1, 1))
    rows.insert(8, at: path(0, 2))
    let batch = BatchUpdate([BatchUpdate.Operation.deleteSection(1, .automatic)])
    let (before, after): (SectionCounts, SectionCounts) = ([1, 1, 1], [1, 1])
    let map = try UpdateMap(batch, before: before, after: after)
    let new = rows.shown(batch, map, after: [1, 1]).placeholders
    expect(new.path(of: 7) == nil && new.path(of: 8) == path(0, 1) && new.names == [8])
  }

  /// Whatever happens to the data, the batch as shown is one that fits, and leaves each row the row it was.
  @Test(arguments: 0..<300) func randomBatchesFitTheShownRowsWithPlaceholders(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var before: SectionCounts = []
    for _ in 0..<generator.int(1...3) { before.rows.append(generator.int(0...6)) }
    var rows = PlaceholderRows()
    for name in 0..<generator.int(1...4) {
      let section = generator.below(before.sectionCount)
      let count = rows.shown(before).rowCount(ofSection: section)
      rows.insert(name, at: path(generator.int(0...count), section))
    }
    var operations: [BatchUpdate.Operation] = []
    var after = before
    for section in 0..<before.sectionCount {
      let deleted = (0..<before.rows[section]).filter { _ in generator.oneIn(3) }
      operations += deleted.map { .deleteRow(path($0, section), .automatic) }
      after.rows[section] -= deleted.count
      let kept = (0..<before.rows[section]).filter { !deleted.contains($0) }
      if let moved = kept.first, generator.oneIn(2) {
        operations.append(.moveRow(from: path(moved, section), to: path(after.rows[section] - 1, section)))
      } else if generator.oneIn(2) {
        operations.append(.insertRow(path(generator.int(0...after.rows[section]), section), .automatic))
        after.rows[section] += 1
      }
    }
    let batch = BatchUpdate(operations)
    let map = try UpdateMap(batch, before: before, after: after)
    let (shown, new) = rows.shown(batch, map, after: after)
    let shownMap = try UpdateMap(shown, before: rows.shown(before), after: new.shown(after))
    expectEqual(new.names, rows.names, "seed \(seed)")
    for section in 0..<before.sectionCount {
      for row in 0..<before.rows[section] {
        let wanted = map.newPath(of: path(row, section)).map(new.shown(ofData:))
        expectEqual(shownMap.newPath(of: rows.shown(ofData: path(row, section))), wanted, "seed \(seed)")
      }
    }
    for name in rows.names {
      let old = try require(rows.path(of: name))
      expectEqual(shownMap.newPath(of: old), new.path(of: name), "seed \(seed), placeholder \(name)")
    }
  }
}
