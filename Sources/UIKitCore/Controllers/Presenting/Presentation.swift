/// The presentation of one controller by another, from the call of `present` to the end of the dismissal.
@MainActor
final class Presentation {
  enum Phase {
    case appearing, shown, disappearing, ended
  }

  /// The duration of the animation of sheets, in seconds [C].
  static let duration: TimeInterval = 0.5

  let presented: UIViewController
  /// Retains the presentation. Leaves the window when the presenter does.
  private(set) weak var presenter: UIViewController?
  let container: PresentationContainer
  var phase = Phase.appearing
  /// Called before the presentation begins, with the transition coordinator if it is animated.
  var willBegin: ((TransitionCoordinator?) -> Void)?
  /// Called when the presentation has ended, before the completion of the dismissal.
  var onEnd: (() -> Void)?
  private weak var window: UIWindow?
  /// The superview from which a full-screen presentation removed the presenter's view.
  weak var presenterSuperview: UIView?
  /// The first responder before the presentation.
  private weak var formerResponder: UIResponder?
  private var coordinator: TransitionCoordinator?
  /// The transition that objects of the app animate, while it lasts.
  var custom: TransitionContext?

  init(
    of presented: UIViewController, by presenter: UIViewController, in window: UIWindow, context: UIView?,
    place: any PresentationPlace
  ) {
    self.presented = presented
    self.presenter = presenter
    self.window = window
    let (context, host) = context.flatMap { view in view.superview.map { (view, $0) } } ?? (nil, window)
    container = PresentationContainer(frame: context?.frame ?? host.bounds, place: place)
    if let context { container.autoresizingMask = context.autoresizingMask }
    hostView = host
  }

  isolated deinit {
    // The presenter was released, so the views of the presentation are removed.
    container.removeFromSuperview()
  }

  private weak var hostView: UIView?
  var place: any PresentationPlace { container.place }
  var replacesPresenter: Bool { place.replacesPresenter }
  var controller: UIPresentationController { presented.presentation.presentationController }

  // MARK: Presenting

  /// - Parameter source: the controller that was asked to present.
  func begin(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
    takeKeys()
    container.controller = controller
    custom = animated ? makeCustomComing(source: source) : nil
    let coordinator = announce(from: presenter, to: presented, animated: animated)
    willBegin?(animated ? coordinator : nil)
    willBegin = nil
    presented.beginAppearanceTransition(true, animated: animated)
    if replacesPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
    hostView?.addSubview(container)
    controller.presentationTransitionWillBegin()
    if let custom { return come(custom, completion: completion) }
    place.showContent()
    container.layoutIfNeeded()
    move(animated: animated, coordinator: coordinator, prepare: hide, change: show) { [self] in
      finishComing(coordinator, completion: completion)
    }
  }

  func finishComing(_ coordinator: TransitionCoordinator, completion: (() -> Void)?) {
    guard phase == .appearing else { return cutComingShort(coordinator, completion: completion) }
    phase = .shown
    ZoomDismissal.install(on: presented)
    if replacesPresenter { takePresenterOut() }
    presented.endAppearanceTransition()
    if replacesPresenter { presenter?.endAppearanceTransition() }
    coordinator.finish(cancelled: false)
    place.didAppear()
    controller.presentationTransitionDidEnd(true)
    completion?()
  }

  /// The controller was dismissed while it was still appearing: its disappearance, which has begun, continues.
  private func cutComingShort(_ coordinator: TransitionCoordinator, completion: (() -> Void)?) {
    coordinator.finish(cancelled: true)
    controller.presentationTransitionDidEnd(false)
    completion?()
  }

  // MARK: Dismissing

  func end(animated: Bool, completion: @escaping () -> Void) {
    finishCustomNow()
    custom = animated ? makeCustomGoing() : nil
    let coordinator = beginGoing(animated: animated, isInteractive: false)
    if let custom { return go(custom, completion: completion) }
    let finish = { [self] in
      finishGoing()
      completion()
    }
    guard animated else {
      // [C] A dismissal without animation is complete when the call returns: the app may present again at once.
      hide()
      coordinator.runAlongsideAnimations()
      // The presenter is laid out before `viewDidAppear`.
      if replacesPresenter { window?.layoutIfNeeded() }
      return finish()
    }
    move(animated: true, coordinator: coordinator, prepare: {}, change: hide, completion: finish)
  }

  private func beginGoing(animated: Bool, isInteractive: Bool) -> TransitionCoordinator {
    phase = .disappearing
    let coordinator = announce(from: presented, to: presenter, animated: animated, isInteractive: isInteractive)
    presented.beginAppearanceTransition(false, animated: animated)
    if replacesPresenter {
      presenter?.beginAppearanceTransition(true, animated: animated)
      if custom == nil { putPresenterBack() }
    }
    controller.dismissalTransitionWillBegin()
    return coordinator
  }

