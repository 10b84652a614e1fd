/// Drives a transition by a gesture or anything else.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Prepares the transition. From then on the object reports its progress to the context, and at last its end.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remaining animation after the gesture; 1 is the animation's own speed.
  var completionSpeed: CGFloat { get }
  /// The curve of the remaining animation after the gesture.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
