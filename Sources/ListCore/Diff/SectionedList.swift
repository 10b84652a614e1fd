/// Sections of items by their identifiers, as ``ListMatching`` compares them.
///
/// The items of all sections are stored consecutively in one array.
package struct SectionedList<Section: Hashable, Item: Hashable> {
  package var sections: ContiguousArray<Section>
  /// The end index of each section's items; the last is the number of items.
  package var ends: ContiguousArray<Int32>
  package var items: ContiguousArray<Item>

  /// - Precondition: `ends` has a number for each section, none less than the one before it, the last the number of
  ///   items.
  package init(sections: ContiguousArray<Section>, ends: ContiguousArray<Int32>, items: ContiguousArray<Item>) {
    precondition(
      sections.count == ends.count && Int(ends.last ?? 0) == items.count,
      "\(sections.count) sections, \(ends.count) ends, the last of \(ends.last ?? 0), for \(items.count) items.")
    self.sections = sections
    self.ends = ends
    self.items = items
  }

  package init() { self.init(sections: [], ends: [], items: []) }

  package init(_ sections: some Sequence<(Section, [Item])>) {
    self.sections = []
    ends = []
    items = []
    for (section, items) in sections { append(section, items) }
  }

  package mutating func append(_ section: Section, _ items: some Sequence<Item>) {
    sections.append(section)
    self.items.append(contentsOf: items)
    ends.append(Int32(self.items.count))
  }

  /// The range of a section's items among all items.
  package func range(ofSection section: Int) -> Range<Int> {
    (section == 0 ? 0 : Int(ends[section - 1]))..<Int(ends[section])
  }
}

extension SectionedList: Sendable where Section: Sendable, Item: Sendable {}
