import Fuzzing
import ListCore

/// Performs random batches one after another on a table, and compares `UpdateMap`, `TableGeometry.apply` and
/// `UpdatePlan` with ``ArrayTable``.
struct BatchUpdateModel: FuzzModel {
  static let name = "batch-update"
  private static let batchesPerTable = 40

  private var generator: SeededGenerator
  private var table = ArrayTable(counts: [])
  private var geometry = TableGeometry()
  private var padding = 0.0
  private var steps = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if steps % Self.batchesPerTable == 0 { rebuild() }
    steps += 1
    let batch = BatchUpdate((0..<generator.int(0...6)).map { _ in operation() })
    let fresh = generator.int(0...3)
    var after = table
    guard after.apply(batch, freshCount: { ($0 + fresh) % 4 }) else {
      // If the batch is valid with more rows in its inserted sections, there is nothing to check.
      var roomy = table
      if roomy.apply(batch, freshCount: { _ in 30 }) { return }
      if let map = try? UpdateMap(batch, before: table, after: SectionCounts(somewhatChangedCounts())) {
        throw Mismatch("\(table.counts) accepts \(batch.operations) as \(map)")
      }
      return
    }
    if generator.oneIn(4) { try checkWrongCounts(batch, after) }
    try Self.check(batch, before: table, after: after, geometry: &geometry, padding: padding)
    table = after
    if table.sections.count > 8 || table.counts.contains(where: { $0 > 20 }) { rebuild() }
  }

  private mutating func rebuild() {
    padding = generator.oneIn(2) ? 0 : 22
    let counts = (0..<generator.int(0...4)).map { _ in generator.int(0...6) }
    let heights = (0..<5).map { _ in Double(generator.int(2...6)) * 8 }
    table = ArrayTable(counts: counts) { heights[($0.section + $0.row) % heights.count] }
    geometry = table.geometry(headerTopPadding: padding)
  }

  private mutating func somewhatChangedCounts() -> [Int] {
    table.counts.map { max($0 + generator.int(-1...1), 0) }
  }

  // MARK: Operations

  /// A random operation, which mostly is valid by itself.
  private mutating func operation() -> BatchUpdate.Operation {
    let transition = RowTransition.allCases[generator.int(0...RowTransition.allCases.count - 1)]
    switch generator.int(0...12) {
    case 0...2: return .insertRow(path(beyond: 1), transition)
    case 3...5: return .deleteRow(path(beyond: 0), transition)
    case 6, 7: return .moveRow(from: path(beyond: 0), to: path(beyond: 1))
    case 8: return generator.oneIn(2) ? .reloadRow(path(beyond: 0), transition) : .reconfigureRow(path(beyond: 0))
    case 9: return .insertSection(generator.int(0...table.sectionCount), transition)
    case 10: return .deleteSection(section(), transition)
    case 11: return .moveSection(from: section(), to: section())
    default: return .reloadSection(section(), transition)
    }
  }

  private mutating func section() -> Int { generator.int(0...max(table.sectionCount - 1, 0)) }

  private mutating func path(beyond: Int) -> RowPath {
    let section = section()
    let rows = table.sections.indices.contains(section) ? table.sections[section].rows.count : 0
    return RowPath(section: section, row: generator.int(0...max(rows - 1 + beyond, 0)))
  }

  // MARK: Checks

  /// Checks that the batch is refused if a section that stays has one row too many or too few, or if there is one
  /// section too many.
  private mutating func checkWrongCounts(_ batch: BatchUpdate, _ after: ArrayTable) throws(Mismatch) {
    var counts = after.counts
    let staying = counts.indices.filter { !after.sections[$0].isFresh }
    if let section = staying.randomElement(using: &generator), generator.oneIn(2) {
      counts[section] += counts[section] > 0 && generator.oneIn(2) ? -1 : 1
    } else {
      counts.append(0)
    }
    let map = try? UpdateMap(batch, before: table, after: SectionCounts(counts))
    try expect(map == nil, "\(table.counts) accepts \(batch.operations) with \(counts)")
  }

  /// Compares all statements about `batch` with the tables before and after it.
  static func check(
    _ batch: BatchUpdate, before: ArrayTable, after: ArrayTable, geometry: inout TableGeometry, padding: Double
  ) throws(Mismatch) {
    let map: UpdateMap
    do {
      map = try UpdateMap(batch, before: before, after: after)
    } catch {
      throw Mismatch("\(before.counts) to \(after.counts) refuses \(batch.operations): \(error)")
    }
    let what = "\(before.counts) to \(after.counts) by \(batch.operations)"
    try checkPaths(map, batch, before, after, what)
    let old = geometry
    geometry.apply(map, after: after, heights: FreshHeights())
    if let violation = geometry.invariantViolation() { throw Mismatch("\(what): \(violation)") }
    try checkGeometry(geometry, after.geometry(headerTopPadding: padding), what)
    try checkPlan(UpdatePlan(before: old, after: geometry, map: map, shift: 3), old, geometry, map, what)
  }

  private static func checkPaths(
    _ map: UpdateMap, _ batch: BatchUpdate, _ before: ArrayTable, _ after: ArrayTable, _ what: String
  ) throws(Mismatch) {
    let oldPlaces = before.places
    let newPlaces = after.places
    for (id, old) in oldPlaces where map.survivor(of: old) != newPlaces[id] {
      throw Mismatch("\(what): row \(old) survives at \(map.survivor(of: old) as Any), not \(newPlaces[id] as Any)")
    }
    for (id, new) in newPlaces {
      let expected = oldPlaces[id]
      let found = map.oldPath(of: new)
      if let expected {
        if found != expected || map.newPath(of: expected) != new {
          throw Mismatch("\(what): \(new) was \(found as Any)")
        }
      } else if let found, !batch.operations.contains(where: { $0.reloads(found) }) || map.newPath(of: found) != new {
        throw Mismatch("\(what): \(new) is new and was \(found)")
      }
    }
    let oldSections = Dictionary(uniqueKeysWithValues: before.sections.enumerated().map { ($1.id, $0) })
    for (new, section) in after.sections.enumerated() {
      guard let old = oldSections[section.id] else { continue }
      if map.newSection(of: old) != new || map.oldSection(of: new) != old {
        throw Mismatch("\(what): section \(old) is at \(map.newSection(of: old) as Any), not \(new)")
      }
    }
  }

  private static func checkGeometry(
    _ found: TableGeometry, _ expected: TableGeometry, _ what: String
  ) throws(Mismatch) {
    guard found.itemCount == expected.itemCount, found.contentHeight == expected.contentHeight else {
      throw Mismatch(
        "\(what): \(found.itemCount) items, \(found.contentHeight) points, should be \(expected.itemCount)")
    }
    for index in 0..<expected.itemCount {
      let item = expected.item(at: index)
      let isSame =
        found.item(at: index) == item && found.extent(of: item) == expected.extent(of: item)
        && found.isEstimated(item) == expected.isEstimated(item)
      if !isSame { throw Mismatch("\(what): \(item) is at \(found.extent(of: item))") }
    }
  }

  /// Checks the plan: each item has one motion in each of the two lists that contain it, between its positions, and
  /// does not move if nothing before it changes.
  private static func checkPlan(
    _ plan: UpdatePlan, _ before: TableGeometry, _ after: TableGeometry, _ map: UpdateMap, _ what: String
  ) throws(Mismatch) {
    let leaving = plan.motions(ofOld: 0..<before.itemCount)
    let coming = plan.motions(ofNew: 0..<after.itemCount)
    guard leaving.count == before.itemCount, coming.count == after.itemCount else {
      throw Mismatch("\(what): the plan leaves items out")
    }
    for (index, motion) in leaving.enumerated() {
      let item = before.item(at: index)
      let start = before.extent(of: item)
      if motion.old != item || motion.start.start != start.start + 3 {
        throw Mismatch("\(what): \(item) starts at \(motion)")
      }
      if let new = motion.new, motion.end != after.extent(of: new) {
        throw Mismatch("\(what): \(item) ends at \(motion)")
      }
    }
    for (index, motion) in coming.enumerated() {
      let item = after.item(at: index)
      if motion.new != item || motion.end != after.extent(of: item) {
        throw Mismatch("\(what): \(item) ends at \(motion)")
      }
      guard let old = motion.old else { continue }
      if motion.start.start != before.extent(of: old).start + 3 {
        throw Mismatch("\(what): \(item) starts at \(motion)")
      }
      if !leaving.contains(where: { $0.old == old && $0.new == item }) {
        throw Mismatch("\(what): \(item) comes from \(old), which goes elsewhere")
      }
    }
  }
}

extension BatchUpdate.Operation {
  fileprivate func reloads(_ path: RowPath) -> Bool {
    if case .reloadRow(path, _) = self { return true }
    return false
  }
}
