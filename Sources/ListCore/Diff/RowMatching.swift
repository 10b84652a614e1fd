/// Which row of an earlier sequence each row of a later one is, by the rows' identifiers.
///
/// Most changes leave the rows at both ends unchanged: only those between are hashed and stored.
package struct RowMatching: Sendable {
  /// The number of unchanged rows at the start.
  package let prefix: Int
  /// The number of rows at the end that follow each other as before.
  package let suffix: Int
  package let oldCount: Int
  package let newCount: Int
  /// For each new row between the ends the old one, or ``ListMatching/none``.
  package let middle: ContiguousArray<Int32>

  /// The matching of rows that did not change.
  package init(unchanged count: Int) {
    prefix = count
    suffix = 0
    oldCount = count
    newCount = count
    middle = []
  }

  /// Compares two sequences. Of several rows with an identifier the first is matched with the first.
  ///
  /// - Complexity: O(n), without hashing for unchanged rows at both ends.
  package init<Identifier: Hashable>(
    oldCount: Int, newCount: Int, old: (Int) -> Identifier, new: (Int) -> Identifier
  ) {
    let least = min(oldCount, newCount)
    var prefix = 0
    while prefix < least, old(prefix) == new(prefix) { prefix += 1 }
    var suffix = 0
    while suffix < least - prefix, old(oldCount - suffix - 1) == new(newCount - suffix - 1) { suffix += 1 }
    var places: [Identifier: Int32] = [:]
    let (oldMiddle, newMiddle) = (prefix..<oldCount - suffix, prefix..<newCount - suffix)
    if !newMiddle.isEmpty {
      places.reserveCapacity(oldMiddle.count)
      for index in oldMiddle.reversed() { places[old(index)] = Int32(index) }
    }
    middle = ContiguousArray(newMiddle.map { places.removeValue(forKey: new($0)) ?? ListMatching.none })
    self.prefix = prefix
    self.suffix = suffix
    self.oldCount = oldCount
    self.newCount = newCount
  }

  /// The rows, in number and order, are as before.
  package var isUnchanged: Bool { prefix == oldCount && prefix == newCount }

  /// The old row that a new one was.
  package func oldRow(of row: Int) -> Int? {
    if row < prefix { return row }
    if row >= newCount - suffix { return row - newCount + oldCount }
    let old = middle[row - prefix]
    return old < 0 ? nil : Int(old)
  }

  /// The new indexes of some old rows, except for removed ones.
  ///
  /// - Complexity: O(k + m) for k rows and m rows between the ends.
  package func newRows(of rows: some Collection<Int>) -> [Int: Int] {
    var found: [Int: Int] = [:]
    found.reserveCapacity(rows.count)
    var isBetween = false
    for row in rows {
      if row < prefix {
        found[row] = row
      } else if row >= oldCount - suffix {
        found[row] = row - oldCount + newCount
      } else {
        isBetween = true
      }
    }
    guard isBetween else { return found }
    var between = Set(rows)
    between.subtract(found.keys)
    for (offset, old) in middle.enumerated() where between.contains(Int(old)) { found[Int(old)] = prefix + offset }
    return found
  }
}
