extension UICollectionView {
  /// What every collection view has from the start.
  func setUpCollection() {
    switching.attach(to: self)
    setUpSelectionGesture()
    // [C] As tables, since iOS 13.
    backgroundColor = .systemBackground
  }

  func setDataSource(_ dataSource: (any UICollectionViewDataSource)?) {
    delegateCalls.dataSource = dataSource
    data.setNeedsLoading()
  }

  /// Lets the layout say whether other bounds matter to it, while it can compare them with the old ones.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    arrangement.boundsWillChange(to: new)
    change()
  }

  /// The bounds that a frame gives.
  func bounds(ofFrame frame: CGRect) -> CGRect { CGRect(origin: bounds.origin, size: frame.size) }
}

extension CollectionArrangement {
  /// What bars cover is more or less than before: a layout works with what is left.
  func insetsDidChange() { host.layout.invalidateLayout() }

  /// The delegate may have other sizes.
  func delegateDidChange() { host.layout.invalidateLayout() }
}

extension CollectionElements {
  /// UIKit: in no particular order; here by sections and items.
  var visibleCells: [UICollectionViewCell] { shownItems.compactMap { $0.view as? UICollectionViewCell } }
  var visiblePaths: [IndexPath] { shownItems.map(\.element.path) }

  private var shownItems: [Entry] {
    host.layoutIfNeeded()
    return live.filter { $0.element.category == .cell }.sorted { $0.element.path < $1.element.path }
  }

  func visibleViews(ofKind kind: String) -> [UICollectionReusableView] { shown(kind).compactMap(\.view) }
  func visiblePaths(ofKind kind: String) -> [IndexPath] { shown(kind).map(\.element.path) }

  private func shown(_ kind: String) -> [Entry] {
    host.layoutIfNeeded()
    return live.filter { $0.element.category == .supplementaryView && $0.element.kind == kind }
      .sorted { $0.element.path < $1.element.path }
  }
}
