import ListCore

/// Sections of items as plain arrays, and a batch of changes carried out on them the way a table view means it.
struct ListReplay: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  var list: SectionedList<Int, Int> { SectionedList(sections.map { ($0.id, $0.items) }) }
  var items: [Int] { sections.flatMap(\.items) }

  /// Performs `changes`, with inserted items from `target`.
  /// - Throws: the broken rule of batch updates.
  func applying(_ changes: ListChanges, towards target: ListReplay) throws(Mismatch) -> ListReplay {
    let deleted = changes.deletedRows.flatMap { Array($0.paths) }
    let inserted = changes.insertedRows.flatMap { Array($0.paths) }
    let moves = Array(changes.movedRows)
    try Self.expectDistinct(deleted + moves.map(\.from), "old rows")
    try Self.expectDistinct(inserted + moves.map(\.to), "new rows")
    try Self.expectDistinct(changes.deletedSections + changes.movedSections.map(\.from), "old sections")
    try Self.expectDistinct(changes.insertedSections + changes.movedSections.map(\.to), "new sections")
    for path in deleted + moves.map(\.from) where changes.deletedSections.contains(path.section) {
      throw Mismatch("Row \(path) is named, and its section goes.")
    }
    for path in inserted + moves.map(\.to) where changes.insertedSections.contains(path.section) {
      throw Mismatch("Row \(path) is named, and its section comes.")
    }
    let carried = moves.map { sections[$0.from.section].items[$0.from.row] }
    var result = sections
    for path in (deleted + moves.map(\.from)).sorted(by: >) { result[path.section].items.remove(at: path.row) }
    let carriedSections = changes.movedSections.map { result[$0.from] }
    for section in (changes.deletedSections + changes.movedSections.map(\.from)).sorted(by: >) {
      result.remove(at: section)
    }
    var arriving = changes.insertedSections.map { ($0, target.sections[$0]) }
    arriving += zip(changes.movedSections, carriedSections).map { ($0.to, $1) }
    for (index, section) in arriving.sorted(by: { $0.0 < $1.0 }) { result.insert(section, at: index) }
    var rows = inserted.map { ($0, target.sections[$0.section].items[$0.row]) }
    rows += zip(moves, carried).map { ($0.to, $1) }
    for (path, item) in rows.sorted(by: { $0.0 < $1.0 }) {
      guard path.row <= result[path.section].items.count else { throw Mismatch("Row \(path) leaves a gap.") }
      result[path.section].items.insert(item, at: path.row)
    }
    return ListReplay(result)
  }

  private static func expectDistinct<Place: Hashable>(_ places: [Place], _ what: String) throws(Mismatch) {
    if Set(places).count != places.count { throw Mismatch("\(what) are named twice: \(places)") }
  }
}

extension ListReplay {
  /// Compares this list with `target`, performs the changes, and checks that they are right and minimal.
  func checkChanges(to target: ListReplay, _ duplicates: DuplicatePairing) throws(Mismatch) {
    try checkChanges(to: target, ListMatching(from: list, to: target.list, duplicates: duplicates), duplicates)
  }

  /// Performs the changes from this list to `target`, and checks that they are right and minimal.
  func checkChanges(
    to target: ListReplay, _ matching: ListMatching, _ duplicates: DuplicatePairing
  ) throws(Mismatch) {
    try checkMatching(matching, target)
    if duplicates == .byOccurrence && !matching.isUnchanged { try checkOccurrences(matching, target) }
    let changes = ListChanges(matching)
    if changes.isEmpty != (self == target) { throw Mismatch("\(self) to \(target) gives '\(changes)'") }
    let result = try applying(changes, towards: target)
    if result != target { throw Mismatch("'\(changes)' turns \(self) into \(result), not \(target)") }
    try checkIsShortest(changes, matching, target)
  }

  private func checkMatching(_ matching: ListMatching, _ target: ListReplay) throws(Mismatch) {
    if matching.isUnchanged {
      if self != target { throw Mismatch("\(self) is said to be \(target)") }
      return
    }
    let (items, targets) = (items, target.items)
    let used = matching.items.filter { $0 >= 0 }
    if Set(used).count != used.count { throw Mismatch("Old items pair twice: \(matching.items)") }
    for (new, old) in matching.items.enumerated() where old >= 0 && items[Int(old)] != targets[new] {
      throw Mismatch("Item \(targets[new]) pairs with \(items[Int(old)])")
    }
    // If the new list has no duplicates, each of its items that the old list contains survives.
    let survivors = targets.count { item in targets.count { $0 == item } <= items.count { $0 == item } }
    if Set(targets).count == targets.count, used.count != survivors {
      throw Mismatch("\(used.count) of \(survivors) items survive from \(self) to \(target)")
    }
  }

  private func checkOccurrences(_ matching: ListMatching, _ target: ListReplay) throws(Mismatch) {
    let (items, targets) = (items, target.items)
    for (new, item) in targets.enumerated() {
      let occurrence = targets[..<new].count { $0 == item }
      let places = items.indices.filter { items[$0] == item }
      let expected = occurrence < places.count ? Int32(places[occurrence]) : ListMatching.none
      if matching.items[new] != expected {
        throw Mismatch("Occurrence \(occurrence) of \(item) pairs with \(matching.items[new]), not \(expected)")
      }
    }
  }

  private func checkIsShortest(
    _ changes: ListChanges, _ matching: ListMatching, _ target: ListReplay
  ) throws(Mismatch) {
    guard !matching.isUnchanged else { return }
    let order = matching.sections.filter { $0 >= 0 }
    try expectCount(changes.movedSections.count, order.count - Self.longestIncreasing(order), "moved sections")
    var moves = 0
    var arrivals = 0
    var kept = Set<Int32>()
    for section in matching.sections.indices where matching.sections[section] >= 0 {
      let own = matching.oldRange(ofSection: Int(matching.sections[section]))
      let olds = matching.newRange(ofSection: section).map { matching.items[$0] }
      let stay = olds.filter { own.contains(Int($0)) }
      moves += stay.count - Self.longestIncreasing(stay)
      kept.formUnion(stay)
      for old in olds where !own.contains(Int(old)) {
        let place = matching.oldEnds.indices.first { old >= 0 && matching.oldRange(ofSection: $0).contains(Int(old)) }
        if let place, matching.sections.contains(Int32(place)) {
          moves += 1
          kept.insert(old)
        } else {
          arrivals += 1
        }
      }
    }
    let surviving = matching.oldEnds.indices.filter { matching.sections.contains(Int32($0)) }
    let departures = surviving.flatMap { matching.oldRange(ofSection: $0) }.count { !kept.contains(Int32($0)) }
    try expectCount(changes.movedRows.count, moves, "moves")
    try expectCount(changes.insertedRows.reduce(0) { $0 + Int($1.count) }, arrivals, "insertions")
    try expectCount(changes.deletedRows.reduce(0) { $0 + Int($1.count) }, departures, "deletions")
  }

  private func expectCount(_ actual: Int, _ expected: Int, _ what: String) throws(Mismatch) {
    if actual != expected { throw Mismatch("\(actual) \(what), should be \(expected)") }
  }

  /// The length of the longest increasing run, by trying every element as its end.
  private static func longestIncreasing(_ values: some Collection<Int32>) -> Int {
    var best: [(value: Int32, length: Int)] = []
    for value in values {
      best.append((value, 1 + (best.filter { $0.value < value }.map(\.length).max() ?? 0)))
    }
    return best.map(\.length).max() ?? 0
  }
}
