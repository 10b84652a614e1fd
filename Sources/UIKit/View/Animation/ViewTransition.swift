/// Fades from a view's old content to its new.
@MainActor
struct ViewTransition {
  let options: UIView.AnimationOptions
  let duration: TimeInterval

  /// Runs `changes`, then shows a picture of the view from before that fades out in front of it.
  func run(in view: UIView, _ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let ghost = options.isCrossDissolve && view.window != nil && ViewAnimations.isEnabled ? picture(of: view) : nil
    UIView.performWithoutAnimation {
      changes?()
      view.layoutIfNeeded()
    }
    guard let ghost else {
      return ViewAnimations.animate(
        duration: 0, delay: 0, options: options, pace: .curve(options.curve.timingFunction), {}, completion)
    }
    view.addSubview(ghost)
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: { ghost.alpha = 0 },
      completion: { finished in
        ghost.removeFromSuperview()
        completion?(finished)
      })
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

  private func picture(of view: UIView) -> UIView? {
    guard let image = ViewSnapshot(view).image() else { return nil }
    let ghost = UIView(frame: view.bounds)
    ghost.isUserInteractionEnabled = false
    ghost.layer.contents = image
    ghost.layer.contentsScale = view.traitCollection.displayScale
    return ghost
  }
}
