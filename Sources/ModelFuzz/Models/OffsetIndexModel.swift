import Fuzzing
import ListCore

/// Compares `OffsetIndex` with a plain array of heights, which are summed again for each query.
struct OffsetIndexModel: FuzzModel {
  static let name = "offset-index"
  /// Few rows and small leaves give a deep tree that edits change everywhere, and a reference that is quick to sum.
  private static let largestCount = 160
  private static let fullCheckInterval = 64

  private struct Row: Equatable {
    var units: Int64
    var isEstimated: Bool
  }

  private var generator: SeededGenerator
  private var index = OffsetIndex(leafCapacity: RunTree.minimumLeafCapacity)
  private var reference: [Row] = []
  private var steps = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    steps += 1
    switch generator.int(0...9) {
    case 0...2: insert()
    case 3: remove()
    case 4...6: try setHeight()
    case 7: setRange()
    default: break
    }
    try expect(index.count, is: reference.count, "count")
    try checkRow()
    try checkOffset()
    try checkRange()
    if steps % Self.fullCheckInterval == 0 { try checkAll() }
  }

  private mutating func height() -> Double {
    switch generator.int(0...9) {
    case 0: 0
    // Taller than the short form of a leaf's words can hold.
    case 1: generator.double(5000...90_000)
    case 2...6: 44
    default: Double(generator.int(1...300)) / 3
    }
  }

  private mutating func insert() {
    let position = generator.int(0...reference.count)
    let count = generator.oneIn(3) ? generator.int(1...20) : 1
    guard reference.count + count <= Self.largestCount else { return remove() }
    let height = height()
    let isEstimated = generator.oneIn(2)
    index.insertRows(count, height: height, isEstimated: isEstimated, at: position)
    let row = Row(units: Length.units(height), isEstimated: isEstimated)
    reference.insert(contentsOf: repeatElement(row, count: count), at: position)
  }

  private mutating func remove() {
    let first = generator.int(0...reference.count)
    let longest = generator.oneIn(40) ? reference.count : 25
    let last = min(first + generator.int(0...longest), reference.count)
    index.removeRows(first..<last)
    reference.removeSubrange(first..<last)
  }

  private mutating func setHeight() throws(Mismatch) {
    guard !reference.isEmpty else { return }
    let row = generator.int(0...reference.count - 1)
    let height = height()
    let moved = index.setHeight(height, ofRow: row)
    let units = Length.units(height)
    try expect(Length.units(moved), is: units - reference[row].units, "the move by a new height of row \(row)")
    reference[row] = Row(units: units, isEstimated: false)
  }

  private mutating func setRange() {
    let first = generator.int(0...reference.count)
    let last = min(first + generator.int(0...12), reference.count)
    let height = height()
    index.setHeight(height, isEstimated: true, ofRows: first..<last)
    for row in first..<last { reference[row] = Row(units: Length.units(height), isEstimated: true) }
  }

  private func sum(before row: Int) -> Int64 {
    var sum: Int64 = 0
    for index in 0..<row { sum += reference[index].units }
    return sum
  }

  private mutating func checkRow() throws(Mismatch) {
    let row = generator.int(0...reference.count)
    let before = sum(before: row)
    try expect(Length.units(index.offset(ofRow: row)), is: before, "offset of row \(row)")
    guard row < reference.count else { return }
    let found = index.row(at: row)
    try expect(found.index, is: row, "index of row \(row)")
    try expect(Length.units(found.offset), is: before, "offset in row \(row)")
    try expect(Length.units(found.height), is: reference[row].units, "height of row \(row)")
    try expect(found.isEstimated, is: reference[row].isEstimated, "estimate of row \(row)")
  }

  private mutating func checkOffset() throws(Mismatch) {
    let total = sum(before: reference.count)
    let point = Int64(generator.int(-100...Int(total) + 100))
    var expected: Int?
    var start: Int64 = 0
    for (row, entry) in reference.enumerated() {
      if point >= start && point < start + entry.units { expected = row }
      start += entry.units
    }
    try expect(index.row(atOffset: Length.points(point))?.index, is: expected, "row at \(point) units")
    // The very first point of a row with a height is that row's.
    guard let row = expected else { return }
    try expect(
      index.row(atOffset: index.offset(ofRow: row))?.index, is: row, "row at the offset of row \(row)")
  }

  private mutating func checkRange() throws(Mismatch) {
    let total = index.totalHeight
    let lower = generator.double(-100...total + 100)
    let upper = lower + generator.double(0...2000)
    let rows = index.rows(from: lower, to: upper)
    var expected: [Int] = []
    var start: Int64 = 0
    for (row, entry) in reference.enumerated() {
      let end = start + entry.units
      if entry.units > 0 && end > Length.units(lower) && start < Length.units(upper)
        && Length.units(lower) < Length.units(upper)
      {
        expected.append(row)
      }
      start = end
    }
    let range = expected.first.map { $0..<expected[expected.count - 1] + 1 } ?? 0..<0
    try expect(rows, is: range, "rows from \(lower) to \(upper)")
  }

  private func checkAll() throws(Mismatch) {
    try expectNoViolation(index.invariantViolation())
    var rows: [Row] = []
    var offsets: [Int64] = []
    index.forEachRow(in: 0..<index.count) { row in
      rows.append(Row(units: Length.units(row.height), isEstimated: row.isEstimated))
      offsets.append(Length.units(row.offset))
      return true
    }
    try expect(rows, is: reference, "the walk over all rows")
    try expect(offsets, is: reference.indices.map { sum(before: $0) }, "the offsets of the walk")
  }
}
