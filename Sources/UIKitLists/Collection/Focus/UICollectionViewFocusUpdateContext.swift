import ListCore

/// A move of the focus from one item of a collection view to another.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let items: (previous: RowPath?, next: RowPath?)

  init(
    from previous: (path: RowPath?, cell: UICollectionViewCell?), to next: (path: RowPath?, cell: UICollectionViewCell?)
  ) {
    items = (previous.path, next.path)
    super.init(from: previous.cell, to: next.cell)
  }

  /// The item that had the focus; nil for none.
  open var previouslyFocusedIndexPath: IndexPath? { items.previous?.indexPath }
  /// The item that gets the focus; nil for none.
  open var nextFocusedIndexPath: IndexPath? { items.next?.indexPath }
}
