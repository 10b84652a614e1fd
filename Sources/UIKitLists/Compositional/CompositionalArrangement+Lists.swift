// Sections that are lists.

extension CompositionalArrangement {
  /// The list that a section is; nil for others. O(1).
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section].section.list : nil
  }

  /// [?] Where all sections are lists, the collection view has the first one's colour.
  var listBackground: UIColor? {
    guard sections.allSatisfy({ $0.section.list != nil }) else { return nil }
    return sections.first?.section.list?.shownBackgroundColor
  }
}
