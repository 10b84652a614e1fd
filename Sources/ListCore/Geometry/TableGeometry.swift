/// The positions of everything in a table: maps index paths to offsets and back.
///
/// A table of any number of sections is one sequence of *items*: header, rows and footer of the first section, then
/// of the next. A missing header or footer is an item without height. Two trees of running sums answer every
/// question: the items' heights (offset <-> item), and the sections' item counts (item <-> section and row). Sections
/// that are alike share their memory, and a table of a million equal rows takes a few words.
package struct TableGeometry: Sendable {
  /// Heights of the items in ``Length`` units; estimated ones are marked.
  var items: RunTree
  /// Number of items a section.
  var sections: RunTree
  /// The space above the first section: the table's own header view, in points.
  package var leading: Double
  /// The space below the last section: the table's own footer view, in points.
  package var trailing: Double
  /// The space above each header that has a height, in points. It is part of the header's item.
  package let headerTopPadding: Double

  /// A header and a footer belong to every section.
  static let itemsBesideRows = 2

  init(items: RunTree, sections: RunTree, leading: Double, trailing: Double, headerTopPadding: Double) {
    self.items = items
    self.sections = sections
    self.leading = leading
    self.trailing = trailing
    self.headerTopPadding = headerTopPadding
  }

  /// A table without sections.
  package init() {
    self.init(items: RunTree(), sections: RunTree(), leading: 0, trailing: 0, headerTopPadding: 0)
  }

  /// O(1).
  package var sectionCount: Int { sections.count }

  /// Items of all sections: rows, headers and footers, those without height included. O(1).
  package var itemCount: Int { items.count }

  /// Rows of all sections. O(1).
  package var rowCount: Int { items.count - Self.itemsBesideRows * sections.count }

  /// The bytes of heap the geometry has reserved, for tests of memory. O(1).
  package var reservedBytes: Int { items.reservedBytes + sections.reservedBytes }

  /// The height of the whole content, in points. O(1).
  package var contentHeight: Double { leading + Length.points(items.sum) + trailing }

  /// - Precondition: the section exists.
  /// - Complexity: O(log s) in the number of runs of sections.
  package func rowCount(ofSection section: Int) -> Int {
    Int(sections.element(at: section).value) - Self.itemsBesideRows
  }

  /// Whether the row exists. O(log s).
  package func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0
      && path.row < rowCount(ofSection: path.section)
  }

  // MARK: Items and their numbers

  /// The number of `item` in the sequence of all items.
  /// - Precondition: the item exists.
  /// - Complexity: O(log s).
  package func index(of item: TableItem) -> Int {
    let section = sections.element(at: item.section)
    switch item {
    case .header: return Int(section.start)
    case .row(let path):
      precondition(
        path.row >= 0 && path.row < Int(section.value) - Self.itemsBesideRows,
        "Row \(path) of a section of \(Int(section.value) - Self.itemsBesideRows) rows.")
      return Int(section.start) + 1 + path.row
    case .footer: return Int(section.end) - 1
    }
  }

  /// The item with number `index`.
  /// - Precondition: `0 <= index < itemCount`.
  /// - Complexity: O(log s).
  package func item(at index: Int) -> TableItem {
    guard let section = sections.element(holding: Int64(index)) else {
      preconditionFailure("Item \(index) of \(itemCount).")
    }
    return item(at: index, in: section)
  }

  private func item(at index: Int, in section: RunTree.Element) -> TableItem {
    if index == Int(section.start) { return .header(section: section.index) }
    if index == Int(section.end) - 1 { return .footer(section: section.index) }
    return .row(RowPath(section: section.index, row: index - Int(section.start) - 1))
  }

  // MARK: Offsets

  /// The extent of `item`; a header's without the padding above it.
  ///
  /// - Complexity: O(log n).
  package func extent(of item: TableItem) -> Extent {
    extent(of: items.element(at: index(of: item)), isHeader: item.isHeader)
  }

  private func extent(of element: RunTree.Element, isHeader: Bool) -> Extent {
    let start = leading + Length.points(element.start)
    let length = Length.points(element.value)
    guard isHeader, length > 0 else { return Extent(start: start, length: length) }
    return Extent(start: start + headerTopPadding, length: length - headerTopPadding)
  }

  /// Whether the height of `item` is an estimate. O(log n).
  package func isEstimated(_ item: TableItem) -> Bool { items.element(at: index(of: item)).isMarked }

  /// The extents of a section and its parts. O(log n).
  package func geometry(ofSection section: Int) -> SectionGeometry {
    let element = sections.element(at: section)
    let first = items.element(at: Int(element.start))
    let last = items.element(at: Int(element.end) - 1)
    return SectionGeometry(
      section: section,
      rowCount: Int(element.value) - Self.itemsBesideRows,
      header: extent(of: first, isHeader: true),
      rows: Extent(start: leading + Length.points(first.end), length: Length.points(last.start - first.end)),
      footer: extent(of: last, isHeader: false),
      whole: Extent(start: leading + Length.points(first.start), length: Length.points(last.end - first.start)))
  }

  /// The item at `offset` points from the top of the content; nil above the first and below the last section.
  /// - Complexity: O(log n).
  package func item(atOffset offset: Double) -> TableItem? {
    guard let element = items.element(holding: Length.units(offset - leading)) else { return nil }
    return item(at: element.index)
  }

  /// The row at `offset` points from the top; nil if there is another item or none. O(log n).
  package func row(atOffset offset: Double) -> RowPath? {
    guard case .row(let path)? = item(atOffset: offset) else { return nil }
    return path
  }

  /// The numbers of the items that overlap a range of offsets. O(log n).
  package func items(from lower: Double, to upper: Double) -> Range<Int> {
    let top = max(Length.units(lower - leading), 0)
    let bottom = min(Length.units(upper - leading), items.sum)
    guard top < bottom, let first = items.element(holding: top), let last = items.element(holding: bottom - 1)
    else { return 0..<0 }
    return first.index..<last.index + 1
  }

  /// Calls `body` for each item of `range` and its extent, in order, until it returns false.
  ///
  /// - Complexity: O(log n + k log s) for k items visited.
  package func forEachItem(in range: Range<Int>, _ body: (TableItem, Extent) -> Bool) {
    guard !range.isEmpty, var section = sections.element(holding: Int64(range.lowerBound)) else { return }
    items.forEachElement(in: range) { element in
      if element.index >= Int(section.end), let next = sections.element(holding: Int64(element.index)) {
        section = next
      }
      let item = item(at: element.index, in: section)
      return body(item, extent(of: element, isHeader: item.isHeader))
    }
  }

  // MARK: Changes

  /// Gives `item` another height, in points; a header's without the padding above it.
  /// - Returns: by how many points everything below it moved.
  /// - Complexity: O(log n) expected.
  @discardableResult
  package mutating func setHeight(_ height: Double, isEstimated: Bool = false, of item: TableItem) -> Double {
    let number = index(of: item)
    let old = items.element(at: number)
    let padding = item.isHeader && height > 0 ? headerTopPadding : 0
    let units = Length.units(height + padding)
    if old.value != units || old.isMarked != isEstimated {
      items.set(units, isMarked: isEstimated, at: number)
    }
    return Length.points(units - old.value)
  }

  /// Moves an item within the sequence. O(log n) expected.
  mutating func moveItem(_ index: Int, to newIndex: Int) {
    let element = items.element(at: index)
    items.remove(index..<index + 1)
    items.insert(RunTree.Run(count: 1, value: element.value, isMarked: element.isMarked), at: newIndex)
  }

  /// Adds `difference` to the number of items of a section. O(log s) expected.
  mutating func changeItemCount(ofSection section: Int, by difference: Int) {
    let element = sections.element(at: section)
    sections.set(element.value + Int64(difference), isMarked: element.isMarked, at: section)
  }

  /// Stops with a description of the first violated invariant. O(n).
  package func checkInvariants() {
    if let violation = invariantViolation() { fatalError("TableGeometry: \(violation)") }
  }

  /// A description of the first violated invariant; nil if there is none. O(n).
  package func invariantViolation() -> String? {
    if let violation = items.invariantViolation() ?? sections.invariantViolation() { return violation }
    if sections.sum != Int64(items.count) {
      return "The sections count \(sections.sum) items, there are \(items.count)."
    }
    for run in sections.runs where run.value < Int64(Self.itemsBesideRows) {
      return "A section has \(run.value) items, fewer than a header and a footer."
    }
    return nil
  }
}

extension TableItem {
  var isHeader: Bool {
    if case .header = self { return true }
    return false
  }
}
