/// The assumed heights of inserted items.
package protocol UpdateHeights {
  typealias Height = (height: Double, isEstimated: Bool)

  /// The header of an inserted section, without the padding above it; 0 for none.
  func header(ofSection section: Int) -> Height
  func footer(ofSection section: Int) -> Height
  /// Passes the heights of inserted rows, as runs of equal ones from the first row of `rows` to the last, to
  /// `append`.
  func rows(_ rows: Range<Int>, ofSection section: Int, _ append: (_ count: Int, Height) -> Void)
}

extension TableGeometry {
  /// Applies a batch update. Items that stay keep their heights, estimated or measured.
  ///
  /// - Parameters:
  /// - map: the batch, checked against this geometry and `after`.
  /// - after: the counts after the batch.
  /// - Complexity: O(k log n) expected, k being operations and the different heights in sections that move.
  package mutating func apply(_ map: UpdateMap, after: some SectionCounting, heights: some UpdateHeights) {
    guard !map.isIdentity else { return }
    var parts = MovedParts()
    takeRows(map, &parts)
    takeSections(map, &parts)
    placeSections(map, parts, after, heights)
    placeRows(map, parts, heights)
    for old in map.reloadedRows.keys {
      guard let new = map.newPath(of: old) else { continue }
      heights.rows(new.row..<new.row + 1, ofSection: new.section) { _, height in
        setHeight(height.height, isEstimated: height.isEstimated, of: .row(new))
      }
    }
    if InternalChecks.isOn { checkInvariants() }
  }

  /// The items that move to another position.
  private struct MovedParts {
    /// Heights of rows that move, by their new path.
    var rows: [RowPath: RunTree.Run] = [:]
    /// Items of sections that move, by their new number.
    var sections: [Int: ContiguousArray<RunTree.Run>] = [:]
  }

  // MARK: What goes, from the end on, by old numbers

  private mutating func takeRows(_ map: UpdateMap, _ parts: inout MovedParts) {
    for (from, to) in map.rowMoves {
      let element = items.element(at: index(of: .row(from)))
      parts.rows[to] = RunTree.Run(count: 1, value: element.value, isMarked: element.isMarked)
    }
    for (section, rows) in map.rowsByOldSection.sorted(by: { $0.key > $1.key }) where !rows.removed.isEmpty {
      let first = index(of: .header(section: section)) + 1
      let count = sections.element(at: section).value
      for range in rows.removed.ranges.reversed() { items.remove(first + range.lowerBound..<first + range.upperBound) }
      sections.set(count - Int64(rows.removed.count), isMarked: false, at: section)
    }
  }

  private mutating func takeSections(_ map: UpdateMap, _ parts: inout MovedParts) {
    let leaving = Array(map.sections.removed.numbers) + map.reloadedSections.keys
    for section in leaving.sorted(by: >) {
      let element = sections.element(at: section)
      let range = Int(element.start)..<Int(element.end)
      if let to = map.sectionMoves[section] { parts.sections[to] = items.runs(in: range) }
      items.remove(range)
      sections.remove(section..<section + 1)
    }
  }

  // MARK: What comes, from the start on, by new numbers

  private mutating func placeSections(
    _ map: UpdateMap, _ parts: MovedParts, _ after: some SectionCounting, _ heights: some UpdateHeights
  ) {
    var movedIn: [Int: Int] = [:]
    for to in map.rowMovesBack.keys { movedIn[to.section, default: 0] += 1 }
    for section in (Array(map.sections.placed.numbers) + map.reloadedSectionsBack.keys).sorted() {
      if let runs = parts.sections[section] {
        insertSection(runs, at: section)
      } else {
        // Leave out rows that move into the section: they are inserted later, with their own heights.
        let rows = after.rowCount(ofSection: section) - (movedIn[section] ?? 0)
        insertSection(freshRuns(section, rowCount: rows, heights), at: section)
      }
    }
  }

