import ListCore

extension UITableView: ListEditingHost {
  var editableCells: [(path: RowPath, cell: any EditableCell)] { cells.live.map { ($0.path, $0.cell) } }
  func editModeWillChange(animated: Bool) { reordering.cancel(animated: animated) }

  /// [C] The selection does not outlive a change of the mode.
  func editModeDidChange(animated: Bool) {
    selection.select(nil, animated: animated, scrollPosition: .none)
    selection.modeDidChange()
  }

  func showEditControls(of cell: any EditableCell, at path: RowPath, animated: Bool) {
    if let cell = cell as? UITableViewCell { editControls.apply(to: cell, at: path, animated: animated) }
  }

  func editControlsDidChange(animated: Bool) { resizing.rowsDidChange(animated: animated) }
  func closeSwipe(animated: Bool) { swipes.close(animated: animated) }

  func confirmDeletion(of cell: any EditableCell, at path: RowPath) {
    if let cell = cell as? any SwipeableCell { swipes.confirmDeletion(of: cell, at: path) }
  }

  func insertItem(at path: RowPath) { delegateCalls.commit(.insert, path) }
}
