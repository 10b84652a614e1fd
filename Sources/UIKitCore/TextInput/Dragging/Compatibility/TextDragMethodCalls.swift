// The optional methods of the delegates of drags and drops of texts, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UITextDropDelegate {
  /// The methods named `textDroppableView`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var textDroppableView: _TextDropCalls? { _TextDropCalls(delegate: self) }
}

/// `textDroppableView` of `UITextDropDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextDropCalls {
  fileprivate let delegate: any UITextDropDelegate

  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    delegate.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    delegate.textDroppableView(textDroppableView, proposalForDrop: drop)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {
    delegate.textDroppableView(textDroppableView, willPerformDrop: drop)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.textDroppableView(textDroppableView, previewForDroppingAllItemsWithDefault: defaultPreview)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {
    delegate.textDroppableView(textDroppableView, dropSessionDidEnter: session)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {
    delegate.textDroppableView(textDroppableView, dropSessionDidUpdate: session)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {
    delegate.textDroppableView(textDroppableView, dropSessionDidExit: session)
  }
  public func callAsFunction(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {
    delegate.textDroppableView(textDroppableView, dropSessionDidEnd: session)
  }
}

extension UITextDragDelegate {
  /// The methods named `textDraggableView`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var textDraggableView: _TextDragCalls? { _TextDragCalls(delegate: self) }
}

/// `textDraggableView` of `UITextDragDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextDragCalls {
  fileprivate let delegate: any UITextDragDelegate

  public func callAsFunction(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    delegate.textDraggableView(textDraggableView, itemsForDrag: dragRequest)
  }
  public func callAsFunction(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    delegate.textDraggableView(textDraggableView, dragPreviewForLiftingItem: item, session: session)
  }
  public func callAsFunction(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    delegate.textDraggableView(textDraggableView, willAnimateLiftWith: animator, session: session)
  }
  public func callAsFunction(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {
    delegate.textDraggableView(textDraggableView, dragSessionWillBegin: session)
  }
  public func callAsFunction(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {
    delegate.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation)
  }
}
