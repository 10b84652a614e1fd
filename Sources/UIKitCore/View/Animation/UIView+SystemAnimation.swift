extension UIView {
  /// Movements of views that look alike in all apps.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and leave their superviews.
    case delete = 0
  }

  /// Runs a standard animation on views, and animates changes of other views for the same time.
  ///
  /// - Parameters:
  ///   - options: apply to the standard animation and to the parallel ones, except that the duration is the system's.
  ///   - parallelAnimations: must not change the views that the animation is run on.
  ///   - completion: called when the views are removed, with false if the animation was removed before its end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    switch animation {
    case .delete: ViewDeletion(views).run(options, beside: parallelAnimations, completion)
    }
  }
}

/// The animation of `SystemAnimation.delete`.
@MainActor
private struct ViewDeletion {
  /// The animation's duration in seconds, and the scale of the views at its end [?].
  static let duration: TimeInterval = 0.3
  static let scale: CGFloat = 0.1

  let views: [UIView]
  /// The properties that are restored after the views are removed, so that they can be shown elsewhere.
  private let looks: [(alpha: CGFloat, transform: CGAffineTransform)]

  init(_ views: [UIView]) {
    self.views = views
    looks = views.map { ($0.alpha, $0.transform) }
  }

  func run(
    _ options: UIView.AnimationOptions, beside others: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: Self.scale, y: Self.scale)
      }
      others?()
    } completion: { finished in
      for (view, look) in zip(views, looks) {
        view.removeFromSuperview()
        view.alpha = look.alpha
        view.transform = look.transform
      }
      completion?(finished)
    }
  }
}
