/// Decides the effect of a drop on a table view, and performs it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop: changes the data and the table view's rows, and animates the items to their positions with the
  /// coordinator.
  ///
  /// A single row that is moved within the table is left to the data source's `moveRowAt`, if that is implemented; then
  /// this is not called.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table view accepts the dragged data at all; yes by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns the effect of a drop at the present position. Called with each movement; by default a row is moved between others.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The look of a dropped item's preview on its way to a row; nil for the standard look.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// The finger came over the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The finger left the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over, dropped here or not.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// The effect of a drop on a table view, as its drop delegate proposes it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The way in which a drop changes the rows.
  public enum Intent: Int, Sendable {
    /// The drop belongs to no particular row.
    case unspecified = 0
    /// A row is inserted between others, which move apart for it.
    case insertAtDestinationIndexPath = 1
    /// The data is put into a row, which is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// The table view chooses.
    case automatic = 3
  }

  /// The way in which the drop changes the rows. The default is ``Intent/unspecified``.
  public final let intent: Intent

  /// A proposal of a drop that belongs to no particular row.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal with an operation, and the way in which the drop changes the rows.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

extension UITableViewDropProposal: ListDropProposal {
  /// [?] Rows move apart for an insertion, and also if the table chooses.
  var makesWay: Bool { intent == .insertAtDestinationIndexPath || intent == .automatic }
  var goesIntoItem: Bool { intent == .insertIntoDestinationIndexPath }
}

/// A drop on a table view: its items, and its position.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop; nil outside of the rows.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last answer during the drag.
  var proposal: UITableViewDropProposal { get }
  /// The drag that ended.
  var session: any UIDropSession { get }
  /// Moves a dropped item's preview to the row that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves a dropped item's preview into a part of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a placeholder for a dropped item, and moves the preview there. The context replaces or deletes the placeholder
  /// when the data have arrived.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates a dropped item's preview to any position.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items that were dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item that was dragged, with its data.
  var dragItem: UIDragItem { get }
  /// The row that the item was dragged from, before the drop changed anything; nil for another table view's.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged preview on screen, in points.
  var previewSize: CGSize { get }
}
