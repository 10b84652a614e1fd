/// The effects that an image view's symbol has at the moment, one of each type.
@MainActor
final class SymbolEffects {
  private unowned let view: UIImageView
  private var effects: [ObjectIdentifier: any SymbolEffect] = [:]
  private var starts = 0
  /// The number of the latest start of each type of effect, so that the end of a replaced effect does not end its
  /// successor.
  private var latest: [ObjectIdentifier: Int] = [:]

  init(_ view: UIImageView) { self.view = view }

  private func motions(_ type: ObjectIdentifier) -> SymbolMotions {
    SymbolMotions(of: view, key: "symbolEffect.\(type.hashValue)")
  }

  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    let type = ObjectIdentifier(type(of: effect))
    let motion = effect._motion
    effects[type] = effect
    starts += 1
    let start = starts
    latest[type] = start
    let isForever = options.isForever || options.count == nil && motion.goesOn
    motions(type).run(
      motion, options, repeats: isForever ? .infinity : Float(options.count ?? 1), animated: animated
    ) { [weak self] isFinished in
      guard let self else { return }
      if !motion.stays, latest[type] == start { effects[type] = nil }
      completion?(UISymbolEffectCompletionContext(isFinished: isFinished, effect: effect, sender: view))
    }
  }

  func remove(
    _ effect: any SymbolEffect, animated: Bool, _ completion: UISymbolEffectCompletion?
  ) {
    let type = ObjectIdentifier(type(of: effect))
    if let shown = effects.removeValue(forKey: type) { motions(type).stop(shown._motion, animated: animated) }
    completion?(UISymbolEffectCompletionContext(isFinished: true, effect: effect, sender: view))
  }

  func removeAll(animated: Bool) {
    for effect in effects.values { remove(effect, animated: animated, nil) }
  }

  /// Shows another symbol in place of the present one. It fades in as a whole [?].
  func replace(
    with image: UIImage, _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    _ completion: UISymbolEffectCompletion?
  ) {
    // The view may be gone by the end of the transition.
    let end: (Bool) -> Void = { [weak view] isFinished in
      completion?(UISymbolEffectCompletionContext(isFinished: isFinished, effect: effect, sender: view))
    }
    guard view.window != nil else {
      view.image = image
      return end(true)
    }
    UIView.transition(
      with: view, duration: effect._motion.duration / max(options.rate, 0.01), options: .transitionCrossDissolve
    ) { [view] in
      view.image = image
    } completion: {
      end($0)
    }
  }
}
