/// Where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view whose coordinates count.
  public final let container: UIView
  /// The place of the preview's centre.
  public final let center: CGPoint
  /// How the preview is distorted there.
  public final let transform: CGAffineTransform

  /// A place, and how a preview is distorted there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The position of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
