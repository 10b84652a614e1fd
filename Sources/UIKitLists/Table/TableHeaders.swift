import ListCore

/// The table view, as ``TableHeaders`` sees it.
@MainActor
protocol TableHeadersHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var style: UITableView.Style { get }
  var model: TableModel { get }
  var sizing: TableSizing { get }
  /// The view that the delegate has for a header or footer; nil for none.
  func sectionView(of item: TableItem) -> UIView?
  /// The data source's title of a header or footer; nil for none.
  func sectionTitle(of item: TableItem) -> String?
  func willDisplay(_ view: UIView, of item: TableItem)
  func didEndDisplaying(_ view: UIView, of item: TableItem)
  /// A header or footer that waits to be used again, or one of a registered class; nil for neither.
  func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView?
  /// Keeps a header or footer that left the screen, or lets it go.
  func keepSectionView(_ view: UIView)
  /// The background colour of the rows.
  var backgroundColor: UIColor? { get }
  func addSubview(_ view: UIView)
  /// Whether the rows were replaced, and no layout has released the old ones' views yet.
  var rowsAreStale: Bool { get }
  /// The distance by which an item moves aside for a dragged row, in points; headers and footers move with their
  /// sections.
  func displacement(ofItem index: Int) -> CGFloat
  func presentedGeometry(ofSection section: Int) -> SectionGeometry
}

/// The headers and footers of sections on screen. In plain tables they stick to the edges.
@MainActor
final class TableHeaders {
  struct LiveView: LiveElement {
    var item: TableItem
    let view: UIView
    /// Whether the height has been measured, rather than estimated.
    var isMeasured = false

    var key: TableItem { item }
    var liveView: UIView? { view }
    mutating func removeView() -> Bool { false }
  }

  /// How much higher the headers and footers that came on screen are than estimated, in points: those above the live
  /// items, and all others.
  struct HeightChange: Equatable {
    var above: CGFloat = 0
    var below: CGFloat = 0
  }

  /// The reuse identifier of views that show titles of the data source.
  private static let titleIdentifier = "UITableViewHeaderFooterView.title"

  private unowned let host: any TableHeadersHost
  private lazy var elements = LiveElements(host: self)

  init(host: any TableHeadersHost) { self.host = host }

  var live: ContiguousArray<LiveView> { elements.known }

  func view(_ item: TableItem) -> UIView? { elements.shownView(of: item) }

  /// The items that have a view now, for dumps.
  var liveItems: [TableItem] { live.map(\.item) }

  private var pins: Bool { host.style == .plain }

  // MARK: Life

  /// Makes the view of a header or footer and measures its height if it was estimated.
  /// - Returns: by how many points the content below it moved.
  func enter(_ item: TableItem) -> CGFloat {
    guard view(item) == nil else { return 0 }
    let generation = itemGeneration
    var moved: CGFloat = 0
    var isMeasured = false
    let measure = { [host] (view: UIView?) in
      isMeasured = host.model.geometry.isEstimated(item)
      if isMeasured { moved = host.model.setHeight(host.sizing.measure(view, for: item), of: item) }
    }
    let hasView = elements.enter(item) { view in
      // Added before it is measured: the table's traits decide how large its text is.
      host.addSubview(view)
      measure(view)
    } adopt: { view in
      guard host.model.geometry.extent(of: item).length > 0 else { return false }
      let entry = LiveView(item: item, view: view, isMeasured: isMeasured)
      elements.known.append(entry)
      setFrame(entry)
      return true
    }
    // A callback may have reloaded the table: there may be no such section any more.
    if !hasView, generation == itemGeneration { measure(nil) }
    return moved
  }

