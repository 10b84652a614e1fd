/// The transition from a view's old content to its new content.
@MainActor
struct ViewTransition {
  enum Look {
    case crossDissolve
    /// About the middle, with the side that comes to the front [D].
    case flip(FlipSide)
  }

  enum FlipSide {
    case left, right, top, bottom
  }

  /// The distance of the user's eye from a view that flips, as a multiple of the view's width, or of its height if the
  /// view turns about its horizontal axis [?].
  private static let eyeDistance: CGFloat = 2.5
  /// How long the old content takes to disappear in the middle of a flip, as a fraction of the duration.
  private static let edgeTime = 0.01

  let options: UIView.AnimationOptions
  let duration: TimeInterval

  /// Runs `changes`, then shows a picture of the old content in front of the view. The picture fades out, or in a flip
  /// disappears when the view is edge-on.
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
    case .flip(let side):
      turn(view, side, end)
      UIView.animate(
        withDuration: duration * Self.edgeTime, delay: duration / 2, options: options, animations: { ghost.alpha = 0 })
    }
  }

  /// Turns a view by 90°, and then from −90° back to 0, so that its new content is not mirrored.
  private func turn(_ view: UIView, _ side: FlipSide, _ completion: @escaping (Bool) -> Void) {
    let isUpright = side == .left || side == .right
    let distance = max(isUpright ? view.bounds.width : view.bounds.height, 1) * Self.eyeDistance
    let direction: CGFloat = side == .left || side == .bottom ? 1 : -1
    let base = view.layer.transform
    func position(_ angle: CGFloat) -> CATransform3D {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / distance
      let turned = CATransform3DRotate(perspective, angle * direction, isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
      return CATransform3DConcat(turned, base)
    }
    let animation = CAKeyframeAnimation(keyPath: "transform")
    // The view jumps from 90° to −90°, which is not visible because it is edge-on.
    animation.values = [position(0), position(.pi / 2), position(-.pi / 2), position(0)]
    animation.keyTimes = [0, 0.5, 0.5, 1]
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
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
