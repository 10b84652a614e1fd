/// The effect of a batch update on each section and row: old path <-> new path in O(log k) for k operations, and the
/// transition of each inserted or deleted row. Rows that come or go one after the other are one range, however many.
///
/// A reloaded row keeps its position: it has a new path, and ``Fate/reloads(to:_:)`` marks it as another row.
package struct UpdateMap: Equatable, Sendable {
  /// Whether the batch is empty: rows keep their paths.
  package internal(set) var isIdentity = true

  var sections = SequenceMap()
  var sectionMoves: [Int: Int] = [:]
  var sectionMovesBack: [Int: Int] = [:]
  var deletedSections: [Int: RowTransition] = [:]
  var insertedSections: [Int: RowTransition] = [:]
  /// By old number.
  var reloadedSections: [Int: RowTransition] = [:]
  /// By new number.
  var reloadedSectionsBack: [Int: Int] = [:]

  /// The sections with inserted or deleted rows, by old number and by new.
  var rowsByOldSection: [Int: SequenceMap] = [:]
  var rowsByNewSection: [Int: SequenceMap] = [:]
  var rowMoves: [RowPath: RowPath] = [:]
  var rowMovesBack: [RowPath: RowPath] = [:]
  /// By old section.
  var deletedRows: [Int: RowTransitions] = [:]
  /// By new section.
  var insertedRows: [Int: RowTransitions] = [:]
  /// By old path.
  var reloadedRows: [RowPath: RowTransition] = [:]
  /// By old path.
  package internal(set) var reconfiguredRows: Set<RowPath> = []

  /// The map of an empty batch.
  package init() {}

  // MARK: Sections

  /// The number of section `old` after the batch, even if it was reloaded; nil if it was deleted. O(log k).
  package func newSection(of old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }

  /// The number of section `new` before the batch, even if it was reloaded; nil if it was inserted. O(log k).
  package func oldSection(of new: Int) -> Int? { sectionMovesBack[new] ?? sections.old(of: new) }

  // MARK: Rows

  /// The path of row `old` after the batch, even if it was reloaded; nil if it was deleted, or its section deleted or
  /// reloaded. O(log k).
  package func newPath(of old: RowPath) -> RowPath? {
    if isIdentity { return old }
    if let moved = rowMoves[old] { return moved }
    guard reloadedSections[old.section] == nil, let section = newSection(of: old.section) else { return nil }
    guard let rows = rowsByOldSection[old.section] else { return RowPath(section: section, row: old.row) }
    return rows.new(of: old.row).map { RowPath(section: section, row: $0) }
  }

  /// The path of row `new` before the batch, even if it was reloaded; nil if it was inserted, or its section inserted
  /// or reloaded. O(log k).
  package func oldPath(of new: RowPath) -> RowPath? {
    if isIdentity { return new }
    if let moved = rowMovesBack[new] { return moved }
    guard reloadedSectionsBack[new.section] == nil, let section = oldSection(of: new.section) else { return nil }
    guard let rows = rowsByNewSection[new.section] else { return RowPath(section: section, row: new.row) }
    return rows.old(of: new.row).map { RowPath(section: section, row: $0) }
  }

  /// The path of row `old` after the batch if it is still the same row. State that follows a row (selection, a touch,
  /// an open swipe) uses this. O(log k).
  package func survivor(of old: RowPath) -> RowPath? {
    reloadedRows[old] == nil ? newPath(of: old) : nil
  }

  // MARK: Items

  /// The outcome for an item of the old table.
  package enum Fate: Equatable, Sendable {
    /// The item is kept, at this position.
    case stays(at: TableItem)
    /// The item is replaced by another, at this position.
    case reloads(to: TableItem, RowTransition)
    case leaves(RowTransition)
  }

  /// The origin of an item of the new table.
  package enum Origin: Equatable, Sendable {
    case was(TableItem)
    case reloaded(from: TableItem, RowTransition)
    case arrives(RowTransition)
  }

  /// O(log k).
  package func fate(of old: TableItem) -> Fate {
    if case .row(let path) = old { return fate(of: path) }
    guard let section = newSection(of: old.section) else { return .leaves(deletedSections[old.section] ?? .automatic) }
    let item = old.moved(toSection: section)
    if let transition = reloadedSections[old.section] { return .reloads(to: item, transition) }
    return .stays(at: item)
  }

  private func fate(of old: RowPath) -> Fate {
    if let new = newPath(of: old) {
      if let transition = reloadedRows[old] { return .reloads(to: .row(new), transition) }
      return .stays(at: .row(new))
    }
    return .leaves(
      deletedSections[old.section] ?? reloadedSections[old.section]
        ?? deletedRows[old.section]?.transition(of: old.row) ?? .automatic)
  }

  /// O(log k).
  package func origin(of new: TableItem) -> Origin {
    if case .row(let path) = new { return origin(of: path) }
    guard let section = oldSection(of: new.section) else {
      return .arrives(insertedSections[new.section] ?? .automatic)
    }
    let item = new.moved(toSection: section)
    if let transition = reloadedSections[section] { return .reloaded(from: item, transition) }
    return .was(item)
  }

  private func origin(of new: RowPath) -> Origin {
    if let old = oldPath(of: new) {
      if let transition = reloadedRows[old] { return .reloaded(from: .row(old), transition) }
      return .was(.row(old))
    }
    let reload = reloadedSectionsBack[new.section].flatMap { reloadedSections[$0] }
    let inserted = insertedRows[new.section]?.transition(of: new.row)
    return .arrives(insertedSections[new.section] ?? reload ?? inserted ?? .automatic)
  }
}

extension TableItem {
  /// The item with another section number.
  func moved(toSection section: Int) -> TableItem {
    switch self {
    case .header: .header(section: section)
    case .footer: .footer(section: section)
    case .row(let path): .row(RowPath(section: section, row: path.row))
    }
  }
}

extension UpdateMap {
  /// Whether the item was moved itself, rather than shifted by insertions and deletions before it. O(1).
  package func isMoved(old item: TableItem) -> Bool {
    if sectionMoves[item.section] != nil { return true }
    guard case .row(let path) = item else { return false }
    return rowMoves[path] != nil
  }
}
