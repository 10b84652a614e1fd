import ListCore

/// Stores the frames of a compositional layout's elements, and the sizes that cells requested.
@MainActor
final class CompositionalArrangement {
  unowned let layout: UICollectionViewCompositionalLayout
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var geometry = CompositionalGeometry(
    [], in: CompositionalSection.Container(size: .zero, axis: .vertical, scale: 1))
  private(set) var sections: ContiguousArray<DescribedSection> = []
  private(set) var boundary: [DescribedSection.BoundaryView] = []
  /// The surroundings for which sections were described.
  private(set) var environment: CompositionalEnvironment?
  private var needsSections = true
  /// The number of times that the app was asked for its sections.
  private(set) var descriptions = 0
  private var sizes = AskedSizes()
  /// Whether measured sizes were dropped since the known elements were placed, so that all may move.
  private(set) var hasForgottenSizes = false
  private(set) var isEstimated = false
  private(set) var pinsAnything = false
  /// Whether a section that does not scroll sideways has a handler of its visible elements.
  private(set) var tellsVisibleItems = false
  /// Whether a changed size of a cell only moves other elements, without changing how lines break.
  private(set) var movesElements = false

  init(
    layout: UICollectionViewCompositionalLayout, provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.layout = layout
    self.provider = provider
  }

  var axis: LayoutAxis { geometry.container.axis }

  // MARK: Preparing

  /// Asks the app for the sections, if they are unknown, and computes the frames.
  /// - Complexity: O(s) in the number of sections and O(m) in the number of measured cells; if only cells were measured
  ///   since the last time, O(log n) for each.
  func prepare() {
    guard needsSections, let view = layout.collectionView else { return sizes.apply(to: &geometry) }
    needsSections = false
    descriptions += 1
    sizes.keep(geometry)
    let configuration = layout.configuration
    let rules = CompositionalSections(view, configuration)
    if rules.container.size[rules.container.axis.across] != geometry.container.size[axis.across] { forgetSizes() }
    var places: ContiguousArray<CompositionalSection> = []
    sections = []
    let answers = (0..<view.numberOfSections).map { rules.section($0, provider) }
    let isList = answers.allSatisfy { $0.list != nil }
    for (section, answer) in answers.enumerated() {
      let described = rules.describe(
        answer, itemCount: view.numberOfItems(inSection: section), isFirst: section == 0,
        hasBackground: !isList && answer.list != nil)
      sections.append(described.views)
      places.append(described.places)
    }
    environment = rules.environment
    boundary = DescribedSection.numbered(configuration.boundarySupplementaryItems)
    geometry = CompositionalGeometry(
      places, in: rules.container, spacing: configuration.interSectionSpacing,
      boundaryItems: boundary.enumerated().map { $1.item.boundaryItem($0) })
    isEstimated = sections.contains(where: \.isEstimated) || boundary.contains { $0.item.layoutSize.value.isEstimated }
    pinsAnything =
      (sections.flatMap(\.boundary) + boundary).contains { $0.item.pinToVisibleBounds }
    tellsVisibleItems = sections.contains(where: \.tellsVisibleItems)
    movesElements =
      !tellsVisibleItems && places.allSatisfy { !$0.description.isSideways && !$0.description.group.breaksBySize }
    sizes.apply(to: &geometry)
  }

