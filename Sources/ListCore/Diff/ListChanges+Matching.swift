extension ListChanges {
  /// The fewest operations for a matching: every survivor that can be kept is kept, and as few survivors as possible
  /// move.
  ///
  /// - Complexity: O(n) in items, and O(m log m) in the m survivors of sections whose order changed.
  package init(_ matching: ListMatching) {
    self.init()
    guard !matching.isUnchanged else { return }
    var planner = ChangePlanner(matching)
    planner.planSections(&self)
    planner.planDeletions(&self)
    planner.planArrivals(&self)
  }
}

/// Reads the operations off a matching.
private struct ChangePlanner {
  private let matching: ListMatching
  /// For each old section the new one.
  private var newSections: ContiguousArray<Int32>
  private var run = LongestIncreasingRun()

  init(_ matching: ListMatching) {
    self.matching = matching
    newSections = ContiguousArray(repeating: ListMatching.none, count: matching.oldEnds.count)
    for (new, old) in matching.sections.enumerated() where old >= 0 { newSections[Int(old)] = Int32(new) }
  }

  mutating func planSections(_ changes: inout ListChanges) {
    for (old, new) in newSections.enumerated() where new < 0 { changes.deletedSections.append(old) }
    for (new, old) in matching.sections.enumerated() where old < 0 { changes.insertedSections.append(new) }
    matching.sections.withUnsafeBufferPointer { sections in
      guard run.find(in: sections, 0..<Int32.max) > 0 else { return }
      run.forEachOutside(sections, 0..<Int32.max) { new in
        changes.movedSections.append(ListChanges.SectionMove(from: Int(sections[new]), to: new))
      }
    }
  }

  /// Plans the deletion of old items whose section stays, if they have no position in a remaining section.
  func planDeletions(_ changes: inout ListChanges) {
    let survives = survivors()
    for section in newSections.indices where newSections[section] >= 0 {
      let range = matching.oldRange(ofSection: section)
      var start = range.lowerBound
      while start < range.upperBound {
        if survives[start] {
          start += 1
          continue
        }
        var end = start + 1
        while end < range.upperBound, !survives[end] { end += 1 }
        changes.deletedRows.append(
          ListChanges.RowRange(
            section: Int32(section), start: Int32(start - range.lowerBound), count: Int32(end - start)))
        start = end
      }
    }
  }

  private func survivors() -> ContiguousArray<Bool> {
    var survives = ContiguousArray(repeating: false, count: matching.oldItemCount)
    for section in matching.sections.indices where matching.sections[section] >= 0 {
      for item in matching.newRange(ofSection: section) {
        let old = matching.items[item]
        if old >= 0 { survives[Int(old)] = true }
      }
    }
    return survives
  }

  /// Plans the items that arrive in sections that existed before: inserted, moved from another section, or moved
  /// within their own.
  mutating func planArrivals(_ changes: inout ListChanges) {
    for section in matching.sections.indices where matching.sections[section] >= 0 {
      let old = matching.oldRange(ofSection: Int(matching.sections[section]))
      let own = Int32(old.lowerBound)..<Int32(old.upperBound)
      let new = matching.newRange(ofSection: section)
      matching.items.withUnsafeBufferPointer { items in
        let items = UnsafeBufferPointer(rebasing: items[new])
        planArrivals(items, section, own, &changes)
        let firstMove = changes.movedRows.count
        planMoves(items, section, own, &changes)
        let firstFromElsewhere = changes.movedRows.count
        planMovesFromOtherSections(items, section, own, &changes)
        if firstFromElsewhere < changes.movedRows.count { changes.movedRows[firstMove...].sort { $0.to < $1.to } }
      }
    }
  }

  private func planArrivals(
    _ items: UnsafeBufferPointer<Int32>, _ section: Int, _ own: Range<Int32>, _ changes: inout ListChanges
  ) {
    var row = 0
    while row < items.count {
      guard comes(items[row], own) else {
        row += 1
        continue
      }
      var end = row + 1
      while end < items.count, comes(items[end], own) { end += 1 }
      changes.insertedRows.append(
        ListChanges.RowRange(section: Int32(section), start: Int32(row), count: Int32(end - row)))
      row = end
    }
  }

  private mutating func planMoves(
    _ items: UnsafeBufferPointer<Int32>, _ section: Int, _ own: Range<Int32>, _ changes: inout ListChanges
  ) {
    let from = Int(matching.sections[section])
    let count = run.find(in: items, own)
    guard count > 0 else { return }
    // Reserve memory for all moves at once: they take the most, and growing the array would need it twice.
    let needed = changes.movedRows.count + count
    if needed > changes.movedRows.capacity {
      changes.movedRows.reserveCapacity(max(needed, changes.movedRows.capacity * 3 / 2))
    }
    run.forEachOutside(items, own) { row in
      changes.movedRows.append(
        ListChanges.RowMove(
          from: RowPath(section: from, row: Int(items[row] - own.lowerBound)),
          to: RowPath(section: section, row: row)))
    }
  }

  private func planMovesFromOtherSections(
    _ items: UnsafeBufferPointer<Int32>, _ section: Int, _ own: Range<Int32>, _ changes: inout ListChanges
  ) {
    for row in items.indices where items[row] >= 0 && !own.contains(items[row]) && !comes(items[row], own) {
      changes.movedRows.append(
        ListChanges.RowMove(
          from: ListMatching.path(items[row], matching.oldEnds), to: RowPath(section: section, row: row)))
    }
  }

  /// Whether an item of an existing section is inserted: it is new, or its old section is deleted.
  @inline(__always)
  private func comes(_ old: Int32, _ own: Range<Int32>) -> Bool {
    if old < 0 { return true }
    if own.contains(old) { return false }
    return newSections[ListMatching.section(old, matching.oldEnds)] < 0
  }
}
