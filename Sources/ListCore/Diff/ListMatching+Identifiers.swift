extension ListMatching {
  /// Compares two lists of different identifiers. O(n) expected; items are hashed only where they were put in, and
  /// not looked up as far as sections start and end alike.
  package init<Section, Item>(
    from old: SectionedIdentifiers<Section, Item>, to new: SectionedIdentifiers<Section, Item>
  ) {
    let oldEnds = Self.ends(old)
    let newEnds = Self.ends(new)
    let sections = ContiguousArray(
      (0..<new.sectionCount).map { old.position(of: new.section(at: $0)).map(Int32.init) ?? Self.none })
    var matcher = IdentifierMatcher(old: old, new: new, oldEnds: oldEnds, newEnds: newEnds, sections: sections)
    if matcher.isUnchanged() {
      self.init(unchanged: newEnds)
    } else {
      matcher.match()
      self.init(oldEnds: oldEnds, newEnds: newEnds, sections: sections, items: matcher.pairs)
    }
  }

  private static func ends<Section, Item>(_ list: SectionedIdentifiers<Section, Item>) -> ContiguousArray<Int32> {
    var end: Int32 = 0
    return ContiguousArray(
      (0..<list.sectionCount).map { section in
        end += Int32(list.itemCount(ofSection: section))
        return end
      })
  }
}

/// Finds the pairs of items between two lists whose items know their positions.
private struct IdentifierMatcher<Section: Hashable, Item: Hashable> {
  let old: SectionedIdentifiers<Section, Item>
  let new: SectionedIdentifiers<Section, Item>
  let oldEnds: ContiguousArray<Int32>
  let newEnds: ContiguousArray<Int32>
  /// For each new section the old one.
  let sections: ContiguousArray<Int32>
  private(set) var pairs: ContiguousArray<Int32> = []

  init(
    old: SectionedIdentifiers<Section, Item>, new: SectionedIdentifiers<Section, Item>,
    oldEnds: ContiguousArray<Int32>, newEnds: ContiguousArray<Int32>, sections: ContiguousArray<Int32>
  ) {
    self.old = old
    self.new = new
    self.oldEnds = oldEnds
    self.newEnds = newEnds
    self.sections = sections
  }

  func isUnchanged() -> Bool {
    oldEnds == newEnds && sections.indices.allSatisfy { sections[$0] == Int32($0) }
      && sections.indices.allSatisfy { section in
        withRows(section, section) { $0.commonPrefix == $0.new.count }
      }
  }

  mutating func match() {
    pairs = ContiguousArray(repeating: ListMatching.none, count: new.itemCount)
    var open: ContiguousArray<Range<Int>> = []
    for section in sections.indices {
      let range = ListMatching.range(newEnds, section)
      guard sections[section] >= 0 else {
        open.append(range)
        continue
      }
      let oldRange = ListMatching.range(oldEnds, Int(sections[section]))
      let (prefix, suffix) = withRows(Int(sections[section]), section) { ($0.commonPrefix, $0.commonSuffix) }
      let ending = min(suffix, min(range.count, oldRange.count) - prefix)
      pair(prefix, oldRange.lowerBound, range.lowerBound)
      pair(ending, oldRange.upperBound - ending, range.upperBound - ending)
      open.append(range.lowerBound + prefix..<range.upperBound - ending)
    }
    if open.contains(where: { !$0.isEmpty }) { matchRest(open) }
  }

  private mutating func pair(_ count: Int, _ oldStart: Int, _ newStart: Int) {
    for index in 0..<count { pairs[newStart + index] = Int32(oldStart + index) }
  }

  private mutating func matchRest(_ open: ContiguousArray<Range<Int>>) {
    guard old.itemCount > 0 else { return }
    let places = oldPlaces()
    new.store.elements.withUnsafeBufferPointer { elements in
      for section in sections.indices {
        let start = ListMatching.range(newEnds, section).lowerBound
        let rows = new.block(at: section).rows
        for index in open[section] {
          let handle = Int(rows[index - start])
          if let found = old.store.find(elements.baseAddress! + handle, new.store.hash(of: handle)) {
            pairs[index] = places[found]
          }
        }
      }
    }
  }

  /// The index of the item among all, for each old handle.
  private func oldPlaces() -> ContiguousArray<Int32> {
    var places = ContiguousArray<Int32>(repeating: 0, count: old.itemCount)
    var place: Int32 = 0
    for section in 0..<old.sectionCount {
      for handle in old.block(at: section).rows {
        places[Int(handle)] = place
        place += 1
      }
    }
    return places
  }

  private func withRows<Answer>(
    _ oldSection: Int, _ newSection: Int, _ body: (RowComparison<Item>) -> Answer
  ) -> Answer {
    old.block(at: oldSection).rows.withUnsafeBufferPointer { oldRows in
      new.block(at: newSection).rows.withUnsafeBufferPointer { newRows in
        old.store.elements.withUnsafeBufferPointer { oldElements in
          new.store.elements.withUnsafeBufferPointer { newElements in
            body(RowComparison(old: oldRows, new: newRows, oldElements: oldElements, newElements: newElements))
          }
        }
      }
    }
  }
}

/// Two sections' rows, by the handles of their items.
private struct RowComparison<Item: Hashable> {
  let old: UnsafeBufferPointer<Int32>
  let new: UnsafeBufferPointer<Int32>
  let oldElements: UnsafeBufferPointer<Item>
  let newElements: UnsafeBufferPointer<Item>

  var commonPrefix: Int {
    let count = min(old.count, new.count)
    if hasSameStorage { return count }
    var index = 0
    while index < count, isEqual(old[index], new[index]) { index += 1 }
    return index
  }

  var commonSuffix: Int {
    let count = min(old.count, new.count)
    var index = 0
    while index < count, isEqual(old[old.count - index - 1], new[new.count - index - 1]) { index += 1 }
    return index
  }

  private var hasSameStorage: Bool {
    old.baseAddress == new.baseAddress && oldElements.baseAddress == newElements.baseAddress
  }

  @inline(__always)
  private func isEqual(_ one: Int32, _ other: Int32) -> Bool {
    CommonEnds.isEqual(oldElements.baseAddress! + Int(one), newElements.baseAddress! + Int(other))
  }
}