  // MARK: Invalidation

  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let parts = context.parts
    if parts.isEverything || parts.countsAreInvalid || parts.move != nil { needsSections = true }
    // [?] Everything is invalid, and the items are the same: cells on screen are asked for their sizes again.
    if parts.isEverything, !parts.countsAreInvalid { layout.collectionView?.elements.setNeedsMeasuring() }
    for (path, size) in parts.preferredSizes { sizes.ask(path, size) }
    for (element, size) in parts.preferredViewSizes {
      guard let kind = element.kind, let path = element.rowPath else { continue }
      if let index = outerIndex(kind, path) {
        sizes.askOuter(index, size)
      } else if sections.indices.contains(path.section),
        let index = sections[path.section].boundaryIndex(kind, path.row)
      {
        sizes.askBoundary(path.section, index, size)
      } else if let attached = attachedView(kind, path) {
        sizes.askAttached(attached.kind, path, size)
      }
    }
  }

  /// The index of a view at the boundary of the whole content. [?] Such views are numbered in section 0; if that
  /// section has a boundary view of the same kind and number, it has precedence.
  func outerIndex(_ kind: String, _ path: RowPath) -> Int? {
    guard path.section == 0, sections.first?.boundaryIndex(kind, path.row) == nil else { return nil }
    return boundary.firstIndex { $0.item.elementKind == kind && $0.number == path.row }
  }

  /// The paths of items changed: measured sizes follow them.
  func itemsDidUpdate(_ newPath: (RowPath) -> RowPath?, _ newSection: (Int) -> Int?) {
    sizes.keep(geometry)
    sizes.move(newPath, newSection)
    // The old frames' index paths are no longer valid.
    dropFrames()
  }

  /// Sizes that cells asked for no longer hold.
  func textSizeDidChange() {
    sizes.keep(geometry)
    forgetSizes()
    dropFrames()
  }

  /// Drops frames whose sizes have been taken over or forgotten.
  private func dropFrames() {
    geometry = CompositionalGeometry([], in: geometry.container)
    sections = []
    needsSections = true
  }

  private func forgetSizes() {
    if !sizes.isEmpty { hasForgottenSizes = true }
    sizes = AskedSizes()
  }

  /// Notes that the visible items have been placed by the remaining sizes.
  func didPlace() { hasForgottenSizes = false }

  func shouldInvalidate(for newBounds: CGRect) -> Bool {
    guard let view = layout.collectionView else { return false }
    return newBounds.size != view.bounds.size
      || (pinsAnything && newBounds.origin != view.bounds.origin)
  }

  func fill(
    _ context: UICollectionViewLayoutInvalidationContext, for newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let view = layout.collectionView else { return context }
    guard newBounds.size == view.bounds.size else {
      if newBounds.size[axis.across] != view.bounds.size[axis.across] { forgetSizes() }
      context.parts.isEverything = true
      return context
    }
    for attributes in pinnedViews(in: view.arrangement.layoutRect(view.arrangement.window)) {
      guard let kind = attributes.kind else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    }
    return context
  }

  private func pinnedViews(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let extent = rect.extent(axis)
    let own = geometry.sections(from: extent.start, to: extent.end).flatMap { section in
      sections[section].boundary.indices.filter { sections[section].boundary[$0].item.pinToVisibleBounds }.map {
        boundaryView($0, section)
      }
    }
    return own + boundary.indices.filter { boundary[$0].item.pinToVisibleBounds }.map(outerView)
  }

  /// Whether a view gets its preferred size. [D] It does in the dimensions that are estimates.
  func takes(
    _ preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let asked = original.asked, asked.isAny else { return false }
    guard preferred.size.width.isFinite, preferred.size.height.isFinite else {
      DataLog.say(
        """
        UICollectionViewCompositionalLayout: preferredLayoutAttributesFitting(_:) asked for the size \
        \(preferred.size) at \(RowPath(original.indexPath)) of \(original.kind ?? "the items"). It keeps \(original.size).
        """)
      return false
    }
    let present = measuredSize(original) ?? original.size
    return asked.adopting(preferred.size, in: present) != present
  }

  private func measuredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard attributes.category == .cell, attributes.indexPath.count == 2 else { return nil }
    let path = RowPath(attributes.indexPath)
    guard geometry.sections.indices.contains(path.section) else { return nil }
    return geometry.sections[path.section].groups.measuredSize(ofItem: path.row)
  }

  func fill(
    _ context: UICollectionViewLayoutInvalidationContext, preferred: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    guard preferred.kind != nil else { return context }
    context.parts.preferredViewSizes[CollectionElement(preferred)] = preferred.size
    return context
  }

  // MARK: Places

  var contentSize: CGSize { geometry.contentSize }

  /// The visible range in the direction of scrolling.
  private var visible: Extent {
    guard let view = layout.collectionView else { return Extent(start: 0, length: 0) }
    return view.arrangement.layoutRect(view.bounds.inset(by: view.adjustedContentInset)).extent(axis)
  }

  /// O(log n + k) for k elements.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let extent = rect.extent(axis)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: extent.start, to: extent.end) where sections.indices.contains(section) {
      addDecorations(of: section, rect, to: &found)
      addCells(of: section, rect, to: &found)
      for index in sections[section].boundary.indices {
        let attributes = boundaryView(index, section)
        if attributes.frame.overlaps(rect) || sections[section].boundary[index].item.pinToVisibleBounds {
          found.append(attributes)
        }
      }
    }
    for index in boundary.indices {
      let attributes = outerView(index)
      if attributes.frame.overlaps(rect) || boundary[index].item.pinToVisibleBounds { found.append(attributes) }
    }
    return found
  }

  private func addDecorations(of section: Int, _ rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    for index in sections[section].decorations.indices {
      let attributes = decoration(index, section)
      if attributes.frame.overlaps(rect) { found.append(attributes) }
    }
  }

  private func addCells(of section: Int, _ rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
    let places = geometry.sections[section]
    let isSideways = places.description.isSideways
    let extent = isSideways ? sidewaysWindow(section) : geometry.inSection(rect.extent(axis), section)
    places.forEachElement(from: extent.start, to: extent.end) { item, cell in
      let attributes = self.cell(item, section, cell)
      if isSideways || attributes.frame.overlaps(rect) { found.append(attributes) }
    } view: { kind, item, frame in
      let attributes = attachedView(kind, item, section, frame)
      if isSideways || attributes.frame.overlaps(rect) { found.append(attributes) }
    }
  }

  // MARK: Attributes

  private func cell(_ item: Int, _ section: Int, _ cell: GroupPlaces.Cell) -> UICollectionViewLayoutAttributes {
    let attributes = layout.makeAttributes()
    attributes.represent(.cell, nil, IndexPath(item: item, section: section))
    attributes.frame = geometry.inContent(cell.frame, ofSection: section)
    attributes.zIndex = cell.depth
    attributes.asked = AskedDimensions(width: cell.asksWidth, height: cell.asksHeight)
    attributes.scrollsSideways = geometry.sections[section].description.isSideways
    return attributes
  }

  private func attachedView(
    _ kind: Int, _ item: Int, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let view = sections[section].attached[kind]
    let attributes = layout.makeAttributes()
    attributes.represent(.supplementaryView, view.elementKind, IndexPath(item: item, section: section))
    attributes.frame = geometry.inContent(frame, ofSection: section)
    attributes.zIndex = view.zIndex
    attributes.scrollsSideways = geometry.sections[section].description.isSideways
    let size = view.layoutSize.value
    attributes.asked = AskedDimensions(width: size.width.isEstimated, height: size.height.isEstimated)
    return attributes
  }

  /// The view of a kind that is attached to an item, or to the group that begins with it. O(k) for the k cells of its group.
  private func attachedView(_ kind: String, _ path: RowPath) -> (kind: Int, frame: CGRect)? {
    guard sections.indices.contains(path.section) else { return nil }
    let kinds = sections[path.section].attached
    return geometry.sections[path.section].attachedViews(ofItem: path.row).first { kinds[$0.kind].elementKind == kind }
  }

  /// [M] The z index of pinned views.
  static let pinnedZIndex = 1_000_000_000

  private func attributes(
    _ view: DescribedSection.BoundaryView, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layout.makeAttributes()
    attributes.represent(
      .supplementaryView, view.item.elementKind, IndexPath(item: view.number, section: section))
    attributes.frame = frame
    attributes.zIndex = view.item.pinToVisibleBounds ? Self.pinnedZIndex : view.item.zIndex
    let size = view.item.layoutSize.value
    attributes.asked = AskedDimensions(width: size.width.isEstimated, height: size.height.isEstimated)
    return attributes
  }

  private func boundaryView(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    attributes(sections[section].boundary[index], section, boundaryFrame(index, section))
  }

  private func boundaryFrame(_ index: Int, _ section: Int) -> CGRect {
    let places = geometry.sections[section]
    return geometry.inContent(
      places.boundaryFrame(index, visible: geometry.inSection(visible, section)), ofSection: section)
  }

  private func outerView(_ index: Int) -> UICollectionViewLayoutAttributes {
    attributes(boundary[index], 0, geometry.boundaryFrame(index, visible: visible))
  }

  private func decoration(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let view = sections[section].decorations[index]
    let attributes = layout.makeAttributes()
    attributes.represent(.decorationView, view.item.elementKind, IndexPath(item: view.number, section: section))
    attributes.frame = geometry.inContent(geometry.sections[section].decorationFrame(index), ofSection: section)
    attributes.zIndex = view.item.zIndex
    attributes.asked = AskedDimensions(width: false, height: false)
    return attributes
  }

  // MARK: Questions

  func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      let cell = geometry.sections[indexPath.section].cell(ofItem: indexPath.item)
    else { return nil }
    return self.cell(indexPath.item, indexPath.section, cell)
  }

  func supplementaryView(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    let path = RowPath(indexPath)
    if let index = outerIndex(kind, path) { return outerView(index) }
    guard sections.indices.contains(path.section) else { return nil }
    if let index = sections[path.section].boundaryIndex(kind, path.row) { return boundaryView(index, path.section) }
    return attachedView(kind, path).map { attachedView($0.kind, path.row, path.section, $0.frame) }
  }

  func decorationView(_ kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let index = sections[indexPath.section].decorations.firstIndex {
      $0.item.elementKind == kind && $0.number == indexPath.item
    }
    return index.map { decoration($0, indexPath.section) }
  }

  /// Takes over the sizes that cells asked for, and names the items of their groups. O(log n).
  func lines(of items: ClosedRange<RowPath>) -> Range<RowPath> {
    if !needsSections { sizes.apply(to: &geometry) }
    return group(of: items.lowerBound).lowerBound..<group(of: items.upperBound).upperBound
  }

  /// The items of an item's group.
  private func group(of item: RowPath) -> Range<RowPath> {
    var rows = item.row..<item.row + 1
    if geometry.sections.indices.contains(item.section),
      let group = geometry.sections[item.section].groups.group(ofItem: item.row)
    {
      rows = geometry.sections[item.section].groups.items(ofGroup: group)
    }
    return RowPath(section: item.section, row: rows.lowerBound)..<RowPath(section: item.section, row: rows.upperBound)
  }

  /// The frame of an element. O(log n).
  func frame(of element: CollectionElement) -> CGRect? {
    guard !needsSections, let path = element.rowPath, geometry.sections.indices.contains(path.section) else {
      return nil
    }
    switch (element.category, element.kind) {
    case (.supplementaryView, let kind?): return supplementaryView(kind, at: element.path)?.frame
    case (.decorationView, let kind?): return decorationView(kind, at: element.path)?.frame
    default:
      return geometry.sections[path.section].cell(ofItem: path.row).map {
        geometry.inContent($0.frame, ofSection: path.section)
      }
    }
  }

  /// The frame of a pinned view; nil for others. Allocates nothing.
  func pinnedFrame(_ kind: String, _ indexPath: IndexPath) -> CGRect? {
    let path = RowPath(indexPath)
    if let index = outerIndex(kind, path) {
      return boundary[index].item.pinToVisibleBounds ? geometry.boundaryFrame(index, visible: visible) : nil
    }
    guard sections.indices.contains(path.section), let index = sections[path.section].boundaryIndex(kind, path.row),
      sections[path.section].boundary[index].item.pinToVisibleBounds
    else { return nil }
    return boundaryFrame(index, path.section)
  }

  /// Whether a view is pinned away from its own position.
  func isPinned(_ kind: String, _ indexPath: IndexPath) -> Bool {
    let path = RowPath(indexPath)
    guard let frame = pinnedFrame(kind, indexPath) else { return false }
    if let index = outerIndex(kind, path) { return frame != geometry.boundaryFrame(index, visible: nil) }
    guard let index = sections[path.section].boundaryIndex(kind, path.row) else { return false }
    return frame != geometry.inContent(geometry.sections[path.section].boundaryFrame(index), ofSection: path.section)
  }
}
