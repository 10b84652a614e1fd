/// A text whose selection can be dragged away.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Decides about drags; not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that lifts the selection. Without it, or while it is disabled, nothing is dragged. It is enabled by
  /// default on a tablet only.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether a part of the text is being dragged.
  var isTextDragActive: Bool { get }
}

/// A drag out of a text that is about to begin, or that is about to be joined.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  /// The dragged part of the text.
  var dragRange: UITextRange { get }
  /// The items if the delegate changes nothing: one with the text.
  var suggestedItems: [UIDragItem] { get }
  /// The items that the drag has already; none for one that begins.
  var existingItems: [UIDragItem] { get }
  /// Whether the part is selected.
  var isSelected: Bool { get }
  /// The session that begins or is joined.
  var dragSession: any UIDragSession { get }
}

/// Decides about drags out of a text, and is informed of them.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// The items of a drag; by default the suggested items. An empty array refuses the drag.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// The picture that is lifted for an item; nil, the default, for one of the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The text is about to be lifted.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )
  /// The finger moved on: the drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  )
  /// The drag is over. Text that was moved is still at its old position.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  )
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// A drag of a part of a text.
final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem]
  let isSelected = true
  let dragSession: any UIDragSession

  init(of range: Range<Int>, _ items: [UIDragItem], joining existing: [UIDragItem], _ session: any UIDragSession) {
    dragRange = OffsetRange(range)
    suggestedItems = items
    existingItems = existing
    dragSession = session
    super.init()
  }
}
