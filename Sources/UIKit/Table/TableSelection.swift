import ListCore

/// What ``TableSelection`` needs of its table view.
@MainActor
protocol TableSelectionHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  /// Whether the table's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  func selectionDidChangeByTouch()
  func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
}

/// Which rows are selected, by the app and by touch.
@MainActor
final class TableSelection {
  private unowned let host: any TableSelectionHost
  private var rows = SelectionSet()

  init(host: any TableSelectionHost) { self.host = host }

  var isAllowed = true { didSet { if !isAllowed { deselectAll(animated: false) } } }

  var allowsMultiple = false {
    didSet {
      for row in host.cells.live { row.cell.appearance.isInMultipleSelection = allowsMultiple }
      if !allowsMultiple && rows.count > 1 { deselectAll(animated: false) }
    }
  }

  var first: RowPath? { rows.first }
  var indexPaths: [IndexPath]? { rows.isEmpty ? nil : rows.paths.map(\.indexPath) }
  var paths: [RowPath] { rows.paths }
  func contains(_ path: RowPath) -> Bool { rows.contains(path) }

  /// UIKit: a reload clears the selection.
  func rowsWereReplaced() { rows.removeAll() }

  /// A row was moved, and others with it.
  func rowDidMove(_ move: RowReorder) { rows.remap { move.path(after: $0) } }

  /// Rows that an update left take their selection along.
  func rowsDidUpdate(_ map: UpdateMap) { rows.remap { map.survivor(of: $0) } }

  // MARK: By the app: no callbacks [C]

  func select(_ path: RowPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard let path else { return deselectAll(animated: animated) }
    host.model.checkExists(path, asked: "select row")
    for old in rows.select(path, allowsMultiple: allowsMultiple) { show(old, false, animated) }
    show(path, true, animated)
    if scrollPosition != .none {
      host.scrollToRow(at: path.indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ path: RowPath, animated: Bool) {
    guard rows.deselect(path) else { return }
    show(path, false, animated)
  }

  private func deselectAll(animated: Bool) {
    for path in rows.paths { deselect(path, animated: animated) }
  }

  private func show(_ path: RowPath, _ isSelected: Bool, _ animated: Bool) {
    host.cells.cell(at: path)?.setSelected(isSelected, animated: animated)
  }

  // MARK: By touch

  /// A row was tapped. [C] Order: willSelect (which may name another row), for the old row willDeselect and
  /// didDeselect, then didSelect. With multiple selection a selected row is deselected.
  func touch(_ path: RowPath) {
    guard host.allowsSelectionByTouch else { return }
    if allowsMultiple && rows.contains(path) {
      deselectByTouch(path)
      return host.selectionDidChangeByTouch()
    }
    guard let chosen = host.delegateCalls.willSelect(path) else { return }
    host.model.checkExists(chosen, asked: "select row returned by tableView(_:willSelectRowAt:)")
    if !allowsMultiple {
      for old in rows.paths where old != chosen { deselectByTouch(old) }
    }
    rows.select(chosen, allowsMultiple: true)
    show(chosen, true, false)
    host.delegateCalls.didSelect(chosen)
    host.selectionDidChangeByTouch()
  }

  private func deselectByTouch(_ path: RowPath) {
    guard let chosen = host.delegateCalls.willDeselect(path), rows.deselect(chosen) else { return }
    show(chosen, false, false)
    host.delegateCalls.didDeselect(chosen)
  }

  /// The rules that are always true. O(n).
  func checkInvariants() {
    rows.checkInvariants()
    precondition(
      allowsMultiple || rows.count <= 1, "\(rows.count) rows are selected where one can be.")
    for path in rows.paths {
      precondition(host.model.geometry.contains(path), "Row \(path) is selected and does not exist.")
    }
  }
}

extension UITableView: TableSelectionHost {
  /// [D] In edit mode `allowsSelectionDuringEditing` decides, otherwise `allowsSelection`.
  var allowsSelectionByTouch: Bool { editing.isOn ? editing.allowsSelection : selection.isAllowed }

  func selectionDidChangeByTouch() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }
}
