import ListCore

/// The collection view, as ``CollectionArrangement`` sees it.
@MainActor
protocol CollectionArrangementHost: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get set }
  var layout: UICollectionViewLayout { get }
  var model: CollectionModel { get }
  var placeholders: ListPlaceholders { get }
  /// The row of a section that scrolls sideways near the screen; nil for others.
  func row(ofSection section: Int) -> CollectionRow?
  func row(of attributes: UICollectionViewLayoutAttributes) -> CollectionRow?
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  func shiftContent(by delta: CGPoint)
  func setNeedsLayout()
  /// Shows the colour of a layout of lists; nil for other layouts.
  func showListBackground(_ color: UIColor?)
}

/// All questions to the layout go through here. It prepares an invalid layout first, and mirrors frames if the layout
/// was made for the opposite direction of the interface.
@MainActor
final class CollectionArrangement {
  /// The changes since the last layout pass.
  struct Change {
    /// Everything is invalid: elements and frames may have changed.
    var isOfEverything = true
    /// Sizes of cells changed: if not everything is invalid, the elements are the same, and some have moved.
    var isOfSizes = false
    /// Single elements that are invalid, if not everything is.
    var named: Set<CollectionElement> = []
    var isEmpty: Bool { !isOfEverything && !isOfSizes && named.isEmpty }
  }

  unowned let host: any CollectionArrangementHost
  private var needsPreparing = true
  private(set) var isPreparing = false
  /// Whether the frames were mirrored at the last layout; nil before the first.
  private var wasFlipped: Bool?
  /// The invalidation to be processed in the next layout pass.
  private(set) var change = Change()
  private var offsetAdjustment = CGPoint.zero
  /// Whether pinned views may have to move.
  private(set) var pinnedViewsMove = false
  /// The rectangle for which elements are known, in the collection view's coordinates.
  private(set) var window = CGRect.null
  /// The size of the content for which they are known.
  private var knownSize = CGSize.zero

  init(host: any CollectionArrangementHost) { self.host = host }

