/// Drives a transition by a gesture or anything else.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up; the object tells the context from then on how far it is, and at last that it is over.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast what is left of the animation runs when the gesture ends: 1 as fast as the animation itself.
  var completionSpeed: CGFloat { get }
  /// How what is left of it begins and ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
