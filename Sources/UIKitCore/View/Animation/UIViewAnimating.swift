/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has finished.
  case inactive = 0
  /// The animator's animations run or are paused.
  case active = 1
  /// The animator's animations were stopped; the animator waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// The values that views have at the end of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values at the end of the animation.
  case end = 0
  /// The values at the start of the animation.
  case start = 1
  /// The animation stops with the values that are shown at that moment.
  case current = 2
}

/// Plays an animation that can be paused, reversed and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation. Some calls stop the program in the wrong state.
  var state: UIViewAnimatingState { get }
  /// Whether the animation plays: it is active and not paused.
  var isRunning: Bool { get }
  /// Whether the animation plays from its end to its start.
  var isReversed: Bool { get set }
  /// The progress of the animation, 0…1. Setting it pauses the animation there.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation at its present fraction.
  func pauseAnimation()
  /// Stops the animation with the views as they are shown. With `withoutFinishing` false, the animator waits for
  /// `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Sets the views to their final values and calls the completions. The animator must be stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated over the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a fraction of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called at the end, with the views' final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation, with another timing curve and duration for the rest. Nil keeps the timing curve that
  /// the animation began with.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {
    startAnimation()
  }
}
