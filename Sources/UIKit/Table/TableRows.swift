import ListCore

/// What ``TableRows`` needs of its table view.
@MainActor
protocol TableRowsHost: AnyObject {
  var bounds: CGRect { get }
  var model: TableModel { get }
  var sizing: TableSizing { get }
  var delegateCalls: TableDelegateCalls { get }
  /// Gives a cell the table's looks: margins, background, lines, selection.
  func dress(_ cell: UITableViewCell, at path: RowPath)
  /// Puts a cell among the table's subviews, behind headers.
  func place(_ cell: UITableViewCell)
  func keepForReuse(_ cell: UITableViewCell)
  func layoutIfNeeded()
}

/// The cells on screen, by row.
@MainActor
final class TableRows {
  struct LiveRow {
    /// The row's number among all items of the table.
    var index: Int
    var path: RowPath
    let cell: UITableViewCell
  }

  private unowned let host: any TableRowsHost
  /// Top to bottom.
  private(set) var live: ContiguousArray<LiveRow> = []

  init(host: any TableRowsHost) { self.host = host }

  // MARK: Life

  /// Asks the data source for the cell of a row and shows it.
  /// - Parameter measure: works out the row's height before the cell is placed, once the cell is known.
  func enter(_ path: RowPath, index: Int, measure: (UITableViewCell) -> Void) {
    let generation = host.model.generation
    let cell = host.delegateCalls.cell(at: path)
    // The data source reloaded the table while it was asked: there may be no such row any more.
    guard generation == host.model.generation else { return host.keepForReuse(cell) }
    if let other = live.first(where: { $0.cell === cell }) {
      preconditionFailure(
        """
        UITableView dataSource returned a cell for row \(path) that row \(other.path) is using \
        (\(type(of: cell)) \(cell.reuseIdentifier ?? "without identifier")). Dequeue a cell for each row.
        """)
    }
    host.dress(cell, at: path)
    // Before it is measured: the table's traits decide how large its text is.
    host.place(cell)
    measure(cell)
    guard generation == host.model.generation else { return host.keepForReuse(cell) }
    let position = live.firstIndex { $0.index > index } ?? live.endIndex
    live.insert(LiveRow(index: index, path: path, cell: cell), at: position)
    setFrame(of: cell, path)
    cell.isHidden = false
    host.delegateCalls.willDisplay(cell, path)
  }

  /// Lets go of the rows outside `range`, telling the delegate of each. O(k) in live rows.
  func release(outside range: Range<Int>) {
    guard let first = live.first, let last = live.last else { return }
    if range.contains(first.index) && range.contains(last.index) { return }
    let leaving = live.filter { !range.contains($0.index) }
    live.removeAll { !range.contains($0.index) }
    for row in leaving {
      host.delegateCalls.didEndDisplaying(row.cell, row.path)
      host.keepForReuse(row.cell)
    }
  }

  /// Measures the rows on screen again: they are as wide as the table is now.
  func measureLive() {
    for row in live {
      let item = TableItem.row(row.path)
      host.dress(row.cell, at: row.path)
      guard host.model.geometry.isEstimated(item) else { continue }
      _ = host.model.setHeight(host.sizing.measure(row.cell, at: row.path), of: item)
    }
  }

  /// Puts every cell where the geometry says. O(k log n) in live rows.
  func placeAll() { for row in live { setFrame(of: row.cell, row.path) } }

  private func setFrame(of cell: UITableViewCell, _ path: RowPath) {
    let item = TableItem.row(path)
    let frame = host.model.rect(of: item, host.model.geometry.extent(of: item))
    if cell.frame != frame { UIView.performWithoutAnimation { cell.frame = frame } }
  }

  // MARK: Questions

  func cell(at path: RowPath) -> UITableViewCell? {
    live.first { $0.path == path }?.cell
  }

  func path(of cell: UITableViewCell) -> RowPath? {
    live.first { $0.cell === cell }?.path
  }

  var visibleCells: [UITableViewCell] {
    host.layoutIfNeeded()
    return live.map(\.cell)
  }

  /// UIKit: an array, empty where no row is on screen.
  var visiblePaths: [IndexPath] {
    host.layoutIfNeeded()
    return live.map { $0.path.indexPath }
  }
}

extension UITableView: TableRowsHost {
  func dress(_ cell: UITableViewCell, at path: RowPath) {
    cell.reuse.tableView = self
    let margin = sizing.cellMargin
    let margins = UIEdgeInsets(
      top: CellMetrics.verticalMargin, left: margin, bottom: CellMetrics.verticalMargin, right: margin)
    if cell.layoutMargins != margins { cell.layoutMargins = margins }
    cell.appearance.setDefaultBackground(
      tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    cell.appearance.isInMultipleSelection = selection.allowsMultiple
    cell.frame.size.width = sizing.cellWidth
    separators.dress(cell, at: path)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func place(_ cell: UITableViewCell) {
    guard cell.superview !== self else { return }
    if let background = edgeViews.background {
      insertSubview(cell, aboveSubview: background)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  func keepForReuse(_ cell: UITableViewCell) { cellReuse.keep(cell) }
}
