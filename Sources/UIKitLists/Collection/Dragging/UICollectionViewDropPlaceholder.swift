/// An item that a collection view shows and its data source does not have.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String

  /// A placeholder that comes before the item at a path; its cell is one of those registered under a name.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Configures the placeholder's cell, when it comes into sight and after `setNeedsCellUpdate()`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item, until its data has arrived.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The look of the dropped preview on its way to the placeholder's cell; nil for the standard look.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A shown placeholder, and its end.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The drag item that was dropped.
  var dragItem: UIDragItem { get }
  /// Shows an item of the data source instead of the placeholder. The block adds the item to the data, at the path that it
  /// gets, and does not change the collection view. Returns false without calling the block if the placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away. False where it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder's cell configured anew.
  func setNeedsCellUpdate()
}
