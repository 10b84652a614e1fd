/// A content view that provides swipe actions for its cell, used if the app provides none.
@MainActor
package protocol SwipeableContent: UIView {
  /// The actions on one side; nil for none.
  func swipeActions(isLeading: Bool) -> UISwipeActionsConfiguration?
}

extension UIView {
  /// The actions that the content of the cell provides for one side.
  func contentSwipeActions(isLeading: Bool) -> UISwipeActionsConfiguration? {
    let content = (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
    return (content as? any SwipeableContent)?.swipeActions(isLeading: isLeading)
  }
}
