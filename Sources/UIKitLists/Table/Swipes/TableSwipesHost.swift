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

  /// Puts the recognisers of swipes and of two fingers before those of scrolling, which otherwise use up the scrolling of a
  /// trackpad.
  func setUpSwipes() {
    let scrolling = gestureRecognizers ?? []
    for recognizer in scrolling { removeGestureRecognizer(recognizer) }
    addGestureRecognizer(SwipePanGestureRecognizer(swipes: swipes))
    addGestureRecognizer(SwipeTouchGuard(swipes: swipes))
    addGestureRecognizer(SelectionPanGestureRecognizer(selection: multipleSelection))
    for recognizer in scrolling { addGestureRecognizer(recognizer) }
  }
}
