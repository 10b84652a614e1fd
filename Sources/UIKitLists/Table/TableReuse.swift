import ListCore

/// Registered classes, and views that left the screen and wait to be used again.
@MainActor
final class TableReuse {
  private unowned let tableView: UITableView
  var cellClasses = RegisteredClasses<UITableViewCell>()
  var sectionViewClasses = RegisteredClasses<UITableViewHeaderFooterView>()
  private(set) var cells = ReuseQueue<UITableViewCell>()
  private(set) var sectionViews = ReuseQueue<UITableViewHeaderFooterView>()
  /// The cell that dequeueing for a row answers while the row is configured anew.
  var reconfigured: (path: RowPath, cell: UITableViewCell)?
  /// How many cells were made for the table, for tests and dumps.
  private(set) var madeCells = 0

  init(tableView: UITableView) { self.tableView = tableView }

  // MARK: Dequeueing

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cellClasses[identifier] else { return nil }
    madeCells += 1
    return RegisteredViewMaking.cell(cellClass, .default, identifier)
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let reconfigured, isShown(indexPath, at: reconfigured.path), reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    guard let cell = dequeue(identifier) else {
      fatalError(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier \
        or connect a prototype cell in a storyboard. Asked for row \(RowPath(indexPath)); registered: \
        \(cellClasses.names). Call \
        register(_:forCellReuseIdentifier: "\(identifier)") before the table shows its rows.
        """)
    }
    cell.setWidth(tableView.sizing.cellWidth)
    return cell
  }

  private func isShown(_ indexPath: IndexPath, at path: RowPath) -> Bool {
    indexPath.count == 2 && RowPath(tableView.placeholders.shown(indexPath)) == path
  }

  func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = sectionViews.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    return sectionViewClasses[identifier].map { RegisteredViewMaking.sectionView($0, identifier) }
  }

  // MARK: Keeping

  /// Keeps a cell that left the screen, out of sight in the table, or lets it go.
  func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier, cells.enqueue(cell, identifier: identifier) {
      cell.isHidden = true
    } else {
      cell.removeFromSuperview()
    }
  }

  /// Keeps a header or footer that left the screen, or lets it go.
  func keep(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    sectionViews.enqueue(view, identifier: identifier)
  }
}
