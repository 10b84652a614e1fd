import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Every call to a table view's drag delegate and drop delegate.
@MainActor
final class TableDragCalls: ListDragCalls {
  private unowned let tableView: UITableView
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  init(tableView: UITableView) { self.tableView = tableView }

  private func data(_ path: RowPath) -> IndexPath { tableView.placeholders.data(path) }

  func items(_ session: DragSession, at path: RowPath) -> [UIDragItem] {
    dragDelegate?.tableView(tableView, itemsForBeginning: session, at: data(path)) ?? []
  }

  func added(to session: DragSession, at path: RowPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(tableView, itemsForAddingTo: session, at: data(path), point: point) ?? []
  }

  func dragParameters(_ path: RowPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(tableView, dragPreviewParametersForRowAt: data(path))
  }

  func dropParameters(_ path: RowPath) -> UIDragPreviewParameters? {
    tableView.willCallDelegate()
    return dropDelegate?.tableView(tableView, dropPreviewParametersForRowAt: data(path))
  }

  func setUp(_ session: DragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      dragDelegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func dragWillBegin(_ session: DragSession) {
    dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: DragSession) { dragDelegate?.tableView(tableView, dragSessionDidEnd: session) }

  /// Whether the table's drop delegate takes part.
  func canHandle(_ session: DragSession) -> Bool {
    dropDelegate?.tableView(tableView, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DragSession) { dropDelegate?.tableView(tableView, dropSessionDidEnter: session) }

  func dropDidExit(_ session: DragSession) { dropDelegate?.tableView(tableView, dropSessionDidExit: session) }

  func dropDidEnd(_ session: DragSession) { dropDelegate?.tableView(tableView, dropSessionDidEnd: session) }

  func proposal(_ session: DragSession, at destination: RowPath?) -> any ListDropProposal {
    dropDelegate?.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destination.map(data))
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func performDrop(_ drop: ListDrop) {
    guard let proposal = drop.proposal as? UITableViewDropProposal else { return }
    dropDelegate?.tableView(
      tableView, performDropWith: TableDropCoordinator(drop, proposal, tableView.placeholders, self))
  }
}
