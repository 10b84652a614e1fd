/// A cell whose content moves sideways to show buttons, as ``SwipeSession`` sees it.
@MainActor
protocol SwipeableCell: ListCell {
  /// The content left its position, or returned to it.
  func setSwiped(_ isSwiped: Bool)
  /// The buttons at the trailing edge can be seen, or cannot any more.
  func setShowsTrailingActions(_ shows: Bool)
  /// Calls `restore` before the cell shows another item. Until then it leaves the list with its buttons.
  func restoreBeforeReuse(_ restore: @escaping @MainActor () -> Void)
}

extension UICollectionViewCell: SwipeableCell {
  func setSwiped(_ isSwiped: Bool) {
    guard placement.isSwiped != isSwiped else { return }
    placement.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }

  /// A collection view's cells receive the change in their state only.
  func setShowsTrailingActions(_ shows: Bool) {}
  func restoreBeforeReuse(_ restore: @escaping @MainActor () -> Void) { placement.onPrepare = restore }
}

extension UITableViewCell: SwipeableCell {
  func setSwiped(_ isSwiped: Bool) { editing.isSwiped = isSwiped }
  func setShowsTrailingActions(_ shows: Bool) { editing.setConfirmation(shows) }
  func restoreBeforeReuse(_ restore: @escaping @MainActor () -> Void) { reuse.onPrepare = restore }
}
