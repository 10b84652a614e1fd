import ListCore

/// Computes the frames of a flow layout's elements from sizes and spacings, and keeps them.
@MainActor
final class FlowArrangement {
  private unowned let layout: UICollectionViewFlowLayout
  private(set) var geometry = FlowGeometry()
  private var needsMetrics = true
  private var breadth: CGFloat = 0
  /// The sizes that cells preferred. They are dropped when the layout's breadth changes, and kept at a reload as
  /// guesses, so that visible items keep their positions below items that were measured before.
  private var measured: [RowPath: CGSize] = [:]
  /// The sizes that cells asked for since the last preparation.
  private var measuredSince: [RowPath: CGSize] = [:]
  /// Whether measured sizes were dropped since the known elements were placed, so that all may move.
  private(set) var hasForgottenSizes = false

  init(layout: UICollectionViewFlowLayout) { self.layout = layout }

  var settings = FlowSettings() {
    didSet { if settings != oldValue { layout.invalidateLayout() } }
  }

  var isEstimated: Bool { settings.isEstimated }
  var axes: FlowAxes { FlowAxes(settings.direction) }

  // MARK: Preparing

  /// Asks for sizes and spacings if they are unknown, and computes the frames.
  /// - Complexity: O(n) if the delegate sizes items, else O(s) in the number of sections; if only cells were measured
  ///   since the last time, linear in their number.
  func prepare() {
    let sizes = measuredSince
    if !sizes.isEmpty {
      measuredSince = [:]
      measured.merge(sizes) { $1 }
    }
    guard needsMetrics, let view = layout.collectionView else { return applyMeasured(sizes) }
    needsMetrics = false
    let rules = FlowRules(layout: layout, view: view)
    breadth = rules.breadth
    let sections = (0..<view.numberOfSections).map { rules.section($0, count: view.numberOfItems(inSection: $0)) }
    geometry = FlowGeometry(ContiguousArray(sections))
    measured = measured.filter { geometry.place(of: .item($0.key)) != nil }
    applyMeasured(measured)
  }

  private func applyMeasured(_ sizes: [RowPath: CGSize]) {
    guard !sizes.isEmpty else { return }
    let axes = axes
    geometry.setSizes(sizes.mapValues { axes.size($0) })
  }

