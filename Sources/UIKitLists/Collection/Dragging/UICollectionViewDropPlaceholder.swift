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

/// A placeholder that the collection view shows for a dropped item, with the methods that replace or remove it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The drag item that was dropped.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data source. The block adds the item to the data, at the given index path, and does not
  /// change the collection view. Returns false without calling the block if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. False if it no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Configures the placeholder's cell again.
  func setNeedsCellUpdate()
}
