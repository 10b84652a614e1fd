extension ListMatching {
  /// Compares two lists that lie in blocks. O(n) expected; without hashing a row as far as sections start and end
  /// alike, and O(k) in spans where these are the same.
  ///
  /// Rows with equal identities pair where they stand at the start and end of a section, elsewhere as they occur.
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
      oldRanges.append(oldRange.lowerBound + prefix..<oldRange.upperBound - suffix)
      newRanges.append(range.lowerBound + prefix..<range.upperBound - suffix)
    }
    for section in isTaken.indices where !isTaken[section] { oldRanges.append(ListMatching.range(old.ends, section)) }
    pairRest(oldRanges.sorted { $0.lowerBound < $1.lowerBound }, newRanges)
  }

  private mutating func pair(_ count: Int, _ oldStart: Int, _ newStart: Int) {
    for index in 0..<count { pairs[newStart + index] = Int32(oldStart + index) }
  }

  /// Pairs what is left by identity.
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
    var length = 0
    while length < count {
      let (oldBlock, oldPlaces) = run(old, from: oldRange.lowerBound + length, count - length)
      let (newBlock, newPlaces) = run(new, from: newRange.lowerBound + length, count - length)
      let shared = min(oldPlaces.count, newPlaces.count)
      let same = oldBlock.commonPrefix(oldPlaces.prefix(shared), newBlock, newPlaces.prefix(shared))
      length += same
      if same < shared { break }
    }
    return length
  }

  private func commonSuffix(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> Int {
    let count = min(oldRange.count, newRange.count)
    var length = 0
    while length < count {
      let (oldBlock, oldPlaces) = run(old, upTo: oldRange.upperBound - length, count - length)
      let (newBlock, newPlaces) = run(new, upTo: newRange.upperBound - length, count - length)
      let shared = min(oldPlaces.count, newPlaces.count)
      let same = oldBlock.commonSuffix(oldPlaces.suffix(shared), newBlock, newPlaces.suffix(shared))
      length += same
      if same < shared { break }
    }
    return length
  }

  /// The rest of the span that row `index` begins, at most `limit` rows of it.
  private func run(_ list: IdentityList<Block>, from index: Int, _ limit: Int) -> (Block, Range<Int>) {
    let (block, place) = list.place(of: index)
    let end = list.spanEnd(of: index)
    return (block, place..<place + min(end - index, limit))
  }

  /// The part of a span that ends before row `index`, at most `limit` rows of it.
  private func run(_ list: IdentityList<Block>, upTo index: Int, _ limit: Int) -> (Block, Range<Int>) {
    let (block, place) = list.place(of: index - 1)
    let start = list.spanStart(of: index - 1)
    return (block, place + 1 - min(index - start, limit)..<place + 1)
  }
}
