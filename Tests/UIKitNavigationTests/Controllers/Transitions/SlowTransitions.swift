import ScreenTesting
import UIKit

/// Moves a view over a second, evenly, and writes down what it is asked.
@MainActor
final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: RecordingController.Log
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  var frames: [CGRect] = []
  var hasViews: [Bool] = []

  init(_ log: RecordingController.Log) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.lines.append("animate")
    context = transitionContext
    let controllers = [
      transitionContext.viewController(forKey: .from), transitionContext.viewController(forKey: .to),
    ].compactMap { $0 }
    frames = controllers.flatMap { [transitionContext.initialFrame(for: $0), transitionContext.finalFrame(for: $0)] }
    hasViews = [transitionContext.view(forKey: .from) != nil, transitionContext.view(forKey: .to) != nil]
    let container = transitionContext.containerView
    if let view = transitionContext.view(forKey: .to) {
      container.addSubview(view)
      view.frame = container.bounds
    }
    let moving = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    moving?.alpha = 0
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { moving?.alpha = 1 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.lines.append("ended \(transitionCompleted)") }
}

/// Gives an animator to presentations and pushes, and an interaction if there is one.
@MainActor
final class SlowTransitions: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let animator: SlowAnimator
  var interaction: UIPercentDrivenInteractiveTransition?

  init(_ log: RecordingController.Log) { animator = SlowAnimator(log) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
