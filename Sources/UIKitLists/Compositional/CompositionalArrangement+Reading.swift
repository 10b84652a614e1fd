import ListCore

// The reading order of views that are not items.

extension CompositionalArrangement {
  /// Views at the beginning of a section are read before its items, those at its end after them; those of the whole
  /// layout before and after everything. A view attached to an item is read after it.
  func readingPlace(ofKind kind: String, _ path: RowPath) -> ReadingPlace? {
    if let index = outerIndex(kind, path) { return ReadingPlace(edge: boundary[index].item.leadsContent ? 0 : 2) }
    guard sections.indices.contains(path.section) else { return nil }
    guard let index = sections[path.section].boundaryIndex(kind, path.row) else {
      return ReadingPlace(edge: 1, section: path.section, part: 1, item: path.row)
    }
    let isFirst = sections[path.section].boundary[index].item.leadsContent
    return ReadingPlace(edge: 1, section: path.section, part: isFirst ? 0 : 3)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var leadsContent: Bool {
    let edge = boundaryItem(0).edge
    return edge == .top || edge == .leading
  }
}
