/// Finds the animation that a controller prefers for its appearance and disappearance.
@MainActor
enum PreferredTransition {
  /// The animator of a zoom; nil for a controller that prefers none.
  static func zoom(_ front: UIViewController, over back: UIViewController, isGrowing: Bool) -> ZoomTransition? {
    guard case .zoom(let options, let provider) = front.preferredTransition?.kind else { return nil }
    let zoom = ZoomTransition(front, back, options, provider, isGrowing: isGrowing)
    if !isGrowing { front.presentation.zoomDismissal?.adopt(zoom) }
    return zoom
  }

  /// The animator of a change of a navigation controller's stack; nil for the usual movement.
  static func animator(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isGrowing = operation == .push
    let (front, back) = isGrowing ? (to, from) : (from, to)
    switch front.preferredTransition?.kind {
    case .zoom: return zoom(front, over: back, isGrowing: isGrowing)
    case .style(let style): return StackStyleAnimator(style, isGrowing: isGrowing)
    case nil: return nil
    }
  }
}

extension ControllerPresentation {
  /// The style of the animation without an app's animator.
  var shownTransitionStyle: UIModalTransitionStyle {
    if case .style(let style) = preferredTransition?.kind { return style }
    return transitionStyle
  }

  var prefersZoom: Bool {
    if case .zoom = preferredTransition?.kind { return true }
    return false
  }
}

/// Pushes and pops a controller with one of the styles of presentations.
@MainActor
final class StackStyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long sliding and fading take, in seconds [?].
  private static let duration: TimeInterval = 0.4

  private let style: UIModalTransitionStyle
  private let isGrowing: Bool
  private lazy var flip = FlipAnimator(isDismissal: !isGrowing)

  init(_ style: UIModalTransitionStyle, isGrowing: Bool) {
    self.style = style
    self.isGrowing = isGrowing
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    style == .flipHorizontal ? flip.transitionDuration(using: transitionContext) : Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard style != .flipHorizontal else { return flip.animateTransition(using: context) }
    guard let new = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    new.frame = context.finalFrame(for: controller)
    context.containerView.insertSubview(new, at: isGrowing ? context.containerView.subviews.count : 0)
    let moving = isGrowing ? new : context.view(forKey: .from) ?? new
    place(moving, isAway: isGrowing, in: context.containerView)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.place(moving, isAway: !self.isGrowing, in: context.containerView)
    } completion: { _ in
      moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func place(_ view: UIView, isAway: Bool, in container: UIView) {
    if style == .crossDissolve {
      view.alpha = isAway ? 0 : 1
    } else {
      view.frame.origin.y = isAway ? container.bounds.maxY : container.bounds.minY
    }
  }
}
