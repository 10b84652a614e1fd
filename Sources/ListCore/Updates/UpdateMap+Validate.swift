extension UpdateMap {
  /// Computes the effect of `batch`.
  ///
  /// - Parameters:
  /// - before: the table before the batch.
  /// - after: the data source's present counts.
  /// - Throws: the error in UIKit's words.
  /// - Complexity: O(k log k + s log k) for k operations and s sections. An operation on a range counts once.
  package init(
    _ batch: BatchUpdate, before: some SectionCounting, after: some SectionCounting
  ) throws(InvalidUpdate) {
    isIdentity = batch.isEmpty
    for (number, operation) in batch.operations.enumerated() { try note(operation, number, before, after) }
    try arrange(&deletedRows, batch)
    try arrange(&insertedRows, batch)
    for operation in batch.operations { try checkConflict(of: operation) }
    sections = SequenceMap(
      removed: NumberRanges(numbers: Array(deletedSections.keys) + sectionMoves.keys),
      placed: NumberRanges(numbers: Array(insertedSections.keys) + sectionMovesBack.keys))
    try checkSectionCount(batch, before, after)
    for old in reloadedSections.keys {
      if let new = newSection(of: old) { reloadedSectionsBack[new] = old }
    }
    collectRows()
    try checkRowCounts(batch, before, after)
  }

  // MARK: One operation

  private mutating func note(
    _ operation: BatchUpdate.Operation, _ number: Int, _ before: some SectionCounting, _ after: some SectionCounting
  ) throws(InvalidUpdate) {
    switch operation {
    case .insertRow(let path, let transition):
      try check(path, isIn: after, .insertion, operation)
      insertedRows[path.section, default: RowTransitions()].add(path.row..<path.row + 1, transition, operation: number)
    case .deleteRow(let path, let transition):
      try check(path, isIn: before, .deletion, operation)
      deletedRows[path.section, default: RowTransitions()].add(path.row..<path.row + 1, transition, operation: number)
    case .insertRows(let range, let transition):
      try check(range.last, isIn: after, .insertion, operation)
      insertedRows[Int(range.section), default: RowTransitions()].add(range.rows, transition, operation: number)
    case .deleteRows(let range, let transition):
      try check(range.last, isIn: before, .deletion, operation)
      deletedRows[Int(range.section), default: RowTransitions()].add(range.rows, transition, operation: number)
    case .moveRow(let from, let to):
      try check(from, isIn: before, .departure, operation)
      try check(to, isIn: after, .destination, operation)
      try noteMove(from, to, operation)
    case .reloadRow(let path, let transition):
      try check(path, isIn: before, .reload, operation)
      // As in UIKit, a row may be reloaded several times in a batch; the first transition is used.
      if reloadedRows[path] == nil { reloadedRows[path] = transition }
    case .reconfigureRow(let path):
      try check(path, isIn: before, .reconfiguration, operation)
      reconfiguredRows.insert(path)
    case .insertSection(let section, let transition):
      try check(section, isIn: after, .insertion, operation)
      try noteOnce(section, transition, in: &insertedSections, operation)
    case .deleteSection(let section, let transition):
      try check(section, isIn: before, .deletion, operation)
      try noteOnce(section, transition, in: &deletedSections, operation)
    case .moveSection(let from, let to):
      try check(from, isIn: before, .departure, operation)
      try check(to, isIn: after, .destination, operation)
      try noteMove(from, to, operation)
    case .reloadSection(let section, let transition):
      try check(section, isIn: before, .reload, operation)
      if reloadedSections[section] == nil { reloadedSections[section] = transition }
    }
  }

  private enum Role {
    case insertion, deletion, departure, destination, reload, reconfiguration

    var verb: String {
      switch self {
      case .insertion: "insert"
      case .deletion: "delete"
      case .departure, .destination: "move"
      case .reload: "reload"
      case .reconfiguration: "reconfigure"
      }
    }
    /// Whether the path is numbered as after the batch.
    var isInNewTable: Bool { self == .insertion || self == .destination }
    var time: String { isInNewTable ? "after the update" : "before the update" }
  }

  private func check(
    _ path: RowPath, isIn counts: some SectionCounting, _ role: Role, _ operation: BatchUpdate.Operation
  ) throws(InvalidUpdate) {
    guard path.section >= 0, path.section < counts.sectionCount else {
      let place = role.isInNewTable ? "into" : "from"
      throw InvalidUpdate(
        """
        attempt to \(role.verb) row \(path.row) \(place) section \(path.section), but there are only \
        \(counts.sectionCount) sections \(role.time)
        """, section: path.section, [operation])
    }
    let rows = counts.rowCount(ofSection: path.section)
    guard path.row < 0 || path.row >= rows else { return }
    throw InvalidUpdate(
      role.isInNewTable
        ? """
        attempt to \(role.verb) row \(path.row) into section \(path.section), but there are only \(rows) rows in \
        section \(path.section) after the update
        """
        : """
        attempt to \(role.verb) row \(path.row) from section \(path.section) which only contains \(rows) rows \
        before the update
        """, section: path.section, [operation])
  }

  private func check(
    _ section: Int, isIn counts: some SectionCounting, _ role: Role, _ operation: BatchUpdate.Operation
  ) throws(InvalidUpdate) {
    guard section < 0 || section >= counts.sectionCount else { return }
    throw InvalidUpdate(
      "attempt to \(role.verb) section \(section), but there are only \(counts.sectionCount) sections \(role.time)",
      section: section, [operation])
  }

  /// Puts the rows of each section in order. None may be named twice.
  private func arrange(_ rows: inout [Int: RowTransitions], _ batch: BatchUpdate) throws(InvalidUpdate) {
    for section in rows.keys.sorted() {
      guard let number = rows[section]?.arrange() else { continue }
      let operation = batch.operations[number]
      throw InvalidUpdate("attempt to \(operation) twice in one update", section: section, [operation])
    }
  }

  private func noteOnce(
    _ section: Int, _ transition: RowTransition, in sections: inout [Int: RowTransition],
    _ operation: BatchUpdate.Operation
  ) throws(InvalidUpdate) {
    guard sections.updateValue(transition, forKey: section) == nil else {
      throw InvalidUpdate("attempt to \(operation) twice in one update", section: section, [operation])
    }
  }

  private mutating func noteMove(
    _ from: RowPath, _ to: RowPath, _ operation: BatchUpdate.Operation
  ) throws(InvalidUpdate) {
    if let other = rowMoves.updateValue(to, forKey: from) {
      throw InvalidUpdate(
        "attempt to perform multiple moves from the same index path (\(InvalidUpdate.pathText(from)))",
        section: from.section, [.moveRow(from: from, to: other), operation])
    }
    if let other = rowMovesBack.updateValue(from, forKey: to) {
      throw InvalidUpdate(
        """
        attempt to move both \(InvalidUpdate.pathText(other)) and \(InvalidUpdate.pathText(from)) to the same \
        location (\(InvalidUpdate.pathText(to)))
        """, section: to.section, [.moveRow(from: other, to: to), operation])
    }
  }

  private mutating func noteMove(
    _ from: Int, _ to: Int, _ operation: BatchUpdate.Operation
  ) throws(InvalidUpdate) {
    if let other = sectionMoves.updateValue(to, forKey: from) {
      throw InvalidUpdate(
        "attempt to perform multiple moves from the same section (\(from))", section: from,
        [.moveSection(from: from, to: other), operation])
    }
    if let other = sectionMovesBack.updateValue(from, forKey: to) {
      throw InvalidUpdate(
        "attempt to move both section \(other) and section \(from) to the same location (\(to))", section: to,
        [.moveSection(from: other, to: to), operation])
    }
  }

  // MARK: Operations that exclude each other

  private func checkConflict(of operation: BatchUpdate.Operation) throws(InvalidUpdate) {
    switch operation {
    case .deleteRow(let path, _):
      if let to = rowMoves[path] { throw deleteAndMove(path, [operation, .moveRow(from: path, to: to)]) }
      if let reload = reloadedRows[path] {
        throw InvalidUpdate(
          "attempt to delete and reload the same index path (\(InvalidUpdate.pathText(path)))",
          section: path.section, [operation, .reloadRow(path, reload)])
      }
    case .insertRows(let range, let transition):
      if let path = range.first(in: rowMovesBack) { try checkConflict(of: .insertRow(path, transition)) }
    case .deleteRows(let range, let transition):
      let conflicts = [range.first(in: rowMoves), range.first(in: reloadedRows)]
      if let path = conflicts.compactMap({ $0 }).min() { try checkConflict(of: .deleteRow(path, transition)) }
    case .reloadRow(let path, _):
      // [M] UIKit treats a reload as a deletion here, and its message says so.
      if let to = rowMoves[path] { throw deleteAndMove(path, [operation, .moveRow(from: path, to: to)]) }
    case .insertRow(let path, _):
      guard let from = rowMovesBack[path] else { return }
      throw InvalidUpdate(
        "attempt to perform an insert and a move to the same index path (\(InvalidUpdate.pathText(path)))",
        section: path.section, [operation, .moveRow(from: from, to: path)])
    case .deleteSection(let section, _):
      if let to = sectionMoves[section] { throw deleteAndMove(section, to, operation) }
      if let reload = reloadedSections[section] {
        throw InvalidUpdate(
          "attempt to delete and reload the same section (\(section))", section: section,
          [operation, .reloadSection(section, reload)])
      }
    case .reloadSection(let section, _):
      if let to = sectionMoves[section] { throw deleteAndMove(section, to, operation) }
    case .insertSection(let section, _):
      guard let from = sectionMovesBack[section] else { return }
      throw InvalidUpdate(
        "attempt to perform an insert and a move to the same section (\(section))", section: section,
        [operation, .moveSection(from: from, to: section)])
    case .moveRow, .moveSection, .reconfigureRow: return
    }
  }

  private func deleteAndMove(_ path: RowPath, _ operations: [BatchUpdate.Operation]) -> InvalidUpdate {
    InvalidUpdate(
      "attempt to perform a delete and a move from the same index path (\(InvalidUpdate.pathText(path)))",
      section: path.section, operations)
  }

  private func deleteAndMove(_ section: Int, _ to: Int, _ operation: BatchUpdate.Operation) -> InvalidUpdate {
    InvalidUpdate(
      "attempt to perform a delete and a move from the same section (\(section))", section: section,
      [operation, .moveSection(from: section, to: to)])
  }

  // MARK: Counts

  private func checkSectionCount(
    _ batch: BatchUpdate, _ before: some SectionCounting, _ after: some SectionCounting
  ) throws(InvalidUpdate) {
    let expected = before.sectionCount - deletedSections.count + insertedSections.count
    guard expected != after.sectionCount else { return }
    throw InvalidUpdate.wrongSectionCount(
      after: after.sectionCount, before: before.sectionCount, inserted: insertedSections.count,
      deleted: deletedSections.count, batch.operations.filter(\.isOfSections))
  }

  /// Collects the operations on rows of staying sections in a map for each section.
  private mutating func collectRows() {
    var removed = deletedRows.mapValues(\.ranges)
    var placed = insertedRows.mapValues(\.ranges)
    for path in rowMoves.keys { removed[path.section, default: []].append(path.row..<path.row + 1) }
    for path in rowMoves.values { placed[path.section, default: []].append(path.row..<path.row + 1) }
    for (old, rows) in removed {
      guard let new = newSection(of: old) else { continue }
      let map = SequenceMap(removed: NumberRanges(rows), placed: NumberRanges(placed[new] ?? []))
      rowsByOldSection[old] = map
      rowsByNewSection[new] = map
    }
    for (new, rows) in placed where rowsByNewSection[new] == nil {
      guard let old = oldSection(of: new) else { continue }
      let map = SequenceMap(placed: NumberRanges(rows))
      rowsByOldSection[old] = map
      rowsByNewSection[new] = map
    }
  }

  private func checkRowCounts(
    _ batch: BatchUpdate, _ before: some SectionCounting, _ after: some SectionCounting
  ) throws(InvalidUpdate) {
    for old in 0..<before.sectionCount {
      guard reloadedSections[old] == nil, let new = newSection(of: old) else { continue }
      let rows = rowsByOldSection[old]
      let expected = before.rowCount(ofSection: old) - (rows?.removed.count ?? 0) + (rows?.placed.count ?? 0)
      if expected == after.rowCount(ofSection: new) { continue }
      let movedOut = rowMoves.keys.count { $0.section == old }
      let movedIn = rowMoves.values.count { $0.section == new }
      throw InvalidUpdate.wrongRowCount(
        section: old, after: after.rowCount(ofSection: new), before: before.rowCount(ofSection: old),
        inserted: (rows?.placed.count ?? 0) - movedIn, deleted: (rows?.removed.count ?? 0) - movedOut,
        movedIn: movedIn, movedOut: movedOut, batch.operations.filter { $0.touchesRows(ofOld: old, new: new) })
    }
  }
}

