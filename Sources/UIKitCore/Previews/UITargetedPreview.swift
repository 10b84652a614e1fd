/// A view that a menu or a drag lifts from the screen, and its position.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIPreviewParameters
  /// Where it is.
  public final let target: UIPreviewTarget

  /// A view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view where it is now.
  /// - Precondition: the view has a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview else {
      fatalError(
        """
        UITargetedPreview initialized without a target, and its view \(view) is not in a window. Give it a target \
        in a container that is, or add the view first.
        """)
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }

  /// A view where it is now, with the standard looks.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The view's size.
  public final var size: CGSize { view.bounds.size }

  /// A preview of this view at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
