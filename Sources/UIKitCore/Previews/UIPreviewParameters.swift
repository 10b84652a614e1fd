/// The look of a view that is lifted above the others.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?

  /// The background colour of the view; nil for the standard one.
  open var backgroundColor: UIColor!

  /// The standard looks.
  public override init() { super.init() }
}

/// The look of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
