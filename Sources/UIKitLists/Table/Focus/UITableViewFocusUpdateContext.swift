import ListCore

/// A move of the focus from one row of a table view to another.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let rows: (previous: RowPath?, next: RowPath?)

  init(from previous: (path: RowPath?, cell: UITableViewCell?), to next: (path: RowPath?, cell: UITableViewCell?)) {
    rows = (previous.path, next.path)
    super.init(from: previous.cell, to: next.cell)
  }

  /// The row that had the focus; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { rows.previous?.indexPath }
  /// The row that gets the focus; nil for none.
  open var nextFocusedIndexPath: IndexPath? { rows.next?.indexPath }
}