  func finishGoing() {
    if let responder = window?.firstResponder, isIn(container, responder) { responder.resignFirstResponder() }
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearanceTransition()
    if replacesPresenter { presenter?.endAppearanceTransition() }
    controller.dismissalTransitionDidEnd(true)
    end()
    coordinator?.finish(cancelled: false)
  }

  /// Marks the presentation as ended, restores the first responder and calls `onEnd`.
  func end() {
    phase = .ended
    giveKeysBack()
    onEnd?()
  }

  // MARK: Dismissal by the user

  private var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    presented.presentation.presentationController.storedDelegate
  }

  /// [D] The controller's `isModalInPresentation` has precedence over the delegate. The top controller of a navigation
  /// controller may set it, too.
  private var isModal: Bool {
    presented.isModalInPresentation
      || (presented as? UINavigationController)?.topViewController?.isModalInPresentation == true
  }

  /// Whether the user may dismiss it now.
  func mayDismiss() -> Bool {
    guard phase == .shown, !isModal else { return false }
    return delegate?.presentationControllerShouldDismiss(presented.presentation.presentationController) ?? true
  }

  /// Tells the delegate that the user tried to dismiss a controller that must not be dismissed.
  func didAttemptToDismiss() {
    delegate?.presentationControllerDidAttemptToDismiss(presented.presentation.presentationController)
  }

  /// Dismisses the controller if the user may; called for Escape and for a touch outside a sheet.
  func dismissByUser() {
    guard phase == .shown, presented.presentedViewController == nil else { return }
    guard mayDismiss() else { return didAttemptToDismiss() }
    let controller = presented.presentation.presentationController
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(controller)
    end(animated: true) { [presented] in
      delegate?.presentationControllerDidDismiss(controller)
      presented.wasDismissedByUser()
    }
  }

  /// A drag that dismisses the controller begins.
  func beginDrag() {
    delegate?.presentationControllerWillDismiss(presented.presentation.presentationController)
    coordinator = beginGoing(animated: true, isInteractive: true)
    coordinator?.runAlongsideAnimations()
  }

  /// The dismissing drag is over.
  func endDrag(cancelled: Bool, duration: TimeInterval, velocity: CGFloat) {
    guard let coordinator else { return }
    coordinator.endInteraction(cancelled: cancelled, velocity: velocity)
    let controller = presented.presentation.presentationController
    let delegate = delegate
    if cancelled { presented.beginAppearanceTransition(true, animated: true) }
    animate(duration, cancelled ? show : hide) { [self] in
      guard cancelled else {
        finishGoing()
        delegate?.presentationControllerDidDismiss(controller)
        presented.wasDismissedByUser()
        return
      }
      phase = .shown
      presented.endAppearanceTransition()
      controller.dismissalTransitionDidEnd(false)
      coordinator.finish(cancelled: true)
    }
  }

  // MARK: Animation

  private func announce(
    from: UIViewController?, to: UIViewController?, animated: Bool, isInteractive: Bool = false
  ) -> TransitionCoordinator {
    let coordinator =
      custom?.coordinator
      ?? TransitionCoordinator(
        from: from, to: to, in: container, duration: animated ? place.duration : 0, isInteractive: isInteractive,
        presentationStyle: place.style)
    self.coordinator = coordinator
    from?.hostedView.transition = coordinator
    to?.hostedView.transition = coordinator
    return coordinator
  }

  func hide() { container.isContentHidden = true }
  func show() {
    place.settle()
    container.isContentHidden = false
  }

  private func move(
    animated: Bool, coordinator: TransitionCoordinator, prepare: () -> Void, change: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    guard animated else {
      change()
      coordinator.runAlongsideAnimations()
      guard let window else { return completion() }
      return window.afterNextLayout(completion)
    }
    prepare()
    animate(place.duration) {
      change()
      coordinator.runAlongsideAnimations()
    } completion: {
      completion()
    }
  }

  private func animate(
    _ duration: TimeInterval, _ change: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .layoutSubviews], animations: change, completion: { _ in completion() })
  }

  // MARK: Keys

  /// Takes the first responder from covered views; it is restored at the end.
  private func takeKeys() {
    formerResponder = window?.firstResponder
    formerResponder?.resignFirstResponder()
  }

  private func giveKeysBack() {
    guard let former = formerResponder, let window, window.firstResponder == nil, isIn(window, former) else { return }
    former.becomeFirstResponder()
  }

  private func isIn(_ view: UIView, _ responder: UIResponder) -> Bool {
    // Compares views, as the responder chain of a presented controller leads to its presenter.
    let own = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return own?.isDescendant(of: view) == true
  }

  // MARK: Presenter

  func takePresenterOut() {
    if custom == nil { presenterSuperview = presenter?.viewIfLoaded?.superview }
    presenter?.viewIfLoaded?.removeFromSuperview()
  }

  func putPresenterBack() {
    guard let view = presenter?.viewIfLoaded, let superview = presenterSuperview else { return }
    view.frame = hostView === superview ? container.frame : superview.bounds
    superview.insertSubview(view, at: 0)
  }
}
