import ListCore

/// The table view, as ``TableSelection`` sees it.
@MainActor
protocol TableSelectionHost: SelectedItemsHost {
  var delegateCalls: TableDelegateCalls { get }
  /// Whether the table's mode lets touches select.
  var allowsSelectionByTouch: Bool { get }
  /// Called when the number of rows that can be selected changed between one and several: selected cells look
  /// different.
  func multipleSelectionDidChange()
  /// Called when rows get or lose the circles for selection in edit mode.
  func editControlsWereReplaced()
  func scroll(toShown path: RowPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
}

/// Which rows are selected, by the app and by touch.
@MainActor
final class TableSelection: SelectedItems {
  private unowned let host: any TableSelectionHost
  init(host: any TableSelectionHost) {
    self.host = host
    super.init(items: host)
  }

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

  /// Called when the number of rows that can be selected may have changed between one and several.
  func modeDidChange() {
    host.multipleSelectionDidChange()
    if !allowsMultipleNow && items.count > 1 { deselectAll(animated: false) }
  }

  // MARK: By the app: no callbacks [C]

  func select(_ path: RowPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    guard let path else { return deselectAll(animated: animated) }
    host.checkExists(path, asked: "select row")
    select(path, allowsMultiple: allowsMultipleNow, animated: animated)
    if scrollPosition != .none {
      host.scroll(toShown: path, at: scrollPosition, animated: animated)
    }
  }

  // MARK: By touch

  /// A row was tapped. [C] Order: willSelect (which may name another row), for the old row willDeselect and
  /// didDeselect, then didSelect. With multiple selection a selected row is deselected.
  func touch(_ path: RowPath) {
    guard host.allowsSelectionByTouch else { return }
    anchor = path
    if allowsMultipleNow && items.contains(path) {
      deselectByUser(path)
      return host.selectionDidChangeByUser()
    }
    if selectByUser(path) { host.selectionDidChangeByUser() }
  }

  override func selectByUser(_ path: RowPath) -> Bool {
    let keepsOthers = allowsMultipleNow
    guard let chosen = host.delegateCalls.willSelect(path) else { return false }
    host.checkExists(chosen, asked: "select row returned by tableView(_:willSelectRowAt:)")
    if !keepsOthers {
      for old in items.paths where old != chosen { deselectByUser(old) }
    }
    items.select(chosen, allowsMultiple: true)
    show(chosen, true)
    host.delegateCalls.didSelect(chosen)
    return true
  }

  override func deselectByUser(_ path: RowPath) {
    guard let chosen = host.delegateCalls.willDeselect(path), items.deselect(chosen) else { return }
    show(chosen, false)
    host.delegateCalls.didDeselect(chosen)
  }

  /// The rules that are always true. O(n).
  func checkInvariants() {
    items.checkInvariants()
    guard allowsMultipleNow || items.count <= 1 else {
      fatalError("\(items.count) rows are selected where one can be.")
    }
    for path in items.paths {
      guard host.hasItem(path) else {
        fatalError("Row \(path) is selected and does not exist.")
      }
    }
  }
}

extension UITableView: TableSelectionHost {
  func scroll(toShown path: RowPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollTo.scroll(to: path.indexPath, at: scrollPosition, animated: animated)
  }

  /// The app's paths of selected rows; nil for none [D].
  var selectedIndexPaths: [IndexPath]? {
    let paths = selection.paths
    return paths.isEmpty ? nil : paths.map(placeholders.data)
  }

  /// [D] In edit mode `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing` decides, otherwise
  /// `allowsSelection`.
  var allowsSelectionByTouch: Bool {
    editing.isOn
      ? selection.isAllowedDuringEditing || selection.allowsMultipleDuringEditing : selection.isAllowed
  }

  func editControlsWereReplaced() { editing.showControls(animated: false) }

  func checkExists(_ path: RowPath, asked function: String) { model.checkExists(path, asked: function) }

  func showSelection(_ isSelected: Bool, at path: RowPath, animated: Bool) {
    cells.cell(at: path)?.setSelected(isSelected, animated: animated)
  }

  func multipleSelectionDidChange() {
    for row in cells.live { row.cell.appearance.isInMultipleSelection = selection.allowsMultipleNow }
  }

  func selectionDidChangeByUser() {
    NotificationPosting.post(UITableView.selectionDidChangeNotification, object: self)
  }
}
