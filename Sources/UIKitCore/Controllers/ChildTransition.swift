/// Replaces the view of one child by that of another, and calls both children's appearance methods.
@MainActor
struct ChildTransition {
  let parent: UIViewController
  let from: UIViewController
  let to: UIViewController

  func run(
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parent === parent && to.parent === parent else {
      fatalError(
        """
        Children view controllers \(from) and \(to) must have a common parent view controller when calling \
        -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]. \
        Add both to \(parent) with addChild(_:) first.
        """)
    }
    let isAnimated = duration > 0
    from.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
    let container: UIView = from.viewIfLoaded?.superview ?? parent.view
    container.addSubview(to.view)
    let finish = { [from, to] (finished: Bool) in
      from.viewIfLoaded?.removeFromSuperview()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      completion?(finished)
    }
    guard isAnimated else {
      animations?()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}
