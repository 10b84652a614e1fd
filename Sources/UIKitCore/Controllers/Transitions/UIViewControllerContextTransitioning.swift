/// The values of a transition for an app's animator, which reports its progress here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition. It already contains the disappearing view, if the transition removes that.
  var containerView: UIView { get }
  /// Whether there are to be animations.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is being cancelled, or was.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller covers its presenter; full screen where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation during the transition: none.
  var targetTransform: CGAffineTransform { get }

  /// Reports the gesture's progress, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that a gesture takes over a running transition.
  func pauseInteractiveTransition()
  /// The gesture has ended, and the transition continues to its end.
  func finishInteractiveTransition()
  /// The gesture has ended, and the transition returns to its start.
  func cancelInteractiveTransition()
  /// Reports that the animations have ended. An animator has to call it.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for a presenter's view that stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; zero if it is not there then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
