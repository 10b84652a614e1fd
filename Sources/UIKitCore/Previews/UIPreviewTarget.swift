/// The start or the destination of a preview's animation.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinates are used.
  public final let container: UIView
  /// The position of the preview's centre.
  public final let center: CGPoint
  /// How the preview is distorted there.
  public final let transform: CGAffineTransform

  /// A position, and a transform of the preview there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A position without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The position of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
