/// Animates a view's symbol for its effects. The animations are those of the view's layer: the view's own properties do
/// not change.
@MainActor
package struct SymbolMotions {
  private let view: UIView
  private let key: String

  /// - Parameter key: The key of the layer's animation: an effect replaces another one with the same key.
  package init(of view: UIView, key: String) {
    self.view = view
    self.key = key
  }

  /// Starts a movement.
  ///
  /// - Parameters:
  ///   - repeats: How often the movement runs; infinity for endlessly. A movement that stays at its last value runs
  ///     once.
  ///   - completion: Called with true if the movement ran to its end.
  package func run(
    _ motion: _SymbolMotion, _ options: SymbolEffectOptions, repeats: Float, animated: Bool = true,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = CAKeyframeAnimation(keyPath: motion.key)
    animation.values = motion.values
    animation.duration = animated ? motion.duration / max(options.rate, 0.01) : 1e-3
    if motion.stays {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    } else {
      animation.repeatCount = repeats
    }
    animation.delegate = completion.map(SymbolMotionEnd.init)
    view.layer.add(animation, forKey: key)
  }

  /// Ends a movement: one that stays at its last value is animated back, others end at once.
  package func stop(_ motion: _SymbolMotion, animated: Bool = true) {
    let isShown = view.layer.animation(forKey: key) != nil
    view.layer.removeAnimation(forKey: key)
    guard isShown, animated, motion.stays, let first = motion.values.first, let last = motion.values.last else {
      return
    }
    let back = CABasicAnimation(keyPath: motion.key)
    back.fromValue = last
    back.toValue = first
    back.duration = motion.duration
    view.layer.add(back, forKey: key + ".back")
  }
}

/// Calls a closure at the end of a movement.
private final class SymbolMotionEnd: NSObject, CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}
