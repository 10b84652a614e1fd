import Expectations
import ListCore
import Testing

@testable import ModelFuzz

/// Every batch of few operations on every small table, beside plain arrays.
@Suite struct UpdateMapExhaustiveTests {
  @Test func pairsOfOperationsAgreeWithArrays() throws {
    var batches = 0
    for counts in Self.shapes(sections: 3, rows: 3) { batches += try Self.checkAll(counts, operations: 2) }
    expect(batches > 75_000)
  }

  @Test func triplesOfOperationsAgreeWithArrays() throws {
    var batches = 0
    for counts in Self.shapes(sections: 2, rows: 2) { batches += try Self.checkAll(counts, operations: 3) }
    expect(batches > 35_000)
  }

  /// All lists of at most `sections` numbers from 0 to `rows`; of tables that differ in the order of sections one.
  private static func shapes(sections: Int, rows: Int) -> [[Int]] {
    var result: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<sections {
      longest = longest.flatMap { shape in (0...(shape.last ?? rows)).map { shape + [$0] } }
      result += longest
    }
    return result
  }

  /// Every operation that names a place of the table, or the one behind its last.
  private static func universe(_ counts: [Int]) -> [BatchUpdate.Operation] {
    var result: [BatchUpdate.Operation] = []
    let rows = counts.enumerated().flatMap { section, count in
      (0..<count).map { RowPath(section: section, row: $0) }
    }
    let places = counts.enumerated().flatMap { section, count in
      (0...count).map { RowPath(section: section, row: $0) }
    }
    for row in rows {
      result += [.deleteRow(row, .fade), .reloadRow(row, .none)]
      result += places.map { .moveRow(from: row, to: $0) }
    }
    result += places.map { .insertRow($0, .top) }
    for section in counts.indices {
      result += [.deleteSection(section, .fade), .reloadSection(section, .fade)]
      result += counts.indices.map { .moveSection(from: section, to: $0) }
    }
    result += (0...counts.count).map { .insertSection($0, .bottom) }
    return result
  }

  /// - Returns: how many batches were compared.
  private static func checkAll(_ counts: [Int], operations count: Int) throws -> Int {
    let universe = universe(counts)
    let table = ArrayTable(counts: counts)
    let geometry = table.geometry(headerTopPadding: 0)
    var compared = 0
    func descend(_ first: Int, _ chosen: [BatchUpdate.Operation]) throws {
      compared += 1
      try check(BatchUpdate(chosen), table, geometry)
      guard chosen.count < count else { return }
      for next in first..<universe.count { try descend(next + 1, chosen + [universe[next]]) }
    }
    try descend(0, [])
    return compared
  }

  private static func check(_ batch: BatchUpdate, _ table: ArrayTable, _ geometry: TableGeometry) throws {
    var after = table
    guard after.apply(batch, freshCount: { _ in 4 }) else {
      let accepted = try? UpdateMap(batch, before: table, after: table)
      if accepted != nil { Issue.record("\(table.counts) accepts \(batch.operations)") }
      return
    }
    let map = try UpdateMap(batch, before: table, after: after)
    let newPlaces = after.places
    for (id, old) in table.places where map.survivor(of: old) != newPlaces[id] {
      Issue.record("\(table.counts) by \(batch.operations): row \(old) at \(map.survivor(of: old) as Any)")
    }
    for path in newPlaces.values {
      guard let old = map.oldPath(of: path) else { continue }
      if map.newPath(of: old) != path { Issue.record("\(table.counts) by \(batch.operations): \(path) was \(old)") }
    }
    var applied = geometry
    applied.apply(map, after: after, heights: FreshHeights())
    let expected = after.geometry(headerTopPadding: 0)
    var places: [Extent] = []
    applied.forEachItem(in: 0..<applied.itemCount) { _, extent in
      places.append(extent)
      return true
    }
    var expectedPlaces: [Extent] = []
    expected.forEachItem(in: 0..<expected.itemCount) { _, extent in
      expectedPlaces.append(extent)
      return true
    }
    if places != expectedPlaces { Issue.record("\(table.counts) by \(batch.operations): \(places)") }
  }
}
