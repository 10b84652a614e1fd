// Animating changes of views. `ViewAnimations` holds the logic.

extension UIView {
  /// Animates the changes that `animations` makes to views, easing in and out.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimations.animate(
      duration: duration, delay: 0, options: [], pace: .curve(AnimationCurve.easeInOut.timingFunction), animations, nil)
  }

  /// Animates the changes that `animations` makes to views, then calls `completion`: with false if one of the
  /// animations was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.animate(
      duration: duration, delay: 0, options: [], pace: .curve(AnimationCurve.easeInOut.timingFunction), animations,
      completion)
  }

  /// Animates the changes that `animations` makes to views, after a delay in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.animate(
      duration: duration, delay: delay, options: options, pace: .curve(options.curve.timingFunction), animations,
      completion)
  }

  /// Animates with a spring that comes to rest after the duration. A damping ratio of 1 does not oscillate. A velocity
  /// of 1 covers the whole distance in a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.animate(
      duration: duration, delay: delay, options: options,
      pace: .spring(dampingRatio: dampingRatio, velocity: velocity), animations, completion)
  }

  /// Animates with a spring that seems to take the duration; a bounce of 0 does not swing.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.animate(
      duration: duration, delay: delay, options: options, pace: .bounce(bounce, velocity: initialSpringVelocity),
      animations, completion)
  }

  /// Animates through the keyframes that `animations` adds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.animateKeyframes(
      duration: duration, delay: delay, options: options, animations, completion)
  }

  /// Adds a keyframe: the changes that `animations` makes, in a part of the whole animation's time.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    ViewAnimations.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Changes a view with a transition from its old content to its new.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(options: options, duration: duration).run(in: view, animations, completion)
  }

  /// Replaces a view by another with a transition.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(options: options, duration: duration).replace(fromView, with: toView, completion)
  }

  /// Repeats the animations of the changes made within.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    ViewAnimations.modify(repeatCount: count, autoreverses: autoreverses, animations)
  }

  /// Makes changes without animation, even within an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimations.runWithout(actionsWithoutAnimation)
  }

  /// Whether changes within animation blocks animate.
  public class var areAnimationsEnabled: Bool { ViewAnimations.isEnabled }

  /// Enables or disables animations in animation blocks.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimations.isEnabled = enabled }

  /// The duration of the animation block that is being run, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimations.current?.duration ?? 0 }
}
