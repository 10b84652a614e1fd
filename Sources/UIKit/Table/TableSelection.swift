import ListCore

/// The table view, as ``TableSelection`` sees it.
@MainActor
protocol TableSelectionHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var isInEditMode: Bool { get }
  /// Whether the table's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  func selectionDidChangeByTouch()
  /// Rows have other controls in edit mode: circles, or no circles any more.
  func editControlsWereReplaced()
  func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
}

/// Which rows are selected, by the app and by touch.
@MainActor
final class TableSelection: SelectedItems {
  private unowned let host: any TableSelectionHost
  init(host: any TableSelectionHost) { self.host = host }

  var isAllowed = true { didSet { if !isAllowed { deselectAll(animated: false) } } }

  var allowsMultiple = false {
    didSet {
      modeDidChange()
    }
  }

  var isAllowedDuringEditing = false

  var allowsMultipleDuringEditing = false {
    didSet {
      guard allowsMultipleDuringEditing != oldValue, host.isInEditMode else { return }
      modeDidChange()
      host.editControlsWereReplaced()
    }
  }

  /// Whether several rows can be selected in the table's present mode.
  var allowsMultipleNow: Bool { host.isInEditMode ? allowsMultipleDuringEditing : allowsMultiple }

  /// More rows can be selected than before, or fewer.
  func modeDidChange() {
    for row in host.cells.live { row.cell.appearance.isInMultipleSelection = allowsMultipleNow }
    if !allowsMultipleNow && items.count > 1 { deselectAll(animated: false) }
  }

  var indexPaths: [IndexPath]? { items.isEmpty ? nil : items.paths.map(\.indexPath) }

  // MARK: By the app: no callbacks [C]

  func select(_ path: RowPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard let path else { return deselectAll(animated: animated) }
    host.model.checkExists(path, asked: "select row")
    for old in items.select(path, allowsMultiple: allowsMultipleNow) { show(old, false, animated) }
    show(path, true, animated)
    if scrollPosition != .none {
      host.scrollToRow(at: path.indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ path: RowPath, animated: Bool) {
    guard items.deselect(path) else { return }
    show(path, false, animated)
  }

  private func deselectAll(animated: Bool) {
    for path in items.paths { deselect(path, animated: animated) }
  }

  private func show(_ path: RowPath, _ isSelected: Bool, _ animated: Bool) {
    host.cells.cell(at: path)?.setSelected(isSelected, animated: animated)
  }

  // MARK: By touch

  /// A row was tapped. [C] Order: willSelect (which may name another row), for the old row willDeselect and
  /// didDeselect, then didSelect. With multiple selection a selected row is deselected.
  func touch(_ path: RowPath) {
    guard host.allowsSelectionByTouch else { return }
    anchor = path
    if allowsMultipleNow && items.contains(path) {
      deselectByTouch(path)
      return host.selectionDidChangeByTouch()
    }
    if selectByTouch(path, keepsOthers: allowsMultipleNow) { host.selectionDidChangeByTouch() }
  }

  private func selectByTouch(_ path: RowPath, keepsOthers: Bool) -> Bool {
    guard let chosen = host.delegateCalls.willSelect(path) else { return false }
    host.model.checkExists(chosen, asked: "select row returned by tableView(_:willSelectRowAt:)")
    if !keepsOthers {
      for old in items.paths where old != chosen { deselectByTouch(old) }
    }
    items.select(chosen, allowsMultiple: true)
    show(chosen, true, false)
    host.delegateCalls.didSelect(chosen)
    return true
  }

  private func deselectByTouch(_ path: RowPath) {
    guard let chosen = host.delegateCalls.willDeselect(path), items.deselect(chosen) else { return }
    show(chosen, false, false)
    host.delegateCalls.didDeselect(chosen)
  }

  // MARK: By keys, and by several rows at once

  /// Selects or deselects rows that are not so yet, as touches would. Stops where a callback changes the items.
  func setByUser(_ paths: [RowPath], _ isSelected: Bool) {
    let generation = host.model.generation
    var isChanged = false
    for path in paths where items.contains(path) != isSelected {
      guard generation == host.model.generation else { break }
      if isSelected {
        if selectByTouch(path, keepsOthers: allowsMultipleNow) { isChanged = true }
      } else {
        deselectByTouch(path)
        isChanged = true
      }
      anchor = path
    }
    if isChanged { host.selectionDidChangeByTouch() }
  }

  /// Selects one row and no other.
  func replaceByUser(_ path: RowPath) {
    setByUser(items.paths.filter { $0 != path }, false)
    if host.model.geometry.contains(path) { setByUser([path], true) }
  }

  /// The rules that are always true. O(n).
  func checkInvariants() {
    items.checkInvariants()
    guard allowsMultipleNow || items.count <= 1 else {
      fatalError("\(items.count) rows are selected where one can be.")
    }
    for path in items.paths {
      guard host.model.geometry.contains(path) else {
        fatalError("Row \(path) is selected and does not exist.")
      }
    }
  }
}

extension UITableView: TableSelectionHost {
  /// [D] In edit mode one of the properties for that decides, otherwise `allowsSelection`.
  var allowsSelectionByTouch: Bool {
    editing.isOn
      ? selection.isAllowedDuringEditing || selection.allowsMultipleDuringEditing : selection.isAllowed
  }

  func editControlsWereReplaced() { editing.showControls(animated: false) }

  func selectionDidChangeByTouch() {
    NotificationPosting.post(UITableView.selectionDidChangeNotification, object: self)
  }
}
