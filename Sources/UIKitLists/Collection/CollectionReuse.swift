import ListCore

/// The reusable cells, supplementary and decoration views of a collection view.
@MainActor
final class CollectionReuse {
  unowned let view: UICollectionView
  let cells = ReusePool<UICollectionViewCell>()
  private var supplementaryViews: [String: ReusePool<UICollectionReusableView>] = [:]
  private let decorationViews = ReusePool<UICollectionReusableView>()

  init(view: UICollectionView) { self.view = view }

  /// The supplementary views of a kind.
  private func pool(ofKind kind: String) -> ReusePool<UICollectionReusableView> {
    if let pool = supplementaryViews[kind] { return pool }
    let pool = ReusePool<UICollectionReusableView>()
    supplementaryViews[kind] = pool
    return pool
  }

  func register(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    pool(ofKind: kind).classes.register(viewClass, identifier, ofKind: kind)
  }

  /// Uses a closure to make the supplementary views of a kind.
  func register(_ kind: String, _ identifier: String, maker: (@MainActor () -> UICollectionReusableView)?) {
    pool(ofKind: kind).classes.register(identifier, maker: maker)
  }

  func register(_ nib: UINib?, _ kind: String, _ identifier: String) {
    guard let nib else { return register(kind, identifier, maker: nil) }
    register(kind, identifier) { RegisteredNib.view(nib, identifier, as: UICollectionReusableView.self) }
  }

  /// Registers a registration's nib, or its class, unless this was done before.
  func register(cell nib: UINib?, _ cellClass: AnyClass, _ identifier: String) {
    guard let nib else { return cells.classes.register(cellClass, identifier) }
    if cells.classes.maker(identifier) == nil { register(cell: nib, identifier) }
  }

  /// Registers a registration's nib, or its class, unless this was done before.
  func register(_ nib: UINib?, _ viewClass: AnyClass, _ kind: String, _ identifier: String) {
    guard let nib else { return register(viewClass, kind, identifier) }
    if pool(ofKind: kind).classes.maker(identifier) == nil { register(nib, kind, identifier) }
  }

  func register(cell nib: UINib?, _ identifier: String) {
    guard let nib else { return cells.classes.register(identifier, maker: nil) }
    cells.classes.register(identifier) { RegisteredNib.view(nib, identifier, as: UICollectionViewCell.self) }
  }

