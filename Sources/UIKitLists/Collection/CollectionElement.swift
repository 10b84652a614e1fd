import ListCore

/// An element of a collection view: an item, or a supplementary or decoration view of a kind.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  /// nil for items.
  let kind: String?
  var path: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath)
  }

  init(item path: RowPath) { self.init(.cell, nil, path.indexPath) }

  /// The path of an item, or of a view that belongs to a section; nil for elements with other paths.
  var rowPath: RowPath? { path.count == 2 ? RowPath(path) : nil }

  /// The item of a cell; nil for other elements.
  var item: RowPath? { category == .cell ? rowPath : nil }

  /// The element after an update of sections and items; nil if it was removed.
  ///
  /// [?] A supplementary view belongs to its section, and within that keeps its number.
  func moved(by map: UpdateMap) -> CollectionElement? {
    guard let rowPath else { return self }
    var moved = self
    if category == .cell {
      guard let new = map.newPath(of: rowPath) else { return nil }
      moved.path = new.indexPath
    } else {
      guard let section = map.newSection(of: rowPath.section) else { return nil }
      moved.path = RowPath(section: section, row: rowPath.row).indexPath
    }
    return moved
  }
}
