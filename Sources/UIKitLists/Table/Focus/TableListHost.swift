import ListCore

// A table view as a list: its rows, for keys and selections.

extension UITableView: ListHost, FocusGroup {
  package var itemFocus: any ItemFocus { focus }
  var listItems: any ListItems { model }
  var listSelection: any ListSelection { selection }
  var listCalls: any ListCalls { delegateCalls }

  var isInEditMode: Bool { editing.isOn }
  var beginsEditMode: Bool { !editing.isOn && selection.allowsMultipleDuringEditing && !selection.allowsMultiple }
  func beginEditMode() { setEditing(true, animated: true) }

  var allowsFocusUnlessTold: Bool { selection.isAllowed }
  var allowsFocusDuringEditingUnlessTold: Bool {
    selection.isAllowedDuringEditing || selection.allowsMultipleDuringEditing
  }

  /// Rows are below each other: the left and right arrows have no target.
  func focusMove(_ key: UIKeyboardHIDUsage) -> FocusMove? {
    FocusMove(key).flatMap { $0 == .left || $0 == .right ? nil : $0 }
  }
  func usesUp(_ move: FocusMove) -> Bool { true }

  var shownItems: [RowPath] { cells.live.map(\.path) }
  func setFocused(_ isFocused: Bool, at path: RowPath) { cells.cell(at: path)?.appearance.setFocused(isFocused) }
  /// Always false: a row's accessory handles its own touches, and a tap on the row never performs it.
  func performAccessory(at path: RowPath) -> Bool { false }
  func bringIntoSight(_ path: RowPath) { scrollTo.scroll(to: path.indexPath, at: .none, animated: true) }
}

extension TableModel: ListItems {
  func contains(_ path: RowPath) -> Bool { geometry.contains(path) }
  func rect(ofItem path: RowPath) -> CGRect { rect(of: .row(path)) }
  func item(at point: CGPoint) -> RowPath? { row(at: point) }
  func number(of path: RowPath) -> Int { geometry.index(of: .row(path)) }

  func number(nearest point: CGPoint) -> Int? {
    let last = max(geometry.itemCount - 1, 0)
    return geometry.items(from: point.y, to: point.y + 1).first ?? (point.y <= geometry.leading ? 0 : last)
  }

  func items(numbered range: Range<Int>) -> [RowPath] { geometry.rows(in: range, .forward) }

  func item(from path: RowPath, _ move: FocusMove, page: CGSize, mayFocus: (RowPath) -> Bool) -> RowPath? {
    geometry.row(from: path, move, page: page.height, mayFocus: mayFocus)
  }
}

extension TableSelection: ListSelection {}

extension TableDelegateCalls: ListCalls {
  func focusUpdate(from old: RowPath?, to new: RowPath?) -> ListFocusUpdate {
    let cell = { [tableView] (path: RowPath?) in path.flatMap(tableView.cells.cell(at:)) }
    let context = UITableViewFocusUpdateContext(
      from: (old.map { RowPath(data($0)) }, cell(old)), to: (new.map { RowPath(data($0)) }, cell(new)))
    return ListFocusUpdate(
      isAllowed: { self.shouldUpdateFocus(context) }, tell: { self.didUpdateFocus(context, $0) })
  }
}
