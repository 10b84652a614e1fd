/// Decides the effect of a drop on a collection view, and performs it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Performs a drop: changes the data and the collection view's items, and animates the dropped items to their
  /// positions with the coordinator.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view accepts the dragged data at all; yes by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Returns the effect of a drop at the present position. Called with each movement; by default an item is moved between others.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The look of a dropped item's preview on its way to an item; nil for the standard look.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// The finger came over the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The finger left the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, dropped here or not.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The effect of a drop on a collection view, as its drop delegate proposes it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The way in which a drop changes the items.
  public enum Intent: Int, Sendable {
    /// The drop belongs to no particular item.
    case unspecified = 0
    /// An item is inserted between others, which move apart for it.
    case insertAtDestinationIndexPath = 1
    /// The data is put into an item, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// The way in which the drop changes the items. The default is ``Intent/unspecified``.
  public final let intent: Intent

  /// A proposal of a drop that belongs to no particular item.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal with an operation, and the way in which the drop changes the items.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

extension UICollectionViewDropProposal: ListDropProposal {
  var makesWay: Bool { intent == .insertAtDestinationIndexPath }
  var goesIntoItem: Bool { intent == .insertIntoDestinationIndexPath }
}

/// A drop on a collection view: its items, and its position.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop; nil outside of the items.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last answer during the drag.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag that ended.
  var session: any UIDropSession { get }
  /// Moves a dropped item's preview to the item that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped item's preview into a part of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a placeholder for a dropped item, and moves the preview there. The context replaces or deletes the
  /// placeholder when the data have arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates a dropped item's preview to any position.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items that were dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item that was dragged, with its data.
  var dragItem: UIDragItem { get }
  /// The item's index path before the drop changed anything; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged preview on screen, in points.
  var previewSize: CGSize { get }
}
