import ListCore

extension CollectionElements {
  /// The first and the last known item.
  var firstCell: RowPath? { entries.first(where: \.isPlacedCell)?.element.item }
  var lastCell: RowPath? { entries.last(where: \.isPlacedCell)?.element.item }

  /// The entries with views, in the layout's order.
  var live: [Entry] { entries.filter { $0.view != nil && !$0.frame.isNull } }

  /// The first visible item with a view. O(k); allocates nothing.
  func firstShown(in bounds: CGRect) -> Entry? {
    var first: Int?
    for index in entries.indices where entries[index].view != nil && entries[index].element.category == .cell {
      guard entries[index].isWithin(bounds) else { continue }
      if let known = first, entries[known].element.path < entries[index].element.path { continue }
      first = index
    }
    return first.map { entries[$0] }
  }

  /// The frame of a known element by the layout.
  func knownFrame(of element: CollectionElement) -> CGRect? {
    for index in entries.indices where entries[index].element == element { return entries[index].attributes.frame }
    return nil
  }

  func view(of element: CollectionElement) -> UICollectionReusableView? { views.view(of: element) }

  func cell(at path: RowPath) -> UICollectionViewCell? {
    view(of: CollectionElement(item: path)) as? UICollectionViewCell
  }

  func element(of view: UICollectionReusableView) -> CollectionElement? { views.key(of: view) }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
