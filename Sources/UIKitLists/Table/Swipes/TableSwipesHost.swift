import ListCore

extension UITableView: ListSwipesHost {
  var allowsSwipes: Bool { !editing.isOn && !reordering.isActive }
  func swipeableItem(at place: CGPoint) -> RowPath? { model.row(at: place) }

  func swipeActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    swipeActions.actions(of: path, isLeading: isLeading)
  }

  func confirmationActions(of path: RowPath) -> UISwipeActionsConfiguration? { swipeActions.confirmation(of: path) }
  func swipeWillBegin(at path: RowPath) { delegateCalls.willBeginEditing(path) }
  func swipeDidEnd(at path: RowPath?) { delegateCalls.didEndEditing(path) }
}