  // MARK: Invalidation

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparing = true
    let parts = context.parts
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    let growth = context.contentSizeAdjustment
    // [D] The content size grows at once; the next layout sets the final one.
    if growth != .zero {
      setContentSize(
        CGSize(width: host.contentSize.width + growth.width, height: host.contentSize.height + growth.height))
    }
    if parts.isOfNamedViews {
      note(parts.supplementaryViews.paths, .supplementaryView)
      note(parts.decorationViews.paths, .decorationView)
    } else if parts.isOfCellSizes, growth == .zero, context.contentOffsetAdjustment == .zero, movesElements {
      for asked in parts.preferredSizes { noteSize(of: asked.item) }
    } else {
      change.isOfEverything = true
    }
    host.setNeedsLayout()
  }

  private func note(_ paths: [String: [IndexPath]]?, _ category: UICollectionView.ElementCategory) {
    for (kind, paths) in paths ?? [:] {
      for path in paths { change.named.insert(CollectionElement(category, kind, path)) }
    }
  }

  /// Tells the layout that the items were replaced.
  func itemsWereReplaced() {
    let context = host.layout.link.makeContext(everythingOf: host.layout)
    context.parts.countsAreInvalid = true
    host.layout.invalidateLayout(with: context)
  }

  /// Tells the layout that there are more items, or fewer.
  func countsDidChange() {
    let context = host.layout.link.makeContext(of: host.layout)
    context.parts.countsAreInvalid = true
    host.layout.invalidateLayout(with: context)
  }

  /// Marks everything as invalid, because items have other paths.
  func setNeedsPreparing() {
    needsPreparing = true
    change.isOfEverything = true
    host.setNeedsLayout()
  }

  /// Changes the bounds. The layout is asked before the change whether it becomes invalid, and for a context, as it may
  /// compare with the old bounds. [C] For a new size it is invalidated after the change, when it sees the new size:
  /// carousels set insets then. For a new origin it is invalidated before the change, during which the delegate is
  /// called and may ask for elements.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    let layout = host.layout
    guard let context = context(forBounds: new) else { return change() }
    if new.size == host.bounds.size {
      layout.invalidateLayout(with: context)
      change()
    } else {
      change()
      if host.layout === layout { layout.invalidateLayout(with: context) }
    }
  }

  private func context(forBounds new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard new != host.bounds, !isPreparing else { return nil }
    if host.layout.movesPinnedViewsOnly, new.size == host.bounds.size {
      pinnedViewsMove = true
      return nil
    }
    guard host.layout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    return host.layout.invalidationContext(forBoundsChange: new)
  }

  // MARK: Preparing

  /// Prepares the layout, where that is needed, and takes over the size of the content.
  func prepare() {
    guard !isPreparing else { return }
    noteDirection()
    guard needsPreparing else { return }
    host.model.load()
    isPreparing = true
    needsPreparing = false
    host.placeholders.present { host.layout.prepare() }
    isPreparing = false
    host.showListBackground(host.layout.listBackground)
    adoptContentSize()
    if offsetAdjustment != .zero {
      let adjustment = offsetAdjustment
      offsetAdjustment = .zero
      host.shiftContent(by: adjustment)
    }
  }

  /// Checks whether the interface's direction changed since the last layout; if so, the content at the leading edge of
  /// the screen stays there.
  private func noteDirection() {
    let isFlipped = isFlipped
    let old = wasFlipped
    guard old != isFlipped else { return }
    // Set before the content is shifted: shifting calls the delegate, which may ask for items.
    wasFlipped = isFlipped
    needsPreparing = true
    change.isOfEverything = true
    guard old != nil, host.contentSize.width > host.bounds.width else { return }
    host.shiftContent(by: CGPoint(x: host.contentSize.width - host.bounds.maxX - host.bounds.minX, y: 0))
  }

  private func adoptContentSize() { setContentSize(host.layout.collectionViewContentSize) }

  private func setContentSize(_ size: CGSize) {
    let old = host.contentSize
    guard size != old else { return }
    // Mirrored content begins at its right end, and grows to the left.
    let offset = isFlipped ? distanceFromEnd : nil
    host.contentSize = size
    if let offset {
      let delta = size.width - host.bounds.width - offset - host.bounds.minX
      if delta != 0, size.width > host.bounds.width { host.shiftContent(by: CGPoint(x: delta, y: 0)) }
    }
  }

  /// The distance from the right edge of the visible part to that of the content; 0 for content that was never laid
  /// out.
  private var distanceFromEnd: CGFloat {
    host.contentSize.width == 0 ? 0 : max(host.contentSize.width - host.bounds.maxX, 0)
  }

  /// Whether the layout is prepared and has no pending invalidation.
  var isValid: Bool { !needsPreparing && change.isEmpty }

  /// Notes that the layout pass has placed all changed elements.
  func didPlace() {
    change.isOfEverything = false
    change.isOfSizes = false
    measured = nil
    if !change.named.isEmpty { change.named = [] }
    pinnedViewsMove = false
    host.layout.didPlaceElements()
  }

  // MARK: Questions

  /// Whether the layout's frames are mirrored.
  var isFlipped: Bool {
    host.layout.flipsHorizontallyInOppositeLayoutDirection
      && host.effectiveUserInterfaceLayoutDirection != host.layout.developmentLayoutDirection
  }

  /// Converts a rectangle of the collection view to the layout's coordinates, which may be mirrored.
  func layoutRect(_ rect: CGRect) -> CGRect { isFlipped ? mirrored(rect) : rect }

  private func mirrored(_ rect: CGRect) -> CGRect {
    let width = max(host.contentSize.width, host.layout.collectionViewContentSize.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Everything with a part in a rectangle of the collection view.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepare()
    let rect = layoutRect(rect)
    let found = host.placeholders.present { host.layout.layoutAttributesForElements(in: rect) } ?? []
    return isFlipped ? found.map(flipped) : found
  }

  /// The frame of a pinned view; nil for others. Allocates nothing.
  func pinnedFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    host.layout.pinnedFrame(ofKind: kind, at: indexPath).map(layoutRect)
  }

  /// Forgets the known rectangle, because no elements are known any more.
  func elementsWereReleased() { window = .null }

  /// The attributes of the elements in a rectangle, which is remembered as the known window.
  func elements(inWindow rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepare()
    window = rect
    knownSize = host.layout.collectionViewContentSize
    return elements(in: rect)
  }

  // MARK: Sizes of cells

  /// The items whose cells asked for other sizes, from the first to the last, if nothing else has changed.
  private var measured: ClosedRange<RowPath>?

  private func noteSize(of item: RowPath) {
    change.isOfSizes = true
    measured = min(measured?.lowerBound ?? item, item)...max(measured?.upperBound ?? item, item)
  }

  /// Whether a cell that changes its size only moves other elements. Mirrored elements of a layout that scrolls
  /// sideways do not count: all of them would move with the content's width.
  private var movesElements: Bool {
    host.layout.movesElements && (!isFlipped || host.layout.lineScrollDirection == .vertical)
  }

  /// How elements move because cells changed their sizes since the last movement; nil if all attributes have to be
  /// requested again. The layout need not be prepared for this.
  var movement: CellMovement? {
    guard change.isOfSizes, !change.isOfEverything, let measured else { return nil }
    let lines = host.layout.lines(of: measured)
    let size = host.layout.collectionViewContentSize
    return CellMovement(
      measured: measured, lines: lines,
      growth: CGVector(dx: size.width - knownSize.width, dy: size.height - knownSize.height))
  }

  /// The frame of an element.
  func frame(of element: CollectionElement) -> CGRect? {
    host.layout.frame(of: element).map { isFlipped ? mirrored($0) : $0 }
  }

  /// The known elements have moved: the known rectangle grows with the content.
  func elementsDidMove(by growth: CGVector) {
    window.size.width += growth.dx
    window.size.height += growth.dy
    // The content shrank by more than the length of the known rectangle: nothing is known any more.
    if window.size.width < 0 || window.size.height < 0 { window = .null }
    knownSize.width += growth.dx
    knownSize.height += growth.dy
    change.isOfSizes = false
    measured = nil
  }

  /// The elements cannot be moved: all attributes have to be requested again.
  func elementsCannotMove() { change.isOfEverything = true }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepare()
    let attributes = host.placeholders.present { Self.attributes(of: element, in: host.layout) }
    return isFlipped ? attributes.map(flipped) : attributes
  }

  static func attributes(
    of element: CollectionElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.cell, _): layout.layoutAttributesForItem(at: element.path)
    case (.supplementaryView, let kind?): layout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    case (.decorationView, let kind?): layout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
    default: nil
    }
  }

  /// Attributes converted to the collection view's coordinates: mirrored if necessary.
  func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isFlipped else { return attributes }
    let copy = attributes.copied
    copy.center.x = max(host.contentSize.width, host.layout.collectionViewContentSize.width) - attributes.center.x
    return copy
  }

  /// The visible item at a point of the content.
  func item(at point: CGPoint) -> RowPath? {
    let hits = elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && seenFrame($0).contains(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }.map { RowPath($0.indexPath) }
  }
}

extension UICollectionView: CollectionArrangementHost {
  var layout: UICollectionViewLayout { switching.layout }
  func showListBackground(_ color: UIColor?) { stacking.showListBackground(color) }
}
