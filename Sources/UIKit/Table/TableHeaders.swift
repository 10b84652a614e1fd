import ListCore

/// What ``TableHeaders`` needs of its table view.
@MainActor
protocol TableHeadersHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var style: UITableView.Style { get }
  var model: TableModel { get }
  var sizing: TableSizing { get }
  var delegateCalls: TableDelegateCalls { get }
  var cellReuse: TableReuse { get }
  func addSubview(_ view: UIView)
  /// By how much an item makes way for a row that is dragged, and a section with it.
  func displacement(ofItem index: Int) -> CGFloat
  func presentedGeometry(ofSection section: Int) -> SectionGeometry
}

/// The headers and footers of sections on screen. In plain tables they stick to the edges.
@MainActor
final class TableHeaders {
  private struct LiveView {
    let item: TableItem
    let view: UIView
  }

  /// What titles of the data source are kept under.
  private static let titleIdentifier = "UITableViewHeaderFooterView.title"

  private unowned let host: any TableHeadersHost
  private var live: ContiguousArray<LiveView> = []

  init(host: any TableHeadersHost) { self.host = host }

  func view(_ item: TableItem) -> UIView? { live.first { $0.item == item }?.view }

  /// The items that have a view now, for dumps.
  var liveItems: [TableItem] { live.map(\.item) }

  private var pins: Bool { host.style == .plain }

  // MARK: Life

  /// Makes the view of a header or footer and works out its height if it was a guess.
  /// - Returns: by how many points what is below it moved.
  func enter(_ item: TableItem) -> CGFloat {
    guard view(item) == nil else { return 0 }
    let generation = host.model.generation
    let view = makeView(for: item)
    // A callback reloaded the table: there may be no such section any more.
    guard generation == host.model.generation else { return 0 }
    var moved: CGFloat = 0
    // Before it is measured: the table's traits decide how large its text is.
    if let view { host.addSubview(view) }
    if host.model.geometry.isEstimated(item) {
      moved = host.model.setHeight(host.sizing.measure(view, for: item), of: item)
    }
    guard let view else { return moved }
    guard host.model.geometry.extent(of: item).length > 0 else {
      host.cellReuse.keep(view)
      return moved
    }
    live.append(LiveView(item: item, view: view))
    setFrame(of: view, item)
    host.delegateCalls.willDisplay(view, isHeader: item.isHeaderItem, item.section)
    return moved
  }

  private func makeView(for item: TableItem) -> UIView? {
    let calls = host.delegateCalls
    let own = item.isHeaderItem ? calls.viewForHeader(item.section) : calls.viewForFooter(item.section)
    if let own {
      prepare(own, item)
      return own
    }
    guard
      let title = item.isHeaderItem ? calls.titleForHeader(item.section) : calls.titleForFooter(item.section)
    else { return nil }
    let view =
      host.cellReuse.dequeueSectionView(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    prepare(view, item)
    view.content.setTitle(title)
    // A pinned header hides the rows that pass below it.
    view.backgroundColor = pins ? .systemBackground : nil
    return view
  }

  private func prepare(_ view: UIView, _ item: TableItem) {
    (view as? UITableViewHeaderFooterView)?.content.style = style(of: item)
    if view.frame.width != host.sizing.cellWidth { view.frame.size.width = host.sizing.cellWidth }
  }

  /// Measures the views on screen again: they are as wide as the table is now.
  func measureLive() {
    for entry in live where host.model.geometry.contains(entry.item) {
      prepare(entry.view, entry.item)
      guard host.model.geometry.isEstimated(entry.item) else { continue }
      _ = host.model.setHeight(host.sizing.measure(entry.view, for: entry.item), of: entry.item)
    }
  }

  private func style(of item: TableItem) -> HeaderFooterStyle {
    HeaderFooterStyle(
      isGrouped: host.style != .plain, isFooter: !item.isHeaderItem, sideMargin: host.sizing.cellMargin)
  }

  /// Brings the views of the sections that have a part in `items`, lets the others go, and puts all where they
  /// belong now.
  /// - Complexity: O(k log n) for k sections on screen; nothing is allocated while they stay the same.
  func update(items: Range<Int>) {
    let geometry = host.model.geometry
    guard !items.isEmpty else { return releaseAll() }
    let first = geometry.item(at: items.lowerBound).section
    let last = geometry.item(at: items.upperBound - 1).section
    release { !($0.section >= first && $0.section <= last && (self.pins || items.contains(geometry.index(of: $0)))) }
    if pins {
      for section in first...last {
        enterIfShown(.header(section: section))
        enterIfShown(.footer(section: section))
      }
    }
    placeAll()
  }

  /// A plain section that is on screen has its header and footer, though their own places may be far off.
  private func enterIfShown(_ item: TableItem) {
    guard host.model.geometry.extent(of: item).length > 0 else { return }
    _ = enter(item)
  }

  private func release(where isLeaving: (TableItem) -> Bool) {
    guard live.contains(where: { isLeaving($0.item) }) else { return }
    let leaving = live.filter { isLeaving($0.item) }
    live.removeAll { isLeaving($0.item) }
    for entry in leaving {
      host.delegateCalls.didEndDisplaying(entry.view, isHeader: entry.item.isHeaderItem, entry.item.section)
      host.cellReuse.keep(entry.view)
    }
  }

  func releaseAll() { release { _ in true } }

  // MARK: Places

  func placeAll(isAnimated: Bool = false) { for entry in live { setFrame(of: entry.view, entry.item, isAnimated) } }

  private func setFrame(of view: UIView, _ item: TableItem, _ isAnimated: Bool = false) {
    var extent = host.model.geometry.extent(of: item)
    if pins {
      extent.start = pinnedStart(of: item)
    } else {
      extent.start += host.displacement(ofItem: host.model.geometry.index(of: item))
    }
    let frame = host.model.rect(of: item, extent)
    guard view.frame != frame else { return }
    if isAnimated { view.frame = frame } else { UIView.performWithoutAnimation { view.frame = frame } }
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

extension TableItem {
  var isHeaderItem: Bool {
    if case .header = self { return true }
    return false
  }
}

extension UITableView: TableHeadersHost {}