  // MARK: Dequeueing

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = cells.reconfigured(identifier, at: view.placeholders.shownPath(indexPath)) { return cell }
    let element = CollectionElement(.cell, nil, view.placeholders.shown(indexPath))
    let cell = cells.dequeue(identifier) {
      reset($0, for: element)
    } make: {
      guard let cell = make($0, identifier, element) as? UICollectionViewCell else {
        fatalError("\($0).init(frame:) made no UICollectionViewCell.")
      }
      return cell
    }
    if let cell { return adopted(cell, identifier, element) }
    fatalError(
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a \
      nib or a class for the identifier or connect a prototype cell in a storyboard. Asked for item \
      \(RowPath(indexPath)); registered: \(cells.classes.names). Call \
      register(_:forCellWithReuseIdentifier: "\(identifier)") before the collection view shows its items.
      """)
  }

  func dequeue(_ kind: String, _ identifier: String, for indexPath: IndexPath) -> UICollectionReusableView {
    let element = CollectionElement(.supplementaryView, kind, indexPath)
    let pool = pool(ofKind: kind)
    if let view = pool.dequeue(
      identifier, reset: { reset($0, for: element) }, make: { make($0, identifier, element) })
    {
      return adopted(view, identifier, element)
    }
    fatalError(
      """
      could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard. Registered for this kind: \
      \(pool.classes.names). Call \
      register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before the collection view shows its items.
      """)
  }

  func dequeueDecorationView(_ kind: String, _ layout: UICollectionViewLayout) -> UICollectionReusableView {
    let element = CollectionElement(.decorationView, kind, IndexPath(item: 0, section: 0))
    if let view = decorationViews.waitingView(kind, reset: { $0.placement.reset($0) }) { return view }
    guard let viewClass = layout.decorationClass(ofKind: kind) else {
      fatalError(
        """
        could not dequeue a decoration view of kind: \(kind) - must register a class or nib as a decoration view for \
        the kind. Registered: \(Self.list(layout.link.decorationClasses.keys)). The layout calls \
        register(_:forDecorationViewOfKind: "\(kind)") before it places one.
        """)
    }
    return make(viewClass, kind, element)
  }

  private static func list(_ names: some Sequence<String>) -> String {
    let sorted = names.sorted()
    return sorted.isEmpty ? "nothing" : sorted.joined(separator: ", ")
  }

  /// A new view, with the size from the layout.
  private func make(
    _ type: UICollectionReusableView.Type, _ identifier: String, _ element: CollectionElement
  ) -> UICollectionReusableView {
    let made = CollectionObjectMaking.view(type, view.elements.knownFrame(of: element) ?? .zero)
    made.placement.identifier = identifier
    made.placement.collectionView = view
    view.listSections.place(made, element, isShown: false)
    return made
  }

  /// A view that may come from a nib, and is not yet associated with this collection view.
  private func adopted<View: UICollectionReusableView>(
    _ made: View, _ identifier: String, _ element: CollectionElement
  ) -> View {
    guard made.placement.collectionView == nil else { return made }
    made.placement.identifier = identifier
    made.placement.collectionView = view
    if let frame = view.elements.knownFrame(of: element) { made.frame = frame }
    view.listSections.place(made, element, isShown: false)
    return made
  }

  /// Resets a view before it shows another element, whose place in a list decides the default configurations.
  private func reset(_ reused: UICollectionReusableView, for element: CollectionElement) {
    reused.placement.reset(reused)
    view.listSections.place(reused, element, isShown: false)
  }

  // MARK: Keeping

  /// Keeps a view that left the screen for reuse, hidden in the collection view, or releases it.
  func keep(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell): cells.keep(cell)
    case (.decorationView, _): decorationViews.keep(view)
    default: pool(ofKind: element.kind ?? "").keep(view)
    }
  }

  func didShow(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell): cells.didShow(cell)
    case (.decorationView, _): decorationViews.didShow(view)
    default: pool(ofKind: element.kind ?? "").didShow(view)
    }
  }

  func hideUnused() {
    cells.hideUnused()
    decorationViews.hideUnused()
    for pool in supplementaryViews.values { pool.hideUnused() }
  }

  func removeWaiting() {
    cells.removeWaiting()
    for pool in supplementaryViews.values { pool.removeWaiting() }
    decorationViews.removeWaiting()
  }
}

extension UICollectionView: SpareMemoryHolder {
  package func releaseSpareMemory() {
    reuse.removeWaiting()
    sideways.removeSpareViews()
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
      // In another superview the same attributes mean another position, because rows scroll: they have to be applied
      // again.
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

  func didShow(_ view: UICollectionReusableView, _ element: CollectionElement) { reuse.didShow(view, element) }
  func hideUnusedViews() { reuse.hideUnused() }
  func reclaimView(of element: CollectionElement) -> UICollectionReusableView? { updateAnimator.reclaim(element) }
  func frame(of element: CollectionElement) -> CGRect? { arrangement.frame(of: element) }
  func solvedFrame(of element: CollectionElement) -> CGRect? {
    guard let attributes = arrangement.attributes(of: element) else { return nil }
    guard let section = arrangement.sidewaysSection(of: attributes) else { return attributes.frame }
    let shift = section.shift(at: sideways.offset(ofSection: section.section))
    return attributes.frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }
  func moveElements() { layoutPass.moveElements() }
  var pendingGrowth: CGVector? { arrangement.movement?.growth }
  func dataPath(of path: RowPath) -> RowPath { reordering.dataPath(of: path) }

  func configureAnew(_ cell: UICollectionViewCell, at path: RowPath) -> UICollectionViewCell {
    reuse.cells.reconfigure(cell, at: path) { delegateCalls.cell(at: path) }
  }
}
