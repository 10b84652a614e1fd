/// Says what a drop on a collection view does, and does it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped: changes the data and the collection view's items, and has what was dropped move to its place.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection view takes what is dragged at all; yes by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Answers the effect of a drop at the present place. Called with each movement; by default an item is moved between others.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// How what was dropped looks on its way to an item; nil for the standard looks.
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
    /// Nothing to a single item.
    case unspecified = 0
    /// An item comes between others, which make way.
    case insertAtDestinationIndexPath = 1
    /// Something comes into an item, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// The way in which the drop changes the items. The default is ``Intent/unspecified``.
  public final let intent: Intent

  /// A proposal that changes no single item.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal that says how the drop changes the items.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

extension UICollectionViewDropProposal: ListDropProposal {
  var makesWay: Bool { intent == .insertAtDestinationIndexPath }
  var goesIntoItem: Bool { intent == .insertIntoDestinationIndexPath }
}

/// A drop on a collection view: its items, and its place.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the drop; nil beside the items.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last answer during the drag.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag that ended.
  var session: any UIDropSession { get }
  /// Moves what was dropped to an item that stands for it now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves what was dropped into a part of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a placeholder for what was dropped, and moves it there. The context says what becomes of the placeholder when the
  /// data has arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Moves what was dropped to any place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items that were dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item that was dragged, with its data.
  var dragItem: UIDragItem { get }
  /// The item that it was dragged from, before the drop changed anything; nil for another collection view's.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was dragged on screen.
  var previewSize: CGSize { get }
}
