/// Presenting and dismissing by an animator of the app, or by UIKit's own flip or zoom.
///
/// If the presenter's view is removed, it takes part in the transition: it is in the container while the presented view
/// appears, and the animator adds it when it comes back.
extension Presentation {
  // MARK: Making

  private var transitions: (any UIViewControllerTransitioningDelegate)? { presented.transitioningDelegate }

  /// Alerts and popovers always use the system's animation.
  private var mayBeAnimatedByApp: Bool { !(place is AlertPlace) && !(place is PopoverPlace) }

  /// [D] An animator of the app takes precedence over the controller's own style.
  private func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard place is CoverPlace || place is SheetPlace else { return nil }
    if let presenter, let zoom = PreferredTransition.zoom(presented, over: presenter, isGrowing: !isDismissal) {
      return zoom
    }
    guard place is CoverPlace else { return nil }
    let flips = presented.presentation.shownTransitionStyle == .flipHorizontal && replacesPresenter
    return flips ? FlipAnimator(isDismissal: isDismissal) : nil
  }

  /// The transition that presents the view; nil if no animator does, and the place animates it.
  func makeCustomComing(source: UIViewController) -> TransitionContext? {
    guard mayBeAnimatedByApp, let presenter,
      let animator = transitions?.animationController(forPresented: presented, presenting: presenter, source: source)
        ?? ownAnimator(isDismissal: false)
    else { return nil }
    let to = TransitionContext.Side(
      controller: presented, view: { [controller] in controller.presentedView }, initialFrame: { .zero },
      finalFrame: { [place] in place.restingFrame })
    return TransitionContext(
      from: presenterSide(isComing: false), to: to, in: container, style: place.style, animator: animator,
      interaction: transitions?.interactionControllerForPresentation(using: animator))
  }

  /// The transition of the dismissal.
  func makeCustomGoing() -> TransitionContext? {
    guard mayBeAnimatedByApp,
      let animator = transitions?.animationController(forDismissed: presented) ?? ownAnimator(isDismissal: true)
    else { return nil }
    let view = controller.presentedView
    let frame = view?.frame ?? .zero
    let from = TransitionContext.Side(
      controller: presented, view: { view }, initialFrame: { frame }, finalFrame: { .zero })
    return TransitionContext(
      from: from, to: presenterSide(isComing: true), in: container, style: place.style, animator: animator,
      interaction: transitions?.interactionControllerForDismissal(using: animator)
        ?? (animator as? ZoomTransition)?.interaction)
  }

  private func presenterSide(isComing: Bool) -> TransitionContext.Side {
    let (replaces, view, frame) = (replacesPresenter, presenter?.viewIfLoaded, container.bounds)
    return TransitionContext.Side(
      controller: presenter, view: { replaces ? view : nil }, initialFrame: { replaces && isComing ? .zero : frame },
      finalFrame: { replaces && !isComing ? .zero : frame })
  }

  // MARK: Coming

  func come(_ context: TransitionContext, completion: (() -> Void)?) {
    if replacesPresenter, let view = presenter?.viewIfLoaded {
      presenterSuperview = view.superview
      container.insertSubview(view, at: 0)
    }
    container.leavesContent = true
    container.layoutIfNeeded()
    hide()
    // Animate the views behind a sheet along with it.
    context.coordinator.animate(alongsideTransition: { [weak self] _ in self?.show() })
    context.onEnd = { [self] isComplete in
      if isComplete { finishComing(context.coordinator, completion: completion) } else { undoComing(context) }
      custom = nil
      takeContentBack(from: context)
    }
    context.start()
  }

  /// After a zoom, the presentation lays out the presented view again, so that a sheet can move it to other detents.
  private func takeContentBack(from context: TransitionContext) {
    guard context.zoom != nil, phase == .shown else { return }
    container.leavesContent = false
    container.setNeedsLayout()
  }

  private func undoComing(_ context: TransitionContext) {
    presented.beginAppearanceTransition(false, animated: true)
    if replacesPresenter {
      presenter?.beginAppearanceTransition(true, animated: true)
      putPresenterBack()
    }
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearanceTransition()
    if replacesPresenter { presenter?.endAppearanceTransition() }
    controller.presentationTransitionDidEnd(false)
    end()
    context.coordinator.finish(cancelled: true)
  }

  // MARK: Going

  func go(_ context: TransitionContext, completion: @escaping () -> Void) {
    container.leavesContent = true
    context.coordinator.animate(alongsideTransition: { [weak self] _ in self?.hide() })
    context.onEnd = { [self] isComplete in
      if isComplete {
        if replacesPresenter { putPresenterBack() }
        finishGoing()
        completion()
      } else {
        undoGoing(context)
      }
      custom = nil
      takeContentBack(from: context)
    }
    context.start()
  }

  private func undoGoing(_ context: TransitionContext) {
    presented.beginAppearanceTransition(true, animated: true)
    if replacesPresenter {
      presenter?.beginAppearanceTransition(false, animated: true)
      presenter?.viewIfLoaded?.removeFromSuperview()
      presenter?.endAppearanceTransition()
    }
    show()
    phase = .shown
    presented.endAppearanceTransition()
    controller.dismissalTransitionDidEnd(false)
    context.coordinator.finish(cancelled: true)
  }

  /// Ends the running animation, because another begins.
  func finishCustomNow() {
    guard let custom else { return }
    custom.completeTransition(true)
  }
}
