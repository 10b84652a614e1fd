/// Animates changes of views, and can be paused, reversed and scrubbed.
///
/// Members only forward; `PropertyAnimation` holds the logic.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let animation: PropertyAnimation

  /// An animator with a timing curve. A spring with mass and stiffness has its own duration, which replaces `duration`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    animation = PropertyAnimation(duration: duration, parameters: parameters)
    super.init()
  }

  /// An animator with a named pace.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  /// An animator with a pace given by two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { addAnimations($0) }
  }

  /// An animator with a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    PropertyAnimation.run(
      Self.self as UIViewPropertyAnimator.Type, duration: duration, delay: delay, options: options, animations,
      completion) as! Self
  }

  /// The timing curve that the animator was made with.
  open var timingParameters: (any UITimingCurveProvider)? { animation.parameters }
  /// The duration of the animation, in seconds.
  open var duration: TimeInterval { animation.duration }
  /// The delay before the animation starts, in seconds.
  open var delay: TimeInterval { animation.delay }

  /// Whether the animated views receive touches during the animation.
  open var isUserInteractionEnabled: Bool {
    get { animation.isUserInteractionEnabled }
    set { animation.isUserInteractionEnabled = newValue }
  }

  /// Whether the animation can be paused, scrubbed and stopped; true by default. If false, the animation runs to its
  /// end once it was started. The property can be set only while the animator is inactive.
  open var isInterruptible: Bool {
    get { animation.isInterruptible }
    set { animation.setInterruptible(newValue) }
  }

  /// Whether the animator holds at its end instead of finishing.
  open var pausesOnCompletion: Bool {
    get { animation.pausesOnCompletion }
    set { animation.pausesOnCompletion = newValue }
  }

  /// Whether `fractionComplete` of a paused animation is the progress of the animated values; true by default. If
  /// false, it is the elapsed fraction of the time, which the timing curve converts to that progress.
  open var scrubsLinearly: Bool {
    get { animation.scrubsLinearly }
    set { animation.scrubsLinearly = newValue }
  }

  /// The state of the animation. Some calls stop the program in the wrong state.
  open var state: UIViewAnimatingState { animation.state }
  /// Whether the animation plays: it is active and not paused.
  open var isRunning: Bool { animation.isRunning }

  /// Whether the animation plays from its end to its start.
  open var isReversed: Bool {
    get { animation.isReversed }
    set { animation.setReversed(newValue) }
  }

  /// The progress of the animation, 0…1. Setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { animation.fraction }
    set { animation.scrub(to: newValue) }
  }

  /// Adds changes to animate. Within a running animation they take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { self.animation.add(animation, delayFactor: 0) }

  /// Adds changes that begin when a part of the duration has passed.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    self.animation.add(animation, delayFactor: delayFactor)
  }

  /// Adds a closure that is called when the animation finishes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animation.completions.append(completion)
  }

  /// Starts the animation, or continues it.
  open func startAnimation() { animation.start() }

  /// Starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { animation.start(afterDelay: delay) }

  /// Holds the animation where it is.
  open func pauseAnimation() { animation.pause() }

  /// Goes on with a paused animation.
  /// - Parameters:
  ///   - parameters: The timing curve of the rest; nil for that of the animator.
  ///   - durationFactor: How long the rest takes, as a part of `duration`; with 0 it takes the time that was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { animation.goOn(with: parameters, durationFactor: durationFactor) }

  /// Stops the animation with the views as they are shown. If `withoutFinishing` is false, `finishAnimation(at:)` has
  /// to follow.
  open func stopAnimation(_ withoutFinishing: Bool) { animation.stop(withoutFinishing) }

  /// Finishes a stopped animation with the views at its start, its end, or where they are.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { animation.finish(at: finalPosition) }
}
