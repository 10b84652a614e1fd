import UIKit

/// Lets a screen grow out of a view, or shrink into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: TransitionSources.Source
  private let isGrowing: Bool
  /// How long it takes, in seconds, and how far the spring is damped [?].
  private static let duration = 0.45
  private static let damping: CGFloat = 0.9

  init(_ source: TransitionSources.Source, isGrowing: Bool) {
    self.source = source
    self.isGrowing = isGrowing
  }

  /// The animator between two controllers; nil where the one in front does not grow out of a view of the other.
  static func make(front: UIViewController, back: UIViewController, isGrowing: Bool) -> ZoomAnimator? {
    if isGrowing { (front as? any PreparedController)?.prepare() }
    guard let key = (front as? any ZoomedController)?.zoomSource else { return nil }
    return TransitionSources.source(key, in: back).map { ZoomAnimator($0, isGrowing: isGrowing) }
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let front = context.view(forKey: isGrowing ? .to : .from)
    let back = context.view(forKey: isGrowing ? .from : .to)
    guard let front, let controller = context.viewController(forKey: isGrowing ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isGrowing {
      front.frame = context.finalFrame(for: controller)
      container.addSubview(front)
    } else if let back {
      if let below = context.viewController(forKey: .to) { back.frame = context.finalFrame(for: below) }
      container.insertSubview(back, at: 0)
    }
    container.layoutIfNeeded()
    let whole = front.frame
    let moved = picture(of: front)
    front.alpha = 0
    container.addSubview(moved)
    let small = source.view.map { $0.convert($0.bounds, to: container) } ?? whole.insetBy(dx: 40, dy: 80)
    let view = source.view
    let alpha = view?.alpha ?? 1
    view?.alpha = 0
    place(moved, isGrowing ? small : whole, whole.size, isSmall: isGrowing)
    moved.layoutIfNeeded()
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: Self.damping, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.place(moved, self.isGrowing ? whole : small, whole.size, isSmall: !self.isGrowing)
      moved.layoutIfNeeded()
    } completion: { _ in
      moved.removeFromSuperview()
      front.alpha = 1
      view?.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A picture of a screen, in front of one of the view that it grows out of, in a frame that cuts both off.
  private func picture(of screen: UIView) -> UIView {
    let shown = image(of: screen)
    shown.backgroundColor = .systemBackground
    let origin = source.view.map(image) ?? UIImageView()
    let clip = UIView()
    clip.clipsToBounds = true
    clip.backgroundColor = source.look.background.map { UIColor($0) }
    clip.addSubview(origin)
    clip.addSubview(shown)
    let outer = UIView()
    outer.addSubview(clip)
    if let shadow = source.look.shadow {
      outer.layer.shadowColor = UIColor(shadow.color).cgColor
      outer.layer.shadowRadius = shadow.radius
      outer.layer.shadowOffset = shadow.offset
      outer.layer.shadowOpacity = 1
    }
    return outer
  }

  private func image(of view: UIView) -> UIImageView {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    let shown = UIImageView(image: image)
    shown.contentMode = .scaleToFill
    return shown
  }

  /// Places the pictures: that of the screen as wide as the frame, from its upper edge, and that of the view all over the frame.
  private func place(_ outer: UIView, _ frame: CGRect, _ size: CGSize, isSmall: Bool) {
    guard let clip = outer.subviews.first, let origin = clip.subviews.first, let shown = clip.subviews.last else {
      return
    }
    outer.frame = frame
    clip.frame = outer.bounds
    origin.frame = clip.bounds
    clip.layer.cornerRadius = isSmall ? source.look.radius : 0
    let scale = size.width > 0 ? frame.width / size.width : 1
    shown.frame = CGRect(x: 0, y: 0, width: frame.width, height: size.height * scale)
    shown.alpha = isSmall ? 0 : 1
  }
}

/// Presents a screen that grows out of a view.
final class ZoomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private weak var back: UIViewController?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    back = presenting
    return ZoomAnimator.make(front: presented, back: presenting, isGrowing: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    back.flatMap { ZoomAnimator.make(front: dismissed, back: $0, isGrowing: false) }
  }
}
