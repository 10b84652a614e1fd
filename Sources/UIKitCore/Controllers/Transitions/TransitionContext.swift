/// A transition that the app's animator performs, from its start to `completeTransition(_:)`.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers, with its view and the view's frames at the start and the end.
  struct Side {
    let controller: UIViewController?
    let view: () -> UIView?
    let initialFrame: () -> CGRect
    let finalFrame: () -> CGRect
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var held: HeldAnimations?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private(set) var isOver = false
  /// Called at the end; the argument is true if the transition was completed.
  var onEnd: ((Bool) -> Void)?
  /// Called with the progress, from 0 to 1, while a gesture drives the transition.
  var onProgress: ((CGFloat) -> Void)?
  /// Called when a gesture ends: with whether the transition is cancelled, and the remaining seconds.
  var onRelease: ((Bool, TimeInterval) -> Void)?

  init(
    from: Side, to: Side, in containerView: UIView, style: UIModalPresentationStyle,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.animator = animator
    self.interaction = interaction
    presentationStyle = style
    super.init()
  }

  private(set) lazy var duration = animator.transitionDuration(using: self)

  /// The coordinator for the two controllers. A transition without duration is still animated.
  private(set) lazy var coordinator = TransitionCoordinator(
    from: from.controller, to: to.controller, in: containerView, duration: max(duration, .leastNonzeroMagnitude),
    isInteractive: interaction?.wantsInteractiveStart == true, presentationStyle: presentationStyle)

  /// The animator, if it is a zoom.
  var zoom: ZoomTransition? { animator as? ZoomTransition }

  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view() : key == .to ? to.view() : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame() ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame() ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    from.controller === controller ? from : to.controller === controller ? to : nil
  }

  // MARK: Course

  func start() {
    let percentDriven = interaction as? UIPercentDrivenInteractiveTransition
    if let interaction, interaction.wantsInteractiveStart {
      interaction.startInteractiveTransition(self)
      if percentDriven == nil { animateAlongside() }
    } else {
      percentDriven?.follow(self)
      animator.animateTransition(using: self)
      animateAlongside()
    }
  }

  private func animateAlongside() {
    guard !isOver else { return }
    // Views that the animator has just added get their first frames now, so that the animation does not move them
    // there.
    containerView.layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .layoutSubviews],
      animations: { self.coordinator.runAlongsideAnimations() }, completion: nil)
  }

  /// Ends at once, as if the animations were over.
  func finishNow() {
    guard !isOver else { return }
    isOver = true
    held?.release()
    forgetOwner()
    animator.animationEnded(true)
  }

  private func forgetOwner() {
    onEnd = nil
    onProgress = nil
    onRelease = nil
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    held?.release()
    // A cancelled transition is incomplete, regardless of the reported result of its animations.
    let isComplete = didComplete && !transitionWasCancelled
    let end = onEnd
    forgetOwner()
    end?(isComplete)
    animator.animationEnded(isComplete)
  }

  // MARK: By hand

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
    onProgress?(percentComplete)
  }

  func pauseInteractiveTransition() { coordinator.beginInteraction() }
  func finishInteractiveTransition() { endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    let progress = coordinator.percentComplete
    let speed = max(interaction?.completionSpeed ?? 1, TransitionContext.leastSpeed)
    coordinator.endInteraction(cancelled: cancelled, velocity: speed)
    onRelease?(cancelled, duration * TimeInterval((cancelled ? progress : 1 - progress) / speed))
  }

  /// The least speed, so that the rest of an animation always ends.
  static let leastSpeed: CGFloat = 0.01

  /// Lets the animator add its animations, paused at their start.
  func hold() {
    let own = animator.interruptibleAnimator(using: self)
    guard own === AbsentAnimator.animator else {
      own.addAnimations { self.coordinator.runAlongsideAnimations() }
      own.pauseAnimation()
      interruptible = own
      return
    }
    held = HeldAnimations(in: containerView, duration: duration) {
      animator.animateTransition(using: self)
      animateAlongside()
    }
  }

  /// Pauses a running animation. Returns its progress; nil if its animator cannot be interrupted.
  func interrupt() -> CGFloat? {
    let own = animator.interruptibleAnimator(using: self)
    guard own !== AbsentAnimator.animator, own.state == .active else { return nil }
    own.pauseAnimation()
    interruptible = own
    return own.fractionComplete
  }

  /// Shows the animations at a progress from 0 to 1.
  func show(_ progress: CGFloat) {
    interruptible?.fractionComplete = progress
    held?.show(progress)
  }

  /// Lets the animations run to one of their ends.
  func release(cancelled: Bool, from progress: CGFloat, speed: CGFloat, curve: UIView.AnimationCurve) {
    if let interruptible {
      interruptible.isReversed = cancelled
      interruptible.startAnimation()
    }
    held?.run(
      from: progress, to: cancelled ? 0 : 1, speed: max(speed, Self.leastSpeed), pace: .curve(curve.timingFunction))
  }
}
