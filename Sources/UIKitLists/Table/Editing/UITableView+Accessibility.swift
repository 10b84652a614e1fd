import ListCore

extension UITableView {
  /// The actions of a row besides activating it; nil if it has none. In edit mode the trailing actions are those that
  /// the control before the row reveals.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
    let swiped =
      !editing.isOn || cell.editingStyle == .delete
      ? swipes.accessibilityActions(of: cell, includesLeading: !editing.isOn) : []
    let moves = cell.showsReorderControl ? reordering.accessibilityActions(of: cell) : []
    let actions = editing.accessibilityInsertion(of: cell) + swiped + moves
    return actions.isEmpty ? nil : actions
  }
}