  func makeView(for item: TableItem) -> UIView? {
    if let own = host.sectionView(of: item) {
      prepare(own, item)
      return own
    }
    guard let title = host.sectionTitle(of: item) else { return nil }
    let view =
      host.dequeueSectionView(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    prepare(view, item)
    view.content.setTitle(title)
    return view
  }

  private func prepare(_ view: UIView, _ item: TableItem) {
    if let content = (view as? UITableViewHeaderFooterView)?.content {
      // The content of the view begins at the same margin as the content of the rows.
      view.layoutMargins = ListCards.margins(side: host.sizing.cellMargin)
      content.style = style(of: item)
      content.sideInsets = host.sizing.contentInsets
      if pins { content.setDefaultBackground(pinnedBackground) }
    }
    if view.frame.width != host.sizing.cellWidth { view.frame.size.width = host.sizing.cellWidth }
  }

  /// Measures the views on screen again, because the table's width or text size changed.
  func measureLive() {
    for (index, entry) in elements.known.enumerated() where host.model.geometry.contains(entry.item) {
      prepare(entry.view, entry.item)
      guard host.model.geometry.isEstimated(entry.item) else { continue }
      elements.known[index].isMeasured = true
      _ = host.model.setHeight(host.sizing.measure(entry.view, for: entry.item), of: entry.item)
    }
  }

  private var pinnedBackground: UIColor {
    guard let color = host.backgroundColor, color.cgColor.alpha == 1 else { return .systemBackground }
    return color
  }

  private func style(of item: TableItem) -> HeaderFooterStyle {
    HeaderFooterStyle(
      isGrouped: host.style != .plain, isFooter: !item.isHeaderItem, sideMargin: host.sizing.cellMargin)
  }

  /// Makes the views of the sections that intersect `items`, releases the others, and places all.
  /// - Complexity: O(k log n) for k sections on screen; nothing is allocated while they stay the same.
  func update(items: Range<Int>) -> HeightChange {
    var change = HeightChange()
    elements.release(takeLeaving(items: items))
    guard !items.isEmpty else { return change }
    let generation = host.model.generation
    let geometry = host.model.geometry
    if pins {
      let sections = geometry.item(at: items.lowerBound).section...geometry.item(at: items.upperBound - 1).section
      for section in sections {
        // A callback may change the rows in this loop. Then it stops, as the running pass starts again.
        for item in [TableItem.header(section: section), .footer(section: section)] {
          guard generation == host.model.generation else { return change }
          let isAbove = geometry.index(of: item) < items.lowerBound
          let moved = enterIfShown(item)
          if isAbove { change.above += moved } else { change.below += moved }
        }
      }
    }
    if generation == host.model.generation { placeAll() }
    return change
  }

  /// Takes out the views of sections that have no part in `items`; in tables without pinned headers also all other
  /// views outside of `items`.
  func takeLeaving(items: Range<Int>) -> ContiguousArray<LiveView> {
    guard !items.isEmpty else { return elements.takeAll() }
    let geometry = host.model.geometry
    let first = geometry.item(at: items.lowerBound).section
    let last = geometry.item(at: items.upperBound - 1).section
    return elements.take { entry in
      let section = entry.item.section
      return !(section >= first && section <= last && (pins || items.contains(geometry.index(of: entry.item))))
    }
  }

  /// A plain section that is on screen has its header and footer, even if their own positions are far away.
  private func enterIfShown(_ item: TableItem) -> CGFloat {
    guard host.model.geometry.extent(of: item).length > 0 else { return 0 }
    return enter(item)
  }

  func releaseAll() { elements.releaseAll() }

  // MARK: Updates

  /// Takes out the views that an update removes or replaces.
  func takeGone(_ map: UpdateMap) -> ContiguousArray<LiveView> {
    guard !host.rowsAreStale else { return [] }
    return elements.takeGone { item in
      if case .stays = map.fate(of: item) { return false }
      return true
    }
  }

  /// Gives the views their items after an update.
  func rowsDidUpdate(_ map: UpdateMap) {
    guard !host.rowsAreStale else { return }
    elements.update { if case .stays(let item) = map.fate(of: $0.item) { $0.item = item } }
  }

  /// Measures a header or footer that remains after an update.
  /// - Returns: the distance in points by which the content below it moved.
  func measureAfterUpdate(_ item: TableItem) -> CGFloat {
    let rule =
      item.isHeaderItem ? host.sizing.headerHeight(item.section) : host.sizing.footerHeight(item.section)
    // The delegate, asked for the rule, may have changed the rows.
    guard let index = elements.index(of: item) else { return 0 }
    let view = elements.known[index].view
    elements.known[index].isMeasured = rule.isEstimated
    let height = rule.isEstimated ? host.sizing.measure(view, for: item) : rule.height
    return host.model.setHeight(height, of: item)
  }

  // MARK: Places

  func placeAll(isAnimated: Bool = false) {
    guard !host.rowsAreStale else { return }
    for entry in live { setFrame(entry, isAnimated) }
  }

  private func setFrame(_ entry: LiveView, _ isAnimated: Bool = false) {
    let (item, view) = (entry.item, entry.view)
    var extent = host.model.geometry.extent(of: item)
    if pins {
      let ownStart = extent.start + host.displacement(ofItem: host.model.geometry.index(of: item))
      extent.start = pinnedStart(of: item)
      (view as? UITableViewHeaderFooterView)?.content.isPinned = extent.start != ownStart
    } else {
      extent.start += host.displacement(ofItem: host.model.geometry.index(of: item))
    }
    var frame = host.model.rect(of: item, extent)
    if !pins { leaveRoom(in: &frame, above: entry) }
    guard view.frame != frame else { return }
    if isAnimated { view.frame = frame } else { UIView.performWithoutAnimation { view.frame = frame } }
  }

  /// Adds the extra space above the content of the first group's header: inside the view if it is a
  /// `UITableViewHeaderFooterView`, otherwise above the view.
  private func leaveRoom(in frame: inout CGRect, above entry: LiveView) {
    let room = entry.isMeasured ? min(host.sizing.roomAbove(entry.item), frame.height) : 0
    if let content = (entry.view as? UITableViewHeaderFooterView)?.content {
      content.roomAbove = room
    } else {
      frame.origin.y += room
      frame.size.height -= room
    }
  }

  private func pinnedStart(of item: TableItem) -> CGFloat {
    let section = host.presentedGeometry(ofSection: item.section)
    let inset = host.adjustedContentInset
    let bounds = host.bounds
    return item.isHeaderItem
      ? PinnedHeader.headerOffset(in: section, visibleTop: bounds.minY + inset.top)
      : PinnedHeader.footerOffset(in: section, visibleBottom: bounds.maxY - inset.bottom)
  }
}

extension TableHeaders: LiveElementsHost {
  typealias Element = LiveView

