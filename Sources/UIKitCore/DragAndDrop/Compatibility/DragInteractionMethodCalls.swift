// The optional methods of the delegates of drag and drop interactions, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIDragInteractionDelegate {
  /// The methods named `dragInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var dragInteraction: _DragInteractionCalls? { _DragInteractionCalls(delegate: self) }
}

/// `dragInteraction` of `UIDragInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _DragInteractionCalls {
  fileprivate let delegate: any UIDragInteractionDelegate

  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForLifting: item, session: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionDidMove: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, sessionDidTransferItems: session)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? {
    delegate.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {
    delegate.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
  }
  public func callAsFunction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
  }
}

extension UIDropInteractionDelegate {
  /// The methods named `dropInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var dropInteraction: _DropInteractionCalls? { _DropInteractionCalls(delegate: self) }
}

/// `dropInteraction` of `UIDropInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _DropInteractionCalls {
  fileprivate let delegate: any UIDropInteractionDelegate

  public func callAsFunction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    delegate.dropInteraction(interaction, canHandle: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidEnter: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidExit: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, performDrop: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, concludeDrop: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    delegate.dropInteraction(interaction, sessionDidEnd: session)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
  }
  public func callAsFunction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
}
