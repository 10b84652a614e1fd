import ListCore

/// The reusable cells, headers and footers of a table view.
@MainActor
final class TableReuse {
  private unowned let tableView: UITableView
  let cells = ReusePool<UITableViewCell>()
  let sectionViews = ReusePool<UITableViewHeaderFooterView>(hidesWaitingViews: false)

  init(tableView: UITableView) { self.tableView = tableView }

  // MARK: Nibs

  func register(cell nib: UINib?, _ identifier: String) {
    guard let nib else { return cells.classes.register(identifier, maker: nil) }
    cells.classes.register(identifier) {
      let cell = RegisteredNib.view(nib, identifier, as: UITableViewCell.self)
      cell.reuse.identifier = identifier
      return cell
    }
  }

  func register(sectionView nib: UINib?, _ identifier: String) {
    guard let nib else { return sectionViews.classes.register(identifier, maker: nil) }
    sectionViews.classes.register(identifier) {
      let view = RegisteredNib.view(nib, identifier, as: UITableViewHeaderFooterView.self)
      view.reuse.identifier = identifier
      return view
    }
  }

  // MARK: Dequeueing

  func dequeue(_ identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier) { RegisteredViewMaking.cell($0, .default, identifier) }
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = cells.reconfigured(identifier, at: tableView.placeholders.shownPath(indexPath)) { return cell }
    guard let cell = dequeue(identifier) else {
      fatalError(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier \
        or connect a prototype cell in a storyboard. Asked for row \(RowPath(indexPath)); registered: \
        \(cells.classes.names). Call \
        register(_:forCellReuseIdentifier: "\(identifier)") before the table shows its rows.
        """)
    }
    cell.setWidth(tableView.sizing.cellWidth)
    return cell
  }

  func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    sectionViews.dequeue(identifier) { RegisteredViewMaking.sectionView($0, identifier) }
  }

  // MARK: Keeping

  /// Keeps a header or footer that left the screen, or lets it go. Those of other classes are not used again.
  func keepSectionView(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { sectionViews.keep(view) } else { view.removeFromSuperview() }
  }

  func removeWaiting() {
    cells.removeWaiting()
    sectionViews.removeWaiting()
  }
}

extension UITableView: SpareMemoryHolder {
  package func releaseSpareMemory() { reuse.removeWaiting() }
}