  // MARK: Invalidation

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let parts = context.parts
    if parts.isEverything || parts.countsAreInvalid {
      needsMetrics = true
    }
    if !parts.preferredSizes.isEmpty {
      for asked in parts.preferredSizes { measuredSince[asked.item] = asked.size }
    } else if parts.move != nil {
      needsMetrics = true
    } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext, !parts.isOfNamedViews {
      // [D] If only attributes are invalid, the delegate is not asked: equal sizes give equal attributes, unless the
      // length of lines changed.
      if context.invalidateFlowLayoutDelegateMetrics { needsMetrics = true }
      if context.invalidateFlowLayoutAttributes, breadthIsOther { needsMetrics = true }
    }
  }

  private var breadthIsOther: Bool {
    layout.collectionView.map { FlowRules(layout: layout, view: $0).breadth != breadth } ?? true
  }

  /// The safe area or the margins changed.
  func surroundingsDidChange() {
    if settings.insetReference != .fromContentInset { layout.invalidateLayout() }
  }

  /// Sizes that cells asked for no longer hold.
  func textSizeDidChange() {
    guard !measured.isEmpty || !measuredSince.isEmpty else { return }
    forgetSizes()
    layout.invalidateLayout()
  }

  /// The paths of items changed: measured sizes follow them.
  func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?) {
    measured.merge(measuredSince) { $1 }
    measuredSince = [:]
    var moved: [RowPath: CGSize] = [:]
    for (path, size) in measured { if let path = newPath(path) { moved[path] = size } }
    measured = moved
    needsMetrics = true
  }

  private func forgetSizes() {
    if !measured.isEmpty { hasForgottenSizes = true }
    measured = [:]
    measuredSince = [:]
  }

  /// Notes that the visible items have been placed by the remaining sizes.
  func didPlace() { hasForgottenSizes = false }

  func shouldInvalidate(for newBounds: CGRect) -> Bool {
    guard let view = layout.collectionView else { return false }
    let old = view.bounds
    if newBounds.size != old.size {
      let isBroader = axes.breadth(newBounds.size) != axes.breadth(old.size)
      // The delegate may compute sizes from the collection view's size, which changed.
      return isBroader || settings.pinsAnything
        || (!isEstimated && view.delegateCalls.decidesFlow)
    }
    return settings.pinsAnything && newBounds.origin != old.origin
  }

  func fill(
    _ context: UICollectionViewLayoutInvalidationContext, for newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let view = layout.collectionView else { return context }
    guard newBounds.size == view.bounds.size else {
      if axes.breadth(newBounds.size) != axes.breadth(view.bounds.size) { forgetSizes() }
      context.parts.isEverything = true
      return context
    }
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    let rect = view.arrangement.layoutRect(view.arrangement.window)
    let sections = geometry.sections(from: axes.extent(rect).start, to: axes.extent(rect).end)
    let paths = sections.map { IndexPath(item: 0, section: $0) }
    if settings.pinsHeaders {
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: paths)
    }
    if settings.pinsFooters {
      context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: paths)
    }
    return context
  }

  /// [D] With estimated sizes a cell gets the size it asks for.
  func takes(
    _ preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes
  ) -> Bool { isEstimated && preferred.size != original.size }

  // MARK: Places

  var contentSize: CGSize { axes.contentSize(length: geometry.length, breadth: breadth) }

  /// O(log n + k) for k elements.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let extent = axes.extent(rect)
    var elements: [UICollectionViewLayoutAttributes] = []
    geometry.forEachElement(from: extent.start, to: extent.end) { element, place in
      if case .item(let path) = element { elements.append(item(path, place)) }
    }
    for section in geometry.sections(from: extent.start, to: extent.end) {
      for kind in FlowBand.all {
        guard let attributes = supplementaryView(kind.name, at: IndexPath(item: 0, section: section)),
          kind.isPinned(settings) || attributes.frame.overlaps(rect)
        else { continue }
        elements.append(attributes)
      }
    }
    return elements.filter { $0.representedElementCategory != .cell || $0.frame.overlaps(rect) }
  }

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let place = geometry.place(of: .item(RowPath(indexPath))) else { return nil }
    return item(RowPath(indexPath), place)
  }

  private func item(_ path: RowPath, _ place: FlowRect) -> UICollectionViewLayoutAttributes {
    let attributes = layout.makeAttributes()
    attributes.represent(.cell, nil, path.indexPath)
    attributes.frame = axes.rect(place)
    return attributes
  }

  /// The visible range in the direction of scrolling.
  private var visible: Extent? {
    guard let view = layout.collectionView else { return nil }
    return axes.extent(view.arrangement.layoutRect(view.bounds.inset(by: view.adjustedContentInset)))
  }

  /// The frame of a pinned header or footer; nil for others. O(1).
  func pinnedFrame(_ kind: String, _ section: Int) -> CGRect? {
    guard let band = FlowBand(kind), band.isPinned(settings), let visible,
      var place = geometry.place(of: band.element(section))
    else { return nil }
    place.along = band.pinned(section, geometry, visible)
    return axes.rect(place)
  }

  /// Whether a header or footer is pinned away from its own position. O(1).
  func isPinned(_ kind: String, _ section: Int) -> Bool {
    guard let band = FlowBand(kind), band.isPinned(settings), let visible,
      let place = geometry.place(of: band.element(section))
    else { return false }
    return place.along != band.pinned(section, geometry, visible)
  }

  func supplementaryView(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0, let band = FlowBand(kind),
      var place = geometry.place(of: band.element(indexPath.section))
    else { return nil }
    let attributes = layout.makeAttributes()
    attributes.represent(.supplementaryView, kind, indexPath)
    if band.isPinned(settings), let visible {
      place.along = band.pinned(indexPath.section, geometry, visible)
      attributes.zIndex = FlowBand.pinnedZIndex
    }
    attributes.frame = axes.rect(place)
    return attributes
  }
}
