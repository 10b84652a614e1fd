/// A cell whose content moves sideways to show buttons, as ``SwipeSession`` sees it.
@MainActor
protocol SwipeableCell: ListCell {
  /// The content left its place, or came back to it.
  func setSwiped(_ isSwiped: Bool)
  /// The buttons at the trailing edge can be seen, or cannot any more.
  func setShowsTrailingActions(_ shows: Bool)
  /// Calls `restore` before the cell shows another item. Until then it leaves the list with its buttons.
  func restoreBeforeReuse(_ restore: @escaping @MainActor () -> Void)
}

extension UITableViewCell: SwipeableCell {
  func setSwiped(_ isSwiped: Bool) { editing.isSwiped = isSwiped }
  func setShowsTrailingActions(_ shows: Bool) { editing.setConfirmation(shows) }
  func restoreBeforeReuse(_ restore: @escaping @MainActor () -> Void) { reuse.onPrepare = restore }
}
