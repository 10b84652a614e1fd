extension ListMatching {
  /// Compares two lists of blocks. O(n) expected; no row is hashed as far as sections start and end alike, and the
  /// cost is O(k) in spans as long as these are equal.
  ///
  /// Rows with equal identities pair by position at the start and end of a section, elsewhere by occurrence.
  package init<Block>(from old: IdentityList<Block>, to new: IdentityList<Block>) {
    let sections = Self.pairs(of: old.sectionIDs, new.sectionIDs)
    var matcher = BlockMatcher(old: old, new: new, sections: sections)
    if matcher.isUnchanged() {
      self.init(unchanged: new.ends)
    } else {
      matcher.match()
      self.init(oldEnds: old.ends, newEnds: new.ends, sections: sections, items: matcher.pairs)
    }
  }

  /// Whether a new row, by its number, was not there before.
  package func isNew(_ index: Int) -> Bool { !isUnchanged && items[index] == Self.none }

  /// For some old rows, by number, their new numbers. O(n), one comparison a row.
  package func newPlaces(of old: some Collection<Int>) -> [Int: Int] {
    if isUnchanged { return Dictionary(old.map { ($0, $0) }) { first, _ in first } }
    guard let least = old.min(), let greatest = old.max() else { return [:] }
    let wanted = Set(old)
    let range = Int32(least)...Int32(greatest)
    var places: [Int: Int] = [:]
    for (new, old) in items.enumerated() where range.contains(old) && wanted.contains(Int(old)) {
      places[Int(old)] = new
    }
    return places
  }
}

/// Finds the pairs of rows between two lists.
private struct BlockMatcher<Block: IdentityBlock> {
  let old: IdentityList<Block>
  let new: IdentityList<Block>
  /// For each new section the old one.
  let sections: ContiguousArray<Int32>
  private(set) var pairs: ContiguousArray<Int32> = []

  init(old: IdentityList<Block>, new: IdentityList<Block>, sections: ContiguousArray<Int32>) {
    self.old = old
    self.new = new
    self.sections = sections
  }

  func isUnchanged() -> Bool {
    old.ends == new.ends && sections.indices.allSatisfy { sections[$0] == Int32($0) }
      && sections.indices.allSatisfy { section in
        let range = ListMatching.range(new.ends, section)
        return commonPrefix(range, range) == range.count
      }
  }

  mutating func match() {
    pairs = ContiguousArray(repeating: ListMatching.none, count: new.rowCount)
    var isTaken = ContiguousArray(repeating: false, count: old.sectionCount)
    var oldRanges: [Range<Int>] = []
    var newRanges: [Range<Int>] = []
    for section in sections.indices {
      let range = ListMatching.range(new.ends, section)
      guard sections[section] >= 0 else {
        newRanges.append(range)
        continue
      }
      isTaken[Int(sections[section])] = true
      let oldRange = ListMatching.range(old.ends, Int(sections[section]))
      let prefix = commonPrefix(oldRange, range)
      let suffix = commonSuffix(oldRange.dropFirst(prefix), range.dropFirst(prefix))
      pair(prefix, oldRange.lowerBound, range.lowerBound)
      pair(suffix, oldRange.upperBound - suffix, range.upperBound - suffix)
      pairNear(
        oldRange.dropFirst(prefix).dropLast(suffix), range.dropFirst(prefix).dropLast(suffix), &oldRanges, &newRanges)
    }
    for section in isTaken.indices where !isTaken[section] { oldRanges.append(ListMatching.range(old.ends, section)) }
    pairRest(oldRanges.sorted { $0.lowerBound < $1.lowerBound }, newRanges)
  }

  private mutating func pair(_ count: Int, _ oldStart: Int, _ newStart: Int) {
    for index in 0..<count { pairs[newStart + index] = Int32(oldStart + index) }
  }

