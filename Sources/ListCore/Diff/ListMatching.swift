/// Which section and item of the old list each new one corresponds to. It holds numbers only: code that compares
/// identifiers makes one, and ``ListChanges`` derives operations from it.
///
/// Items are numbered across sections. No old one is matched twice.
package struct ListMatching: Sendable {
  /// The value for a section or an item without a counterpart in the old list.
  package static let none: Int32 = -1

  /// The end index of each section's items.
  package var oldEnds: ContiguousArray<Int32>
  package var newEnds: ContiguousArray<Int32>
  /// For each new section the old one.
  package var sections: ContiguousArray<Int32>
  /// For each new item the old one. Empty if nothing changed.
  package var items: ContiguousArray<Int32>
  /// Sections and items are the same in the same order.
  package var isUnchanged: Bool

  package init(
    oldEnds: ContiguousArray<Int32>, newEnds: ContiguousArray<Int32>, sections: ContiguousArray<Int32>,
    items: ContiguousArray<Int32>
  ) {
    self.oldEnds = oldEnds
    self.newEnds = newEnds
    self.sections = sections
    self.items = items
    isUnchanged = false
  }

  /// The matching of a list that did not change.
  package init(unchanged ends: ContiguousArray<Int32>) {
    oldEnds = ends
    newEnds = ends
    sections = []
    items = []
    isUnchanged = true
  }

  /// The old section that a new one corresponds to; nil for an inserted one.
  package func oldSection(of section: Int) -> Int? {
    if isUnchanged { return section }
    return sections[section] < 0 ? nil : Int(sections[section])
  }

  package var oldItemCount: Int { Int(oldEnds.last ?? 0) }
  package var newItemCount: Int { Int(newEnds.last ?? 0) }

  package func oldRange(ofSection section: Int) -> Range<Int> { Self.range(oldEnds, section) }
  package func newRange(ofSection section: Int) -> Range<Int> { Self.range(newEnds, section) }

  static func range(_ ends: ContiguousArray<Int32>, _ section: Int) -> Range<Int> {
    (section == 0 ? 0 : Int(ends[section - 1]))..<Int(ends[section])
  }

  /// The section and row of an item. O(log s) in sections.
  static func path(_ item: Int32, _ ends: ContiguousArray<Int32>) -> RowPath {
    let section = section(item, ends)
    return RowPath(section: section, row: Int(item) - range(ends, section).lowerBound)
  }

  static func section(_ item: Int32, _ ends: ContiguousArray<Int32>) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > item { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
