/// Leads from a view's old content to its new.
@MainActor
struct ViewTransition {
  enum Look {
    case crossDissolve
    /// About the middle, without perspective: layers are drawn flat, so that both directions look alike.
    case flip(axis: String)
  }

  /// How narrow a view is that is seen from its edge. Nothing is shown of one without any width.
  private static let edgeScale: CGFloat = 0.001
  /// How long the old content takes to give way to the new, as a part of the whole.
  private static let edgeTime = 0.01

  let options: UIView.AnimationOptions
  let duration: TimeInterval

  /// Runs `changes`, then shows a picture of the view from before in front of it, which fades out, or is there until
  /// the view has turned its edge to the user.
  func run(in view: UIView, _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let look = options.transition
    let ghost = options.transition != nil && view.window != nil && ViewAnimations.isEnabled ? picture(of: view) : nil
    UIView.performWithoutAnimation {
      changes?()
      view.layoutIfNeeded()
    }
    guard let ghost, let look else {
      return ViewAnimations.animate(
        duration: 0, delay: 0, options: options, pace: .curve(options.curve.timingFunction), {}, completion)
    }
    view.addSubview(ghost)
    let end = { (finished: Bool) in
      ghost.removeFromSuperview()
      completion?(finished)
    }
    switch look {
    case .crossDissolve:
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { ghost.alpha = 0 }, completion: end)
    case .flip(let axis):
      turn(view, about: axis, end)
      UIView.animate(
        withDuration: duration * Self.edgeTime, delay: duration / 2, options: options, animations: { ghost.alpha = 0 })
    }
  }

  private func turn(_ view: UIView, about axis: String, _ completion: @escaping (Bool) -> Void) {
    let matrix = view.transform
    let scale = axis == "x" ? hypot(matrix.a, matrix.b) : hypot(matrix.c, matrix.d)
    let animation = CAKeyframeAnimation(keyPath: "transform.scale.\(axis)")
    animation.values = [scale, scale * Self.edgeScale, scale]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
    animation.duration = duration
    animation.delegate = AnimationEnd(completion)
    view.layer.add(animation, forKey: "flip")
  }

  func replace(_ old: UIView, with new: UIView, _ completion: ((Bool) -> Void)?) {
    guard let container = old.superview else { return run(in: new, nil, completion) }
    let hides = options.contains(.showHideTransitionViews)
    run(
      in: container,
      {
        if hides {
          old.isHidden = true
          new.isHidden = false
        } else {
          container.insertSubview(new, aboveSubview: old)
          old.removeFromSuperview()
        }
      }, completion)
  }

  /// Calls a closure when an animation has ended.
  private final class AnimationEnd: NSObject, CAAnimationDelegate {
    private let completion: (Bool) -> Void

    init(_ completion: @escaping (Bool) -> Void) {
      self.completion = completion
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) { completion(finished) }
  }

  private func picture(of view: UIView) -> UIView? {
    guard let image = ViewSnapshot(view).image() else { return nil }
    let ghost = UIView(frame: view.bounds)
    ghost.isUserInteractionEnabled = false
    ghost.layer.contents = image
    ghost.layer.contentsScale = view.traitCollection.displayScale
    return ghost
  }
}
