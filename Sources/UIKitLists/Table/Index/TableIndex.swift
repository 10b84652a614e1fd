import ListCore

/// The table view, as ``TableIndex`` sees it.
@MainActor
protocol TableIndexHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var safeAreaInsets: UIEdgeInsets { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  var style: UITableView.Style { get }
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  /// Scrolls at once until a row is at the top; row `NSNotFound` for a section's header.
  func showAtTop(_ indexPath: IndexPath)
  func placeInFront(_ bar: SectionIndexBar)
  func sizingBasisDidChange()
}

/// The index of a plain table: when its titles are asked for, and the sections they lead to.
@MainActor
final class TableIndex: ListIndexHost {
  private unowned let host: any TableIndexHost
  private(set) lazy var list = ListIndex(host: self)
  private var needsTitles = true

  init(host: any TableIndexHost) { self.host = host }

  /// The bar is there from this many rows on.
  var minimumRowCount = 0 { didSet { if minimumRowCount != oldValue { reload() } } }

  /// The width that the bar takes from the rows; 0 if there is none.
  private(set) var width: CGFloat = 0

  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    host.effectiveUserInterfaceLayoutDirection
  }
  func placeInFront(_ bar: SectionIndexBar) { host.placeInFront(bar) }

  // MARK: Titles

  /// The rows were replaced: titles are queried with their counts.
  func itemsWereReplaced() { needsTitles = true }

  /// Rows were loaded. Asks for titles where they are not known.
  func load(rowCount: @autoclosure () -> Int) {
    guard needsTitles else { return }
    needsTitles = false
    // [D] Only plain tables have an index.
    let titles = host.style == .plain ? host.delegateCalls.sectionIndexTitles() ?? [] : []
    guard !titles.isEmpty || width > 0 else { return }
    list.setTitles(titles.isEmpty || rowCount() < minimumRowCount ? [] : titles)
    width = list.width
  }

  /// Asks for the titles now, without reloading rows.
  func reload() {
    let geometry = host.model.loaded
    needsTitles = true
    load(rowCount: geometry.rowCount)
    host.sizingBasisDidChange()
  }

  // MARK: Layout

  /// Places the bar. O(1); does nothing without an index.
  func layOut() {
    guard width > 0 else { return }
    let inset = host.adjustedContentInset
    let safeArea = host.safeAreaInsets
    list.layOut(
      in: host.bounds.inset(
        by: UIEdgeInsets(top: inset.top, left: safeArea.left, bottom: inset.bottom, right: safeArea.right)))
  }

  // MARK: Tracking

  /// The table shows a title's section at once.
  func show(indexTitle: String, at index: Int) {
    let section = host.delegateCalls.section(ofIndexTitle: indexTitle, at: index)
    // [C] An app that returns no section has scrolled itself, to the search field for example.
    guard section != NSNotFound, section >= 0 else { return }
    // [?] If titles lead to the sections with their indexes, titles beyond the last section lead nowhere.
    guard section != index || section < host.model.loaded.sectionCount else { return }
    show(section)
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
    // The first row is placed exactly below a pinned header; a section without rows begins with its header.
    let row = host.model.geometry.rowCount(ofSection: section) > 0 ? 0 : NSNotFound
    host.showAtTop(IndexPath(row: row, section: section))
  }
}

extension UITableView: TableIndexHost {
  func showAtTop(_ indexPath: IndexPath) { scrollTo.scroll(to: indexPath, at: .top, animated: false) }
}