  private func freshRuns(
    _ section: Int, rowCount: Int, _ heights: some UpdateHeights
  ) -> ContiguousArray<RunTree.Run> {
    let header = heights.header(ofSection: section)
    let footer = heights.footer(ofSection: section)
    let padding = header.height > 0 ? headerTopPadding : 0
    var runs: ContiguousArray = [
      RunTree.Run(count: 1, value: Length.units(header.height + padding), isMarked: header.isEstimated)
    ]
    heights.rows(0..<rowCount, ofSection: section) { count, height in
      runs.append(RunTree.Run(count: count, value: Length.units(height.height), isMarked: height.isEstimated))
    }
    runs.append(RunTree.Run(count: 1, value: Length.units(footer.height), isMarked: footer.isEstimated))
    return runs
  }

  private mutating func insertSection(_ runs: ContiguousArray<RunTree.Run>, at section: Int) {
    let first = Int(sections.sum(before: section))
    var next = first
    for run in runs where run.count > 0 {
      items.insert(run, at: next)
      next += run.count
    }
    sections.insert(RunTree.Run(count: 1, value: Int64(next - first)), at: section)
  }

  private mutating func placeRows(_ map: UpdateMap, _ parts: MovedParts, _ heights: some UpdateHeights) {
    var coming: [Int: ContiguousArray<Range<Int>>] = [:]
    for (section, rows) in map.insertedRows
    where map.insertedSections[section] == nil && map.reloadedSectionsBack[section] == nil {
      coming[section] = NumberRanges(rows.ranges).ranges
    }
    for to in map.rowMovesBack.keys { coming[to.section, default: []].append(to.row..<to.row + 1) }
    for (section, rows) in coming.sorted(by: { $0.key < $1.key }) {
      placeRows(rows.sortedIfNeeded { $0.lowerBound < $1.lowerBound }, section, parts, heights)
    }
  }

  /// Inserts rows of a section, from the first on. Each moved row is a separate range.
  private mutating func placeRows(
    _ ranges: ContiguousArray<Range<Int>>, _ section: Int, _ parts: MovedParts, _ heights: some UpdateHeights
  ) {
    let element = sections.element(at: section)
    let first = Int(element.start) + 1
    var count = 0
    for rows in ranges {
      count += rows.count
      if rows.count == 1, let run = parts.rows[RowPath(section: section, row: rows.lowerBound)] {
        items.insert(run, at: first + rows.lowerBound)
        continue
      }
      var next = first + rows.lowerBound
      heights.rows(rows, ofSection: section) { count, height in
        let run = RunTree.Run(count: count, value: Length.units(height.height), isMarked: height.isEstimated)
        items.insert(run, at: next)
        next += count
      }
    }
    sections.set(element.value + Int64(count), isMarked: false, at: section)
  }
}

extension TableGeometry {
  /// Marks all heights of rows as estimates, so that rows are measured when they are shown.
  ///
  /// - Complexity: O(r + s) for r runs of equal heights and s sections.
  package mutating func markRowsAsEstimated() {
    var marked = RunTree.Builder(leafCapacity: items.leafCapacity)
    var section = 0
    var sectionEnd = 0
    var index = 0
    for run in items.runs {
      var left = run.count
      while left > 0 {
        if index == sectionEnd {
          sectionEnd += Int(sections.element(at: section).value)
          section += 1
          marked.append(run.value, isMarked: run.isMarked)
          index += 1
          left -= 1
          continue
        }
        let isFooter = index == sectionEnd - 1
        let count = isFooter ? 1 : min(left, sectionEnd - 1 - index)
        marked.append(run.value, count: count, isMarked: isFooter ? run.isMarked : true)
        index += count
        left -= count
      }
    }
    items = marked.finish()
    if InternalChecks.isOn { checkInvariants() }
  }
}

extension RunTree {
  /// The elements of `range` as runs. O(log n + k) for k leaves.
  func runs(in range: Range<Int>) -> ContiguousArray<Run> {
    var result: ContiguousArray<Run> = []
    forEachElement(in: range) { element in
      Self.append(Run(count: 1, value: element.value, isMarked: element.isMarked), to: &result)
      return true
    }
    return result
  }
}