  var itemGeneration: Int { host.model.generation }
  func willDisplay(_ view: UIView, _ item: TableItem) { host.willDisplay(view, of: item) }
  func didEndDisplaying(_ view: UIView, _ item: TableItem) { host.didEndDisplaying(view, of: item) }
  func keepForReuse(_ view: UIView, _ item: TableItem) { host.keepSectionView(view) }
  func isHeld(_ view: UIView) -> Bool { false }
}

extension TableItem {
  var isHeaderItem: Bool {
    if case .header = self { return true }
    return false
  }
}

extension UITableView: TableHeadersHost {
  func sectionView(of item: TableItem) -> UIView? {
    item.isHeaderItem ? delegateCalls.viewForHeader(item.section) : delegateCalls.viewForFooter(item.section)
  }
  func sectionTitle(of item: TableItem) -> String? {
    item.isHeaderItem ? delegateCalls.titleForHeader(item.section) : delegateCalls.titleForFooter(item.section)
  }
  func willDisplay(_ view: UIView, of item: TableItem) {
    delegateCalls.willDisplay(view, isHeader: item.isHeaderItem, item.section)
  }
  func didEndDisplaying(_ view: UIView, of item: TableItem) {
    delegateCalls.didEndDisplaying(view, isHeader: item.isHeaderItem, item.section)
  }
  func keepSectionView(_ view: UIView) { reuse.keepSectionView(view) }
  func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? { reuse.dequeueSectionView(identifier) }
}