  /// Pairs rows that are near their old position, and notes the ranges between and after them that remain.
  ///
  /// If all identities differ, every way of pairing gives one result. This way avoids hashing all rows of a long
  /// section for a few changes.
  private mutating func pairNear(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, _ oldRest: inout [Range<Int>], _ newRest: inout [Range<Int>]
  ) {
    var oldStart = oldRange.lowerBound
    var newStart = newRange.lowerBound
    while oldStart < oldRange.upperBound, newStart < newRange.upperBound {
      guard let (gone, come) = meeting(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound) else { break }
      if gone > 0 { oldRest.append(oldStart..<oldStart + gone) }
      if come > 0 { newRest.append(newStart..<newStart + come) }
      oldStart += gone
      newStart += come
      let same = commonPrefix(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
      pair(same, oldStart, newStart)
      oldStart += same
      newStart += same
    }
    if oldStart < oldRange.upperBound { oldRest.append(oldStart..<oldRange.upperBound) }
    if newStart < newRange.upperBound { newRest.append(newStart..<newRange.upperBound) }
  }

  /// The distance within which equal rows are searched, in both lists and in one of them.
  private static var reach: Int { 8 }
  private static var longReach: Int { 256 }

  /// How many rows were removed and inserted before two rows are equal again; nil if that is not near.
  private func meeting(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> (gone: Int, come: Int)? {
    func isSame(_ gone: Int, _ come: Int) -> Bool {
      guard gone < oldRange.count, come < newRange.count else { return false }
      let (oldBlock, oldPlace) = old.place(of: oldRange.lowerBound + gone)
      let (newBlock, newPlace) = new.place(of: newRange.lowerBound + come)
      return oldBlock.isEqual(oldPlace, to: newBlock, newPlace)
    }
    for distance in 0...Self.reach {
      for gone in 0...distance where isSame(gone, distance - gone) { return (gone, distance - gone) }
    }
    for distance in Self.reach + 1...Self.longReach {
      if isSame(0, distance) { return (0, distance) }
      if isSame(distance, 0) { return (distance, 0) }
    }
    return nil
  }

  /// Pairs the remaining rows by identity.
  private mutating func pairRest(_ oldRanges: [Range<Int>], _ newRanges: [Range<Int>]) {
    guard oldRanges.contains(where: { !$0.isEmpty }), newRanges.contains(where: { !$0.isEmpty }) else { return }
    var occurrences = IdentityOccurrences(old, oldRanges)
    for range in newRanges {
      new.forEachSpan(in: range) { start, span in
        span.block.forEachHash(in: span.places) { place, hash in
          pairs[start + place - span.places.lowerBound] = occurrences.take(span.block, place, hash)
        }
      }
    }
  }

  // MARK: Ends

  private func commonPrefix(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Int {
    let count = min(oldRange.count, newRange.count)
    guard count > 0 else { return 0 }
    var oldCursor = SpanCursor(old, before: oldRange.lowerBound)
    var newCursor = SpanCursor(new, before: newRange.lowerBound)
    var length = 0
    while length < count {
      let (oldPlaces, newPlaces) = (oldCursor.ahead, newCursor.ahead)
      let shared = min(oldPlaces.count, newPlaces.count, count - length)
      let same = oldCursor.block.commonPrefix(oldPlaces.prefix(shared), newCursor.block, newPlaces.prefix(shared))
      length += same
      if same < shared { break }
      oldCursor.advance(by: shared)
      newCursor.advance(by: shared)
    }
    return length
  }

  private func commonSuffix(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Int {
    let count = min(oldRange.count, newRange.count)
    guard count > 0 else { return 0 }
    var oldCursor = SpanCursor(old, behind: oldRange.upperBound)
    var newCursor = SpanCursor(new, behind: newRange.upperBound)
    var length = 0
    while length < count {
      let (oldPlaces, newPlaces) = (oldCursor.behind, newCursor.behind)
      let shared = min(oldPlaces.count, newPlaces.count, count - length)
      let same = oldCursor.block.commonSuffix(oldPlaces.suffix(shared), newCursor.block, newPlaces.suffix(shared))
      length += same
      if same < shared { break }
      oldCursor.retreat(by: shared)
      newCursor.retreat(by: shared)
    }
    return length
  }
}

/// A position between two rows of a list, and the span that contains it.
private struct SpanCursor<Block: IdentityBlock> {
  private let spans: ContiguousArray<IdentityList<Block>.Span>
  private var number: Int
  /// How many rows of the span are before the cursor.
  private var offset: Int

  /// Before a row, in its span. O(log k) in spans.
  init(_ list: IdentityList<Block>, before index: Int) {
    spans = list.spans
    number = list.span(of: index)
    offset = index - Int(list.spanStarts[number])
  }

  /// The position after the row `index - 1`, in the span of that row. O(log *k*) in the number of spans.
  init(_ list: IdentityList<Block>, behind index: Int) {
    self.init(list, before: index - 1)
    offset += 1
  }

  var block: Block { spans[number].block }
  /// The rest of the span.
  var ahead: Range<Int> { spans[number].places.dropFirst(offset) }
  /// The span up to the cursor.
  var behind: Range<Int> { spans[number].places.prefix(offset) }

  mutating func advance(by count: Int) {
    offset += count
    guard offset == spans[number].places.count, number + 1 < spans.count else { return }
    number += 1
    offset = 0
  }

  mutating func retreat(by count: Int) {
    offset -= count
    guard offset == 0, number > 0 else { return }
    number -= 1
    offset = spans[number].places.count
  }
}
