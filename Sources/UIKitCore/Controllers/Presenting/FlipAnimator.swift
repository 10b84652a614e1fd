/// Flips the presenter about its vertical axis until its back, the presented controller, is visible.
@MainActor
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration of the turn, in seconds [C].
  private static let duration: TimeInterval = 0.75

  private let isDismissal: Bool

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    // The appearing view is removed first, so that the snapshot of the disappearing one does not show it.
    transitionContext.view(forKey: .to)?.removeFromSuperview()
    UIView.transition(
      with: container, duration: Self.duration,
      options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight,
      animations: {
        guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to)
        else { return }
        view.frame = transitionContext.finalFrame(for: to)
        container.addSubview(view)
      }, completion: { transitionContext.completeTransition($0) })
  }
}
