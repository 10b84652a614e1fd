/// The preview of an item while it follows the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public final let view: UIView
  /// The visible part of the view, and its background colour.
  public final let parameters: UIDragPreviewParameters

  /// A picture of a view, or of a part of it. The view need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A picture of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// A view that a drag lifts or drops, and its position.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// A preview of this view at another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
