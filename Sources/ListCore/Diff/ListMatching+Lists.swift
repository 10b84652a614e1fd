/// How identifiers that occur more than once are paired.
package enum DuplicatePairing: Sendable {
  /// In the order of their occurrence: the second is paired with the second. Costs a hash of each item after the
  /// first difference.
  case byOccurrence
  /// As cheaply as possible: by position at the start and end of a section, by occurrence elsewhere. For identifiers
  /// that are known to be unique.
  case byPlace
}

extension ListMatching {
  /// Compares two lists. O(n) expected; no item is hashed as far as sections start and end alike.
  package init<Section: Hashable, Item: Hashable>(
    from old: SectionedList<Section, Item>, to new: SectionedList<Section, Item>,
    duplicates: DuplicatePairing = .byOccurrence
  ) {
    let sections = Self.pairs(of: old.sections, new.sections)
    var matcher = ItemMatcher(oldEnds: old.ends, newEnds: new.ends, sections: sections)
    let isUnchanged = old.items.withUnsafeBufferPointer { oldItems in
      new.items.withUnsafeBufferPointer { newItems in
        matcher.match(oldItems, newItems, duplicates)
      }
    }
    if isUnchanged {
      self.init(unchanged: new.ends)
    } else {
      self.init(oldEnds: old.ends, newEnds: new.ends, sections: sections, items: matcher.pairs)
    }
  }

  /// For each new identifier the old one of the same occurrence.
  static func pairs<Identifier: Hashable>(
    of old: ContiguousArray<Identifier>, _ new: ContiguousArray<Identifier>
  ) -> ContiguousArray<Int32> {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let prefix = CommonEnds.prefix(old, new)
        var pairs = ContiguousArray(repeating: Self.none, count: new.count)
        for index in 0..<prefix { pairs[index] = Int32(index) }
        guard prefix < old.count, prefix < new.count else { return pairs }
        var table = OccurrenceTable(capacity: old.count - prefix)
        table.add(prefix..<old.count, old)
        for index in prefix..<new.count { pairs[index] = table.take(new.baseAddress! + index, old) }
        return pairs
      }
    }
  }
}

/// Finds the pairs of items between two lists.
private struct ItemMatcher {
  let oldEnds: ContiguousArray<Int32>
  let newEnds: ContiguousArray<Int32>
  /// For each new section the old one.
  let sections: ContiguousArray<Int32>
  var pairs: ContiguousArray<Int32> = []
  /// Old and new items whose partners are not known from their positions.
  private var oldRanges: ContiguousArray<Range<Int>> = []
  private var newRanges: ContiguousArray<Range<Int>> = []

  init(oldEnds: ContiguousArray<Int32>, newEnds: ContiguousArray<Int32>, sections: ContiguousArray<Int32>) {
    self.oldEnds = oldEnds
    self.newEnds = newEnds
    self.sections = sections
  }

  /// - Returns: whether nothing changed; else `pairs` is complete.
  mutating func match<Item: Hashable>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, _ duplicates: DuplicatePairing
  ) -> Bool {
    let hasSameShape =
      oldEnds == newEnds && sections.indices.allSatisfy { sections[$0] == Int32($0) }
    let prefix = hasSameShape ? CommonEnds.prefix(old, new) : 0
    if hasSameShape && prefix == old.count { return true }
    pairs = ContiguousArray(repeating: ListMatching.none, count: new.count)
    pairEnds(old, new, duplicates)
    pairRest(old, new)
    return false
  }

  /// Pairs the starts and, where `duplicates` allows it, the ends of sections.
  private mutating func pairEnds<Item: Hashable>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>, _ duplicates: DuplicatePairing
  ) {
    var isSameSoFar = true
    var isTaken = ContiguousArray(repeating: false, count: oldEnds.count)
    for section in sections.indices {
      let new = UnsafeBufferPointer(rebasing: new[ListMatching.range(newEnds, section)])
      let newStart = ListMatching.range(newEnds, section).lowerBound
      let oldSection = Int(sections[section])
      guard oldSection >= 0 else {
        isSameSoFar = false
        newRanges.append(newStart..<newStart + new.count)
        continue
      }
      isTaken[oldSection] = true
      let oldRange = ListMatching.range(oldEnds, oldSection)
      let old = UnsafeBufferPointer(rebasing: old[oldRange])
      if oldSection != section { isSameSoFar = false }
      let mayPair = duplicates == .byPlace || isSameSoFar
      let prefix = mayPair ? CommonEnds.prefix(old, new) : 0
      if prefix < old.count || prefix < new.count { isSameSoFar = false }
      let suffix =
        duplicates == .byPlace
        ? CommonEnds.suffix(
          UnsafeBufferPointer(rebasing: old[prefix...]), UnsafeBufferPointer(rebasing: new[prefix...])) : 0
      pair(prefix, oldRange.lowerBound, newStart)
      pair(suffix, oldRange.upperBound - suffix, newStart + new.count - suffix)
      oldRanges.append(oldRange.lowerBound + prefix..<oldRange.upperBound - suffix)
      newRanges.append(newStart + prefix..<newStart + new.count - suffix)
    }
    for section in oldEnds.indices where !isTaken[section] {
      oldRanges.append(ListMatching.range(oldEnds, section))
    }
    // Occurrences count in the order of the old list.
    oldRanges.sort { $0.lowerBound < $1.lowerBound }
  }

  private mutating func pair(_ count: Int, _ oldStart: Int, _ newStart: Int) {
    for index in 0..<count { pairs[newStart + index] = Int32(oldStart + index) }
  }

  /// Pairs the remaining items by identifier.
  private mutating func pairRest<Item: Hashable>(
    _ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>
  ) {
    let count = oldRanges.reduce(0) { $0 + $1.count }
    guard count > 0, newRanges.contains(where: { !$0.isEmpty }) else { return }
    var table = OccurrenceTable(capacity: count)
    for range in oldRanges.reversed() { table.add(range, old) }
    for range in newRanges {
      for index in range { pairs[index] = table.take(new.baseAddress! + index, old) }
    }
  }
}
