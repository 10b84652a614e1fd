/// The selected rows, in the order in which they were selected.
package struct SelectionSet: Equatable, Sendable {
  /// Row -> a number that increases with each selection.
  private var turns: [RowPath: Int] = [:]
  private var nextTurn = 0

  package init() {}

  package var isEmpty: Bool { turns.isEmpty }
  package var count: Int { turns.count }

  /// O(1) expected.
  package func contains(_ path: RowPath) -> Bool { turns[path] != nil }

  /// The rows in the order in which they were selected. O(n log n).
  package var paths: [RowPath] { turns.sorted { $0.value < $1.value }.map(\.key) }

  /// The row that was selected first among those that are still selected. O(n).
  package var first: RowPath? { turns.min { $0.value < $1.value }?.key }

  /// Selects `path`.
  ///
  /// - Parameter allowsMultiple: false deselects every other row.
  /// - Returns: the deselected rows, in the order in which they were selected.
  /// - Complexity: O(1) expected with `allowsMultiple`, else O(n log n) in the deselected rows.
  @discardableResult
  package mutating func select(_ path: RowPath, allowsMultiple: Bool) -> [RowPath] {
    let released = allowsMultiple ? [] : paths.filter { $0 != path }
    for old in released { turns[old] = nil }
    if turns[path] == nil {
      turns[path] = nextTurn
      nextTurn += 1
    }
    checkAfterEdit()
    return released
  }

  /// - Returns: whether the row was selected. O(1) expected.
  @discardableResult
  package mutating func deselect(_ path: RowPath) -> Bool {
    let wasSelected = turns.removeValue(forKey: path) != nil
    checkAfterEdit()
    return wasSelected
  }

  /// Gives each row the path that `newPath` returns, and deselects those for which it returns nil. Different rows
  /// keep different paths. O(n) expected.
  package mutating func remap(_ newPath: (RowPath) -> RowPath?) {
    var remapped: [RowPath: Int] = [:]
    remapped.reserveCapacity(turns.count)
    for (path, turn) in turns { if let path = newPath(path) { remapped[path] = turn } }
    turns = remapped
    checkAfterEdit()
  }

  package mutating func removeAll() { turns.removeAll() }

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    let used = Set(turns.values)
    if used.count != turns.count { return "Two rows have the same turn." }
    if let last = used.max(), last >= nextTurn { return "Turn \(last) is still to come." }
    return nil
  }

  package func checkInvariants() {
    if let violation = invariantViolation() { fatalError("SelectionSet: \(violation)") }
  }

  @inline(__always)
  private func checkAfterEdit() {
    if InternalChecks.isOn { checkInvariants() }
  }
}