extension ListChanges.RowRange {
  fileprivate var rows: Range<Int> { Int(start)..<Int(start) + Int(count) }

  /// The first row of the range that is a key. O(k) in the rows of the range or in the keys, whichever are fewer.
  fileprivate func first<Value>(in values: [RowPath: Value]) -> RowPath? {
    if values.count >= Int(count) { return paths.first { values[$0] != nil } }
    let rows = rows
    return values.keys.filter { $0.section == Int(section) && rows.contains($0.row) }.min()
  }
}

extension BatchUpdate.Operation {
  fileprivate var isOfSections: Bool {
    switch self {
    case .insertSection, .deleteSection, .moveSection, .reloadSection: true
    case .insertRow, .deleteRow, .insertRows, .deleteRows, .moveRow, .reloadRow, .reconfigureRow: false
    }
  }

  /// Whether the operation concerns rows of the section that is `old` before and `new` after the batch.
  fileprivate func touchesRows(ofOld old: Int, new: Int) -> Bool {
    switch self {
    case .insertRow(let path, _): path.section == new
    case .deleteRow(let path, _): path.section == old
    case .insertRows(let range, _): range.section == new
    case .deleteRows(let range, _): range.section == old
    case .moveRow(let from, let to): from.section == old || to.section == new
    default: false
    }
  }
}
