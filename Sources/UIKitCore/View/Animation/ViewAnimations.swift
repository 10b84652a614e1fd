/// The animation blocks that are open, the innermost last.
@MainActor
package enum ViewAnimations {
  private static var groups: [ViewAnimationGroup] = []
  static var isEnabled = true
  /// Called with each animated change while a caller may have to revert it; nil otherwise.
  static var journal: ((HeldAnimations.Change) -> Void)?

  /// The block whose settings changes of views animate by.
  static var current: ViewAnimationGroup? {
    isEnabled ? groups.last : nil
  }

  /// Runs a block, whose changes of views are animated.
  package static func run(_ group: ViewAnimationGroup, _ animations: () -> Void) {
    begin(group)
    animations()
    end(group)
  }

  /// Opens a block that `end(_:)` closes.
  static func begin(_ group: ViewAnimationGroup) { groups.append(group) }

  /// Closes a block, with those in it that were left open.
  static func end(_ group: ViewAnimationGroup) {
    guard let place = groups.lastIndex(where: { $0 === group }) else { return }
    group.layOutIfWanted()
    groups.removeSubrange(place...)
    group.seal()
  }

  /// Runs a block and records the changes that it makes, for an animator.
  static func record(_ recorder: AnimatorRecorder, duration: TimeInterval, _ changes: () -> Void) {
    let group = ViewAnimationGroup(
      duration: max(duration, 1e-3), delay: 0, options: [], pace: .curve(CAMediaTimingFunction(name: .linear)),
      completion: nil)
    group.recorder = recorder
    groups.append(group)
    changes()
    group.layOutIfWanted()
    groups.removeLast()
  }

  static func runWithout(_ actions: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    actions()
    isEnabled = wasEnabled
  }

  /// Makes a group, with the settings that it inherits from the enclosing block.
  package static func makeGroup(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: AnimationPace,
    hasKeyframes: Bool = false, completion: ((Bool) -> Void)?
  ) -> ViewAnimationGroup {
    guard let outer = current, duration > 0 else {
      return ViewAnimationGroup(
        duration: duration, delay: delay, options: options, pace: pace, hasKeyframes: hasKeyframes,
        completion: completion)
    }
    let inheritsOptions = !options.contains(.overrideInheritedOptions)
    return ViewAnimationGroup(
      duration: options.contains(.overrideInheritedDuration) ? duration : outer.duration,
      delay: inheritsOptions && delay == 0 ? outer.delay : delay,
      options: inheritsOptions ? options.union(outer.options.intersection([.repeat, .autoreverse])) : options,
      pace: options.contains(.overrideInheritedCurve) ? pace : outer.pace,
      hasKeyframes: hasKeyframes, completion: completion)
  }

  static func animate(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: AnimationPace,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let group = makeGroup(duration: duration, delay: delay, options: options, pace: pace, completion: completion)
    run(group, animations)
  }

  static func animateKeyframes(
    duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let group = makeGroup(
      duration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options.rawValue),
      pace: .curve(CAMediaTimingFunction(name: .linear)), hasKeyframes: true, completion: completion)
    run(group, animations)
  }

  static func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    guard let group = groups.last, group.hasKeyframes else {
      fatalError(
        """
        UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:) was called outside of the animations \
        of UIView.animateKeyframes(withDuration:delay:options:animations:completion:). Call it inside of them.
        """)
    }
    let outer = group.keyframe
    group.keyframe = (start: start, duration: duration)
    animations()
    group.keyframe = outer
  }

  /// Animates the changes within with another repetition than the rest of the block.
  static func modify(repeatCount: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
    guard let group = current else { return animations() }
    let (outerCount, outerReverse) = (group.repeatCount, group.autoreverses)
    group.repeatCount = Float(repeatCount)
    group.autoreverses = autoreverses
    animations()
    group.repeatCount = outerCount
    group.autoreverses = outerReverse
  }
}
