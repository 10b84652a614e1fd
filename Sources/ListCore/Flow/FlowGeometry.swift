/// The positions of all elements of a flow layout, in points from the beginning of the content.
package struct FlowGeometry: Equatable, Sendable {
  package private(set) var sections: ContiguousArray<FlowSection>
  /// The start of each section, and the end of the last one.
  private var starts: ContiguousArray<Double> = [0]

  package init(_ sections: ContiguousArray<FlowSection> = []) {
    self.sections = sections
    addUp(from: 0)
  }

  private mutating func addUp(from section: Int) {
    starts.removeSubrange(min(section + 1, starts.count)...)
    starts.reserveCapacity(sections.count + 1)
    for index in section..<sections.count { starts.append(starts[index] + sections[index].length) }
  }

  /// The length of everything. O(1).
  package var length: Double { starts[sections.count] }

  package var sectionCount: Int { sections.count }

  // MARK: Places

  /// The extent of a section. O(1).
  package func extent(ofSection section: Int) -> Extent {
    Extent(start: starts[section], length: sections[section].length)
  }

  /// The rectangle of an element; nil if it does not exist. O(log n).
  package func place(of element: FlowElement) -> FlowRect? {
    switch element {
    case .header(let section):
      guard sections.indices.contains(section), sections[section].metrics.header > 0 else { return nil }
      return band(section, start: 0, length: sections[section].metrics.header)
    case .footer(let section):
      guard sections.indices.contains(section), sections[section].metrics.footer > 0 else { return nil }
      return band(section, start: sections[section].footerStart, length: sections[section].metrics.footer)
    case .item(let path):
      guard sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].itemCount else {
        return nil
      }
      var place = sections[path.section].place(ofItem: path.row)
      place.along.start += starts[path.section]
      return place
    }
  }

  /// A header or footer, which is as broad as the content.
  private func band(_ section: Int, start: Double, length: Double) -> FlowRect {
    FlowRect(
      along: Extent(start: starts[section] + start, length: length),
      across: Extent(start: 0, length: sections[section].metrics.breadth))
  }

  /// The sections that overlap a range of offsets. O(log s).
  package func sections(from lower: Double, to upper: Double) -> Range<Int> {
    guard !sections.isEmpty, lower < upper else { return 0..<0 }
    let first = min(max(starts.partitioningIndex { $0 > lower } - 1, 0), sections.count)
    let end = min(max(starts.partitioningIndex { $0 >= upper }, first), sections.count)
    return first..<end
  }

  /// Calls `body` with every element that overlaps a range of offsets: for each section its header, items and footer.
  ///
  /// - Complexity: O(log n + k) for k elements.
  package func forEachElement(from lower: Double, to upper: Double, _ body: (FlowElement, FlowRect) -> Void) {
    for section in sections(from: lower, to: upper) {
      visit(.header(section: section), lower, upper, body)
      let start = starts[section]
      for item in sections[section].items(from: lower - start, to: upper - start) {
        visit(.item(RowPath(section: section, row: item)), lower, upper, body)
      }
      visit(.footer(section: section), lower, upper, body)
    }
  }

  private func visit(
    _ element: FlowElement, _ lower: Double, _ upper: Double, _ body: (FlowElement, FlowRect) -> Void
  ) {
    guard let place = place(of: element), place.along.start < upper, place.along.end > lower else { return }
    body(element, place)
  }

  /// The item at a point. O(log n + k) for k items in its line.
  package func item(along position: Double, across side: Double) -> RowPath? {
    for section in sections(from: position, to: position.nextUp) {
      let start = starts[section]
      for item in sections[section].items(from: position - start, to: (position - start).nextUp) {
        let path = RowPath(section: section, row: item)
        if place(of: .item(path))?.contains(along: position, across: side) == true { return path }
      }
    }
    return nil
  }

  // MARK: Changes

  /// Gives items the sizes that were measured for them; see `FlowSection.setSizes` for the cost.
  package mutating func setSizes(_ measured: [RowPath: FlowSize]) {
    var bySection: [Int: [Int: FlowSize]] = [:]
    for (path, size) in measured { bySection[path.section, default: [:]][path.row] = size }
    for (section, sizes) in bySection where sections.indices.contains(section) { sections[section].setSizes(sizes) }
    if let first = bySection.keys.min(), first < sections.count { addUp(from: first) }
  }

  // MARK: Pinning

  /// The extent of a header that is pinned to the beginning of the visible part, within its section. O(1).
  package func pinnedHeader(ofSection section: Int, visibleStart: Double) -> Extent {
    let length = sections[section].metrics.header
    let whole = extent(ofSection: section)
    let last = whole.end - sections[section].metrics.footer - length
    return Extent(start: max(min(visibleStart, last), whole.start), length: length)
  }

  /// The extent of a footer that is pinned to the end of the visible part, within its section. O(1).
  package func pinnedFooter(ofSection section: Int, visibleEnd: Double) -> Extent {
    let length = sections[section].metrics.footer
    let whole = extent(ofSection: section)
    let first = whole.start + sections[section].metrics.header
    return Extent(start: min(max(visibleEnd - length, first), whole.end - length), length: length)
  }
}
