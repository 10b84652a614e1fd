/// Drives an app's transition animations by progress, for example from a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private let drive = TransitionDrive()

  /// A driver that waits for its transition to begin.
  public override init() {
    super.init()
  }

  /// Length of the animation in seconds; 0 before it begins.
  open var duration: CGFloat { drive.duration }

  /// The progress, from 0 to 1.
  open var percentComplete: CGFloat { drive.progress }

  /// The speed of the remaining animation after the gesture; 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1

  /// The curve of the remaining animation after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the animation waits for `update(_:)` from its start, instead of running until `pause()`.
  open var wantsInteractiveStart = true

  /// Sets the animation up. Called by the system.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    drive.begin(transitionContext)
  }

  /// Moves the animation to a progress from 0 to 1.
  open func update(_ percentComplete: CGFloat) { drive.update(percentComplete) }

  /// Takes hold of an animation that runs, if its animator can be interrupted.
  open func pause() { drive.pause() }

  /// Runs the animation back to its start.
  open func cancel() { drive.end(cancelled: true, speed: completionSpeed, curve: completionCurve) }

  /// Runs the animation on to its end.
  open func finish() { drive.end(cancelled: false, speed: completionSpeed, curve: completionCurve) }

  /// Called when a transition begins without interaction; `pause()` can interrupt it later.
  final func follow(_ context: TransitionContext) { drive.follow(context) }
}
