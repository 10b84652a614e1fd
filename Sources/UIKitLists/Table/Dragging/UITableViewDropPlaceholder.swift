/// A row that a table view shows and its data source does not have.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  final let rowHeight: CGFloat

  /// A placeholder that comes before the row at a path; its cell is one of those registered under a name.
  /// - Parameter rowHeight: in points; `UITableView.automaticDimension` for the height that the cell asks for.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Configures the placeholder's cell, when it comes into sight.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped row, until its data has arrived.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the dropped preview on its way to the placeholder's cell; nil for the standard look.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that the table shows for a dropped item, with the methods that replace or remove it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The drag item that was dropped.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row of the data source. The block adds the row to the data, at the given index path,
  /// and does not change the table view. Returns false without calling the block if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. False if it no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}
