import ListCore

/// Registered classes, and views that left the screen and wait to be used again.
@MainActor
final class CollectionReuse {
  private unowned let view: UICollectionView
  var cellClasses = RegisteredClasses<UICollectionViewCell>()
  private var viewClasses: [String: RegisteredClasses<UICollectionReusableView>] = [:]
  private(set) var cells = ReuseQueue<UICollectionReusableView>()
  private var supplementaryViews: [String: ReuseQueue<UICollectionReusableView>] = [:]
  private var decorationViews = ReuseQueue<UICollectionReusableView>()
  /// The cell that dequeueing for an item answers while the item is configured anew.
  var reconfigured: (path: RowPath, cell: UICollectionViewCell)?
  /// How many cells were made for the collection view, for tests and dumps.
  private(set) var madeCells = 0

  init(view: UICollectionView) { self.view = view }

  // MARK: Registration

  func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    viewClasses[kind, default: RegisteredClasses()].register(viewClass, identifier, ofKind: kind)
  }

  // MARK: Dequeueing

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfigured, placeholdersShown(indexPath) == reconfigured.path,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    if let cell = cells.dequeue(identifier) as? UICollectionViewCell {
      prepare(cell, CollectionElement(.cell, nil, view.placeholders.shown(indexPath)))
      return cell
    }
    guard let type = cellClasses[identifier] else {
      fatalError(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a \
        nib or a class for the identifier or connect a prototype cell in a storyboard. Asked for item \
        \(RowPath(indexPath)); registered: \(cellClasses.names). Call \
        register(_:forCellWithReuseIdentifier: "\(identifier)") before the collection view shows its items.
        """)
    }
    madeCells += 1
    guard let cell = make(type, identifier, .cell, nil, indexPath) as? UICollectionViewCell else {
      fatalError("\(type).init(frame:) made no UICollectionViewCell.")
    }
    return cell
  }

  func dequeue(_ kind: String, _ identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
    if let view = supplementaryViews[kind]?.dequeue(identifier) {
      prepare(view, CollectionElement(.supplementaryView, kind, indexPath))
      return view
    }
    guard let type = viewClasses[kind]?[identifier] else {
      fatalError(
        """
        could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard. Registered for this kind: \
        \((viewClasses[kind] ?? RegisteredClasses()).names). Call \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before the collection view shows its items.
        """)
    }
    return make(type, identifier, .supplementaryView, kind, indexPath)
  }

  func dequeueDecorationView(_ kind: String, _ layout: UICollectionViewLayout) -> UICollectionReusableView {
    if let view = decorationViews.dequeue(kind) {
      prepare(view, nil)
      return view
    }
    guard let type = layout.decorationClass(ofKind: kind) else {
      fatalError(
        """
        could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for \
        the kind. Registered: \(Self.list(layout.link.decorationClasses.keys)). The layout calls \
        register(_:forDecorationViewOfKind: "\(kind)") before it places one.
        """)
    }
    return make(type, kind, .decorationView, kind, IndexPath(item: 0, section: 0))
  }

  private static func list(_ names: some Sequence<String>) -> String {
    let sorted = names.sorted()
    return sorted.isEmpty ? "nothing" : sorted.joined(separator: ", ")
  }

  /// A new view, as large as the layout wants it to be.
  private func make(
    _ type: UICollectionReusableView.Type, _ identifier: String, _ category: UICollectionView.ElementCategory,
    _ kind: String?, _ path: IndexPath
  ) -> UICollectionReusableView {
    let path = category == .cell ? view.placeholders.shown(path) : path
    let element = CollectionElement(category, kind, path)
    let entries = view.elements.entries
    let known = entries.indices.first { entries[$0].element == element }
    let made = CollectionObjectMaking.view(type, known.map { entries[$0].attributes.frame } ?? .zero)
    made.placement.identifier = identifier
    made.placement.collectionView = view
    view.listSections.place(made, element, isShown: false)
    return made
  }

  private func placeholdersShown(_ indexPath: IndexPath) -> RowPath? {
    indexPath.count == 2 ? RowPath(view.placeholders.shown(indexPath)) : nil
  }

  private func prepare(_ view: UICollectionReusableView, _ element: CollectionElement?) {
    view.placement.reset(view)
    // Default configurations that the app asks for depend on the place.
    if let element { self.view.listSections.place(view, element, isShown: false) }
    view.prepareForReuse()
  }

  // MARK: Keeping

  /// Keeps a view that left the screen, out of sight in the collection view, or lets it go.
  func keep(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let isKept: Bool
    switch (element.category, view.reuseIdentifier) {
    case (_, nil): isKept = false
    case (.cell, let identifier?): isKept = cells.enqueue(view, identifier: identifier)
    case (.decorationView, let identifier?): isKept = decorationViews.enqueue(view, identifier: identifier)
    case (.supplementaryView, let identifier?):
      isKept = supplementaryViews[element.kind ?? "", default: ReuseQueue()].enqueue(view, identifier: identifier)
    }
    if isKept { view.isHidden = true } else { view.removeFromSuperview() }
  }
}

extension UICollectionView: CollectionElementsHost {
  func makeDecorationView(_ kind: String) -> UICollectionReusableView { reuse.dequeueDecorationView(kind, layout) }

  func place(_ view: UICollectionReusableView, _ element: CollectionElement, in row: CollectionRow?) {
    view.placement.collectionView = self
    view.placement.row = row
    let container: UIScrollView = row?.view ?? self
    guard view.superview !== container else { return }
    if let old = view.superview {
      UIView.performWithoutAnimation { view.center = container.convert(view.center, from: old) }
      // It is as far from its place as the row was scrolled, even if that place is the one from before.
      view.placement.forget()
    }
    if let row {
      row.view.placeInside(view, element)
    } else if element.category == .cell {
      stacking.placeCell(view)
    } else {
      stacking.placeSupplementaryView(view)
    }
  }

  func configure(_ view: UICollectionReusableView, _ element: CollectionElement) {
    listSections.place(view, element)
    guard let path = element.item, let cell = view as? UICollectionViewCell else { return }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    cell.appearance.setFocused(focus.path == path)
  }

  func keepForReuse(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if updateAnimator.isRunning { view.layer.removeAllAnimations() }
    swipes.cellWillLeave(view)
    (view as? UICollectionViewCell)?.appearance.setFocused(false)
    reuse.keep(view, element)
  }

  func frame(of element: CollectionElement) -> CGRect? { arrangement.frame(of: element) }
  func moveElements() { layoutPass.moveElements() }
  var pendingGrowth: CGVector? { arrangement.movement?.growth }
  func dataPath(of path: RowPath) -> RowPath { reordering.dataPath(of: path) }

  func configureAnew(_ cell: UICollectionViewCell, at path: RowPath) -> UICollectionViewCell {
    reuse.reconfigured = (path, cell)
    defer { reuse.reconfigured = nil }
    return delegateCalls.cell(at: path)
  }
}
