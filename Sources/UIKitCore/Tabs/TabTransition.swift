/// An app's own animation from one tab's controller to another's.
@MainActor
final class TabTransition {
  let from: UIViewController
  let to: UIViewController
  private let floor: UIView
  private let place: (UIViewController) -> Void
  private let context: TransitionContext

  var coordinator: TransitionCoordinator { context.coordinator }

  init(
    from: UIViewController, to: UIViewController, in floor: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, place: @escaping (UIViewController) -> Void
  ) {
    self.from = from
    self.to = to
    self.floor = floor
    self.place = place
    context = TransitionContext(
      from: TransitionContext.Side(
        controller: from, view: { from.view }, initialFrame: { floor.bounds }, finalFrame: { .zero }),
      to: TransitionContext.Side(
        controller: to, view: { to.view }, initialFrame: { .zero }, finalFrame: { floor.bounds }),
      in: floor, style: .none, animator: animator, interaction: interaction)
  }

  /// - Parameter completion: receives whether the transition was completed.
  func run(completion: @escaping (Bool) -> Void) {
    from.hostedView.transition = coordinator
    to.hostedView.transition = coordinator
    to.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
    place(to)
    context.onEnd = completion
    context.start()
  }

  /// Ends the animation at once; `end(cancelled:)` follows.
  func stop() { context.finishNow() }

  func layOut() { place(to) }

  /// Removes the view that left, and calls completions.
  func end(cancelled: Bool) {
    let (leaving, staying) = cancelled ? (to, from) : (from, to)
    if cancelled {
      to.beginAppearanceTransition(false, animated: true)
      from.beginAppearanceTransition(true, animated: true)
    }
    leaving.viewIfLoaded?.removeFromSuperview()
    if let view = staying.viewIfLoaded, view.superview !== floor { floor.addSubview(view) }
    place(staying)
    leaving.endAppearanceTransition()
    staying.endAppearanceTransition()
    coordinator.finish(cancelled: cancelled)
  }
}
