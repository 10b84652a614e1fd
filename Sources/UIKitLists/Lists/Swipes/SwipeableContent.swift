/// A content view that brings the actions beside its cell, where the list's app names none.
@MainActor
package protocol SwipeableContent: UIView {
  /// The actions on one side; nil for none.
  func swipeActions(isLeading: Bool) -> UISwipeActionsConfiguration?
}

extension UIView {
  /// The actions that the content of the cell brings for one side.
  func contentSwipeActions(isLeading: Bool) -> UISwipeActionsConfiguration? {
    let content = (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
    return (content as? any SwipeableContent)?.swipeActions(isLeading: isLeading)
  }
}
