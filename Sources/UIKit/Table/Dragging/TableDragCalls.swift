import ListCore

/// Every call to a table view's drag delegate and drop delegate.
@MainActor
final class TableDragCalls {
  private unowned let tableView: UITableView
  private weak var givenDragDelegate: (any UITableViewDragDelegate)?
  var dragDelegate: (any UITableViewDragDelegate)? {
    get {
      tableView.willCallDelegate()
      return givenDragDelegate
    }
    set { givenDragDelegate = newValue }
  }
  private weak var givenDropDelegate: (any UITableViewDropDelegate)?
  var dropDelegate: (any UITableViewDropDelegate)? {
    get {
      tableView.willCallDelegate()
      return givenDropDelegate
    }
    set { givenDropDelegate = newValue }
  }

  init(tableView: UITableView) { self.tableView = tableView }

  func items(_ session: LocalDragSession, at path: RowPath) -> [UIDragItem] {
    dragDelegate?.tableView(tableView, itemsForBeginning: session, at: path.indexPath) ?? []
  }

  func added(to session: LocalDragSession, at path: RowPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(tableView, itemsForAddingTo: session, at: path.indexPath, point: point) ?? []
  }

  func dragParameters(_ path: RowPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(tableView, dragPreviewParametersForRowAt: path.indexPath)
  }

  func dropParameters(_ path: RowPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(tableView, dropPreviewParametersForRowAt: path.indexPath)
  }

  /// Asks what the session is allowed to do.
  func setUp(_ session: LocalDragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      dragDelegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func dragWillBegin(_ session: LocalDragSession) {
    dragDelegate?.tableView(tableView, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: LocalDragSession) { dragDelegate?.tableView(tableView, dragSessionDidEnd: session) }

  /// Whether the table's drop delegate takes part.
  func canHandle(_ session: LocalDragSession) -> Bool {
    dropDelegate?.tableView(tableView, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: LocalDragSession) { dropDelegate?.tableView(tableView, dropSessionDidEnter: session) }

  func dropDidExit(_ session: LocalDragSession) { dropDelegate?.tableView(tableView, dropSessionDidExit: session) }

  func dropDidEnd(_ session: LocalDragSession) { dropDelegate?.tableView(tableView, dropSessionDidEnd: session) }

  func proposal(_ session: LocalDragSession, at destination: RowPath?) -> UITableViewDropProposal {
    dropDelegate?.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
      ?? UITableViewDropProposal(operation: .cancel)
  }

  func performDrop(_ coordinator: TableDropCoordinator) {
    dropDelegate?.tableView(tableView, performDropWith: coordinator)
  }
}
