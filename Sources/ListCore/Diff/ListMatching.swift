/// Which section and which item of a list were which of the list before it. Numbers only: whoever compares
/// identifiers makes one, ``ListChanges`` says what is to be done.
///
/// Items are numbered across sections. No old one is matched twice.
package struct ListMatching: Sendable {
  /// What a section or item is that was not there before.
  package static let none: Int32 = -1

  /// Where each section's items end.
  package var oldEnds: ContiguousArray<Int32>
  package var newEnds: ContiguousArray<Int32>
  /// For each new section the old one.
  package var sections: ContiguousArray<Int32>
  /// For each new item the old one. Empty where nothing changed.
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

  /// A list that is the same as before.
  package init(unchanged ends: ContiguousArray<Int32>) {
    oldEnds = ends
    newEnds = ends
    sections = []
    items = []
    isUnchanged = true
  }

  /// Which section a new one was; nil for one that came.
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
