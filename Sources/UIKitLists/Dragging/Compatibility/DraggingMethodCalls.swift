// The optional methods of drag and drop delegates, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UITableViewDragDelegate {
  /// The delegate's methods, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var tableView: _TableViewDragDelegateCalls? { _TableViewDragDelegateCalls(delegate: self) }
}

/// `tableView` of `UITableViewDragDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TableViewDragDelegateCalls {
  fileprivate let delegate: any UITableViewDragDelegate

  public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    delegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }
  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    delegate.tableView(tableView, dragSessionDidEnd: session)
  }
  public func callAsFunction(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
  public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    delegate.tableView(tableView, dragSessionWillBegin: session)
  }
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
  }
}

extension UITableViewDropDelegate {
  /// The delegate's methods, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var tableView: _TableViewDropDelegateCalls? { _TableViewDropDelegateCalls(delegate: self) }
}

/// `tableView` of `UITableViewDropDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TableViewDropDelegateCalls {
  fileprivate let delegate: any UITableViewDropDelegate

  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    delegate.tableView(tableView, canHandle: session)
  }
  public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidEnd: session)
  }
  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidEnter: session)
  }
  public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidExit: session)
  }
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    delegate.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }
}

extension UICollectionViewDragDelegate {
  /// The delegate's methods, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var collectionView: _CollectionViewDragDelegateCalls? { _CollectionViewDragDelegateCalls(delegate: self) }
}

/// `collectionView` of `UICollectionViewDragDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _CollectionViewDragDelegateCalls {
  fileprivate let delegate: any UICollectionViewDragDelegate

  public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    delegate.collectionView(collectionView, dragSessionDidEnd: session)
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    delegate.collectionView(collectionView, dragSessionWillBegin: session)
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }
}

extension UICollectionViewDropDelegate {
  /// The delegate's methods, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var collectionView: _CollectionViewDropDelegateCalls? { _CollectionViewDropDelegateCalls(delegate: self) }
}

/// `collectionView` of `UICollectionViewDropDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _CollectionViewDropDelegateCalls {
  fileprivate let delegate: any UICollectionViewDropDelegate

  public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    delegate.collectionView(collectionView, canHandle: session)
  }
  public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    delegate.collectionView(collectionView, dropSessionDidEnd: session)
  }
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    delegate.collectionView(collectionView, dropSessionDidEnter: session)
  }
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    delegate.collectionView(collectionView, dropSessionDidExit: session)
  }
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    delegate.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }
}
