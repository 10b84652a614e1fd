import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Every call to a collection view's drag delegate and drop delegate.
@MainActor
final class CollectionDragCalls: ListDragCalls {
  private unowned let view: UICollectionView
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  init(view: UICollectionView) { self.view = view }

  func items(_ session: DragSession, at path: RowPath) -> [UIDragItem] {
    dragDelegate?.collectionView(view, itemsForBeginning: session, at: view.placeholders.data(path)) ?? []
  }

  func added(to session: DragSession, at path: RowPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(
      view, itemsForAddingTo: session, at: view.placeholders.data(path), point: point) ?? []
  }

  func dragParameters(_ path: RowPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: view.placeholders.data(path))
  }

  func dropParameters(_ path: RowPath) -> UIDragPreviewParameters? {
    view.willCallDelegate()
    return dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: view.placeholders.data(path))
  }

  func setUp(_ session: DragSession) {
    guard let dragDelegate else { return }
    session.allowsMoveOperation = dragDelegate.collectionView(view, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication =
      dragDelegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func dragWillBegin(_ session: DragSession) { dragDelegate?.collectionView(view, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: DragSession) { dragDelegate?.collectionView(view, dragSessionDidEnd: session) }

  /// Whether the collection view's drop delegate takes part.
  func canHandle(_ session: DragSession) -> Bool {
    dropDelegate?.collectionView(view, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DragSession) { dropDelegate?.collectionView(view, dropSessionDidEnter: session) }
  func dropDidExit(_ session: DragSession) { dropDelegate?.collectionView(view, dropSessionDidExit: session) }
  func dropDidEnd(_ session: DragSession) { dropDelegate?.collectionView(view, dropSessionDidEnd: session) }

  func proposal(_ session: DragSession, at destination: RowPath?) -> any ListDropProposal {
    dropDelegate?.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination.map(view.placeholders.data))
      ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func performDrop(_ drop: ListDrop) {
    guard let proposal = drop.proposal as? UICollectionViewDropProposal else { return }
    dropDelegate?.collectionView(
      view, performDropWith: CollectionDropCoordinator(drop, proposal, view.placeholders, self))
  }
}
