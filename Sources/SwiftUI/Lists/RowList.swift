import ListCore

/// The sections that a list shows, with the row that the user has just moved.
@MainActor
struct RowList {
  private(set) var sections: [RowSection] = []
  /// A row that was moved in the list, and not yet in the app's data.
  private var move: (section: Int, from: Int, to: Int)?

  init(_ sections: [RowSection] = []) { self.sections = sections }

  func row(at path: RowPath) -> RowCollector.Row? {
    guard sections.indices.contains(path.section), 0..<sections[path.section].count ~= path.row else { return nil }
    return sections[path.section].row(at: placeInData(path.section, path.row))
  }

  func section(at index: Int) -> RowSection? { sections.indices.contains(index) ? sections[index] : nil }

  /// Shows a row at another index of its section before the app's data follow.
  mutating func move(_ from: RowPath, to: Int) { move = (from.section, from.row, to) }

  /// The data index of the row at a shown index.
  private func placeInData(_ section: Int, _ row: Int) -> Int {
    guard let move, move.section == section else { return row }
    if row == move.to { return move.from }
    if move.from < move.to { return move.from..<move.to ~= row ? row + 1 : row }
    return move.to + 1...move.from ~= row ? row - 1 : row
  }

  /// The shown index of the row at a data index.
  private func placeShown(_ section: Int, _ row: Int) -> Int {
    guard let move, move.section == section else { return row }
    if row == move.from { return move.to }
    if move.from < move.to { return move.from + 1...move.to ~= row ? row - 1 : row }
    return move.to..<move.from ~= row ? row + 1 : row
  }

  /// The index paths of the rows that a selection identifies by values. O(n).
  func paths(ofValues values: Set<AnyHashable>) -> [RowPath] {
    guard !values.isEmpty else { return [] }
    return sections.enumerated().flatMap { section, rows in
      rows.indexes(ofValues: values).map { RowPath(section: section, row: placeShown(section, $0)) }
    }
  }

  /// The index path of a row with an identity. O(n).
  func path(ofRow id: AnyHashable) -> RowPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.index(ofRow: id) { return RowPath(section: section, row: placeShown(section, row)) }
    }
    return nil
  }

  // MARK: Changes

  /// Matches these rows with those of an earlier list. Collections that did not change are not examined.
  func matching(from old: RowList) -> ListMatching {
    let (oldEnds, newEnds) = (old.ends, ends)
    let numbers = Dictionary(
      old.sections.enumerated().map { ($1.id, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    let matched = ContiguousArray(sections.map { numbers[$0.id] ?? ListMatching.none })
    let places = old.places
    let pairs = self.places.map { owner, new in
      (new: new, old: places[owner], rows: places[owner].map { new.run.source.matching(from: $0.run.source) })
    }
    let isUnchanged =
      old.move == nil && oldEnds == newEnds && matched.indices.allSatisfy { matched[$0] == Int32($0) }
      && pairs.allSatisfy { $0.rows?.isUnchanged == true && $0.new.isAtSamePlace(as: $0.old) }
    guard !isUnchanged else { return ListMatching(unchanged: newEnds) }
    var items = ContiguousArray(repeating: ListMatching.none, count: Int(newEnds.last ?? 0))
    for (new, before, rows) in pairs {
      guard let before, let rows else { continue }
      let first = Int(start(new.section, newEnds)) + new.start
      let oldFirst = start(before.section, oldEnds)
      for row in 0..<rows.newCount {
        guard let found = rows.oldRow(of: row) else { continue }
        items[first + row] = oldFirst + Int32(old.placeShown(before.section, before.start + found))
      }
    }
    return ListMatching(oldEnds: oldEnds, newEnds: newEnds, sections: matched, items: items)
  }

  private var ends: ContiguousArray<Int32> {
    var end: Int32 = 0
    return ContiguousArray(
      sections.map {
        end += Int32($0.count)
        return end
      })
  }

  private func start(_ section: Int, _ ends: ContiguousArray<Int32>) -> Int32 { section == 0 ? 0 : ends[section - 1] }

  private struct Place {
    let run: RowRun
    let section: Int
    let start: Int

    func isAtSamePlace(as other: Place?) -> Bool { other.map { $0.section == section && $0.start == start } == true }
  }

  /// Where the rows of each view begin. A view that occurs twice is recorded at its first occurrence.
  private var places: [ObjectIdentifier: Place] {
    var places: [ObjectIdentifier: Place] = [:]
    for (section, rows) in sections.enumerated() {
      for (number, run) in rows.runs.enumerated() where places[run.source.owner] == nil {
        places[run.source.owner] = Place(run: run, section: section, start: rows.rows(ofRun: number).lowerBound)
      }
    }
    return places
  }
}
