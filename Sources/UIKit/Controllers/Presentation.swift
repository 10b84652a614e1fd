/// One controller shown over another, from its coming to its going.
@MainActor
final class Presentation {
  enum Phase {
    case appearing, shown, disappearing, ended
  }

  /// Length of the movement in seconds [C].
  static let duration: TimeInterval = 0.5

  let presented: UIViewController
  let presenter: UIViewController
  let container: PresentationContainer
  private(set) var phase = Phase.appearing
  private weak var window: UIWindow?
  /// Where the presenter's view stood before a full-screen presentation took it out.
  private weak var presenterSuperview: UIView?

  init(of presented: UIViewController, by presenter: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenter = presenter
    self.window = window
    let style = presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
    container = PresentationContainer(frame: window.bounds, style: style, content: presented.view)
  }

  private var replacesPresenter: Bool { container.style == .fullScreen }

  // MARK: Coming

  func begin(animated: Bool, completion: (() -> Void)?) {
    let coordinator = announce(from: presenter, to: presented, animated: animated)
    presented.beginAppearanceTransition(true, animated: animated)
    if replacesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    window?.addSubview(container)
    container.layoutIfNeeded()
    move(animated: animated, coordinator: coordinator, prepare: hide, change: show) { [self] in
      phase = .shown
      if replacesPresenter { takePresenterOut() }
      presented.endAppearanceTransition()
      if replacesPresenter { presenter.endAppearanceTransition() }
      coordinator.finish(cancelled: false)
      completion?()
    }
  }

  // MARK: Going

  func end(animated: Bool, completion: @escaping () -> Void) {
    phase = .disappearing
    let coordinator = announce(from: presented, to: presenter, animated: animated)
    presented.beginAppearanceTransition(false, animated: animated)
    if replacesPresenter {
      presenter.beginAppearanceTransition(true, animated: animated)
      putPresenterBack()
    }
    move(animated: animated, coordinator: coordinator, prepare: {}, change: hide) { [self] in
      container.removeFromSuperview()
      presented.viewIfLoaded?.removeFromSuperview()
      presented.endAppearanceTransition()
      if replacesPresenter { presenter.endAppearanceTransition() }
      phase = .ended
      coordinator.finish(cancelled: false)
      completion()
    }
  }

  // MARK: Movement

  private func announce(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: from, to: to, in: container, duration: animated ? Self.duration : 0, presentationStyle: container.style)
    from.hostedView.transition = coordinator
    to.hostedView.transition = coordinator
    return coordinator
  }

  private func hide() {
    container.setContentHidden(true, dissolving: presented.modalTransitionStyle == .crossDissolve)
  }

  private func show() {
    container.setContentHidden(false, dissolving: presented.modalTransitionStyle == .crossDissolve)
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
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .layoutSubviews],
      animations: {
        change()
        coordinator.runAlongsideAnimations()
      },
      completion: { _ in completion() })
  }

  // MARK: Presenter

  private func takePresenterOut() {
    presenterSuperview = presenter.viewIfLoaded?.superview
    presenter.viewIfLoaded?.removeFromSuperview()
  }

  private func putPresenterBack() {
    guard let view = presenter.viewIfLoaded, let superview = presenterSuperview else { return }
    view.frame = superview.bounds
    superview.insertSubview(view, at: 0)
  }
}
