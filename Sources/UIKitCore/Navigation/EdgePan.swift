/// The stack, as ``EdgePan`` sees it.
@MainActor
protocol EdgePanHost: AnyObject {
  var canGoBack: Bool { get }
  /// Whether the app animates the way back.
  var isPopAnimatedByApp: Bool { get }
  /// Starts going back under the finger; nil if that is not possible now.
  func beginInteractivePop() -> NavigationTransition?
  /// Lets the movement run on from where the finger left it, back or to its end.
  func endInteractivePop(_ transition: NavigationTransition, cancelled: Bool, velocity: CGFloat)
}

/// Recognises a drag from the leading edge of a navigation controller and goes back under it.
@MainActor
final class EdgePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// How far from the edge the drag may start, in points [C].
  static let edgeWidth: CGFloat = 24
  /// Share of the way, or speed in points a second, from which the drag goes back when the finger lifts [C].
  static let completingShare: CGFloat = 0.5
  static let completingVelocity: CGFloat = 300

  private weak var host: (any EdgePanHost)?
  private var transition: NavigationTransition?

  init(host: (any EdgePanHost)?) {
    self.host = host
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) {
    self.init(host: nil)
  }

  private var sign: CGFloat {
    view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let view, host?.canGoBack == true else { return false }
    let x = touch.location(in: view).x
    let distance = sign > 0 ? x - view.bounds.minX : view.bounds.maxX - x
    return distance <= Self.edgeWidth
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    let translation = self.translation(in: view)
    // [C] If this recogniser does not begin, a recogniser of the app's own at the edge can get the drag.
    return translation.x * sign > abs(translation.y) && host?.isPopAnimatedByApp == false
  }

  /// The drag takes precedence over the scrolling of views below it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  private func follow() {
    guard let view else { return }
    let width = max(1, view.bounds.width)
    let progress = min(max(translation(in: view).x * sign / width, 0), 1)
    switch state {
    case .began:
      transition = host?.beginInteractivePop()
      transition?.apply(progress)
    case .changed:
      transition?.apply(progress)
    case .ended, .cancelled, .failed:
      guard let transition else { return }
      self.transition = nil
      let velocity = velocity(in: view).x * sign
      let completes =
        state == .ended
        && (velocity > Self.completingVelocity
          || (progress > Self.completingShare && velocity > -Self.completingVelocity))
      host?.endInteractivePop(
        transition, cancelled: !completes, velocity: (completes ? velocity : -velocity) / width)
    case .possible:
      break
    }
  }
}
