import ListCore
@_spi(UIKitFloors) import UIKitCore

extension UICollectionView {
  /// Attaches the layout, and sets the properties that differ from those of a scroll view.
  func setUpCollection() {
    switching.attach(to: self)
    addSwipeGestures(swipes, multipleSelection)
    // [C] The default background, as that of tables, since iOS 13.
    AppearanceProxies.withoutNotes { backgroundColor = .systemBackground }
  }

  /// [C] Stops the program with UIKit's message.
  static func stopWithoutLayout() -> Never {
    fatalError(
      """
      UICollectionView must be initialized with a non-nil layout parameter. \(self) was made with init() or \
      init(frame:); use init(frame:collectionViewLayout:).
      """)
  }

  func setDataSource(_ dataSource: (any UICollectionViewDataSource)?) {
    delegateCalls.dataSource = dataSource
    model.setNeedsLoading()
  }

  /// Whether the children of a cell's item are shown.
  func isExpanded(_ cell: UICollectionViewCell) -> Bool {
    guard let outlines = dataSource as? any OutlineStating else { return false }
    // A cell that is being measured is not known as on screen yet: its attributes tell its item.
    let element = elements.element(of: cell) ?? cell.placement.attributes.map(CollectionElement.init)
    guard let path = appPath(of: element) else { return false }
    return outlines.isExpanded(at: path)
  }

  /// Lets the layout decide whether a change of bounds invalidates it.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    let old = bounds
    arrangement.changeBounds(to: new, change)
    if old.size != bounds.size { resizing.boundsDidChange(from: old) }
  }

  /// The app's path of an item; nil for a placeholder.
  func appPath(of path: RowPath?) -> IndexPath? {
    placeholders.appPath(path)
  }

  func appPath(of element: CollectionElement?) -> IndexPath? {
    element.flatMap { element in element.item.map { appPath(of: $0) } ?? element.path }
  }

  var hasUncommittedChanges: Bool {
    updates.hasOperations || !placeholders.rows.isEmpty || (itemDragging.isTargeted && reordering.isActive)
  }

  /// The bounds that a frame gives.
  func bounds(ofFrame frame: CGRect) -> CGRect { CGRect(origin: bounds.origin, size: frame.size) }
}

extension CollectionArrangement {
  /// The adjusted insets changed, and with them the space of the layout.
  func insetsDidChange() { host.layout.invalidateLayout() }

  /// Sections of a flow layout may begin at the safe area or at the margins.
  func surroundingsDidChange() {
    host.layout.surroundingsDidChange()
  }

  /// The delegate may have other sizes.
  func delegateDidChange() { host.layout.invalidateLayout() }
}

extension CollectionElements {
  /// UIKit: in no particular order; here by sections and items.
  var visibleCells: [UICollectionViewCell] { shownItems.compactMap { $0.view as? UICollectionViewCell } }
  var visiblePaths: [RowPath] { shownItems.compactMap(\.element.item) }

  private var shownItems: [Entry] {
    live.filter { $0.element.category == .cell }.sorted { $0.element.path < $1.element.path }
  }

  func visibleViews(ofKind kind: String) -> [UICollectionReusableView] { shown(kind).compactMap(\.view) }
  func visiblePaths(ofKind kind: String) -> [IndexPath] { shown(kind).map(\.element.path) }

  private func shown(_ kind: String) -> [Entry] {
    live.filter { $0.element.category == .supplementaryView && $0.element.kind == kind }
      .sorted { $0.element.path < $1.element.path }
  }
}
