import ListCore

/// What ``TableSectionIndex`` needs of its table view.
@MainActor
protocol TableSectionIndexHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var style: UITableView.Style { get }
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var scrollTo: TableScrollTo { get }
  /// Puts the bar in front of rows and headers.
  func placeInFront(_ bar: SectionIndexBar)
  func sizingBasisDidChange()
}

/// The index at the side of a plain table: its titles, and the sections they lead to.
@MainActor
final class TableSectionIndex: SectionIndexTracking {
  private unowned let host: any TableSectionIndexHost
  private var bar: SectionIndexBar?
  private var titles: [String] = []
  private var needsTitles = true
  /// The title that the finger is on.
  private var tracked: Int?
  /// The title that was shown last.
  private var reached: Int?
  private var isTracking = false { didSet { if isTracking != oldValue { applyBackground() } } }

  init(host: any TableSectionIndexHost) { self.host = host }

  /// The bar is there from this many rows on.
  var minimumRowCount = 0 { didSet { if minimumRowCount != oldValue { reload() } } }
  var color: UIColor? { didSet { bar?.color = color } }
  var backgroundColor: UIColor? { didSet { applyBackground() } }
  var trackingBackgroundColor: UIColor? { didSet { applyBackground() } }

  /// How much of the rows the bar takes; 0 where there is none.
  private(set) var width: CGFloat = 0

  private func applyBackground() {
    bar?.backgroundColor = isTracking ? trackingBackgroundColor ?? backgroundColor : backgroundColor
  }

  // MARK: Titles

  /// All rows are others: titles are asked for with their counts.
  func rowsWereReplaced() { needsTitles = true }

  /// Rows were loaded. Asks for titles where they are not known.
  func load(rowCount: @autoclosure () -> Int) {
    guard needsTitles else { return }
    needsTitles = false
    // [D] Only plain tables have an index.
    let titles = host.style == .plain ? host.delegateCalls.sectionIndexTitles() ?? [] : []
    self.titles = titles.isEmpty || rowCount() < minimumRowCount ? [] : titles
    width = self.titles.isEmpty ? 0 : SectionIndexBar.width(of: self.titles)
    tracked = nil
    reached = nil
    if self.titles.isEmpty {
      bar?.removeFromSuperview()
      bar = nil
      isTracking = false
    } else {
      bar?.setTitles(self.titles)
    }
  }

  /// Asks for the titles now, though the rows stay what they are.
  func reload() {
    let geometry = host.model.loaded
    needsTitles = true
    load(rowCount: geometry.rowCount)
    host.sizingBasisDidChange()
  }

  // MARK: Layout

  /// Places the bar. O(1); without an index nothing happens.
  func layOut() {
    guard width > 0 else { return }
    let bar = bar ?? makeBar()
    let bounds = host.bounds
    let inset = host.adjustedContentInset
    let safeArea = host.safeAreaInsets
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.place(
      CGRect(
        x: isMirrored ? bounds.minX + safeArea.left : bounds.maxX - safeArea.right - width,
        y: bounds.minY + inset.top, width: width, height: max(bounds.height - inset.top - inset.bottom, 0)))
    host.placeInFront(bar)
  }

  private func makeBar() -> SectionIndexBar {
    let bar = SectionIndexBar(index: self)
    bar.color = color
    bar.setTitles(titles)
    self.bar = bar
    applyBackground()
    return bar
  }

  // MARK: Tracking

  /// The finger is on a title. The table shows that title's section at once.
  func track(_ title: Int?) {
    isTracking = true
    guard let title, title != tracked, titles.indices.contains(title) else { return }
    tracked = title
    reached = title
    bar?.accessibilityValue = titles[title]
    let section = host.delegateCalls.section(ofIndexTitle: titles[title], at: title)
    // [C] An app that answers no section has scrolled by itself, to the search field for example.
    guard section != NSNotFound, section >= 0 else { return }
    show(section)
  }

  func endTracking() {
    tracked = nil
    isTracking = false
  }

  /// Shows the section of the title a step further, as an assistive tool asks for it.
  func step(by step: Int) {
    guard !titles.isEmpty else { return }
    let title = reached.map { $0 + step } ?? (step > 0 ? 0 : titles.count - 1)
    guard titles.indices.contains(title) else { return }
    reached = title
    track(title)
    endTracking()
  }

  private func show(_ section: Int) {
    let count = host.model.loaded.sectionCount
    guard section < count else {
      fatalError(
        """
        Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only \(count) \
        sections. tableView(_:sectionForSectionIndexTitle:at:) answered it; answer a section that the table has, or \
        NSNotFound for none.
        """)
    }
    // Below a pinned header the first row stands exactly; a section without rows begins with its header.
    let row = host.model.geometry.rowCount(ofSection: section) > 0 ? 0 : NSNotFound
    host.scrollTo.scroll(to: IndexPath(row: row, section: section), at: .top, animated: false)
  }
}

extension UITableView: TableSectionIndexHost {
  func placeInFront(_ bar: SectionIndexBar) {
    guard bar.superview === self else { return addSubview(bar) }
    // Touches go by the order of views, not by that of layers.
    if let front = subviews.last(where: { !($0 is ScrollIndicatorView) }), front !== bar { bringSubviewToFront(bar) }
  }
}
