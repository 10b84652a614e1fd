/// The drag that shrinks a zoomed controller back into its view: downwards, or from the leading edge.
@MainActor
final class ZoomDismissal: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// How much smaller the screen becomes at most, as a fraction, and the drag distance at which it does, in points [?].
  private static let shrinking: CGFloat = 0.4
  private static let distance: CGFloat = 400
  /// The fraction of that distance, or the speed in points per second, from which lifting the finger dismisses the
  /// controller [?].
  private static let completingShare: CGFloat = 0.25
  private static let completingVelocity: CGFloat = 300

  private weak var controller: UIViewController?
  private weak var zoom: ZoomTransition?
  /// Whether the drag is just calling for the dismissal, so that the transition made for it follows the finger.
  private var isAsking = false
  private var isFromEdge = false

  /// The scale of the dragged screen at a progress from 0 to 1.
  static func scale(_ progress: CGFloat) -> CGFloat { 1 - shrinking * progress }

  /// Lets a controller that prefers a zoom be dragged away from now on.
  static func install(on controller: UIViewController) {
    let presentation = controller.presentation
    // A sheet has a drag of its own, to other heights as well.
    guard presentation.prefersZoom, presentation.zoomDismissal == nil, !(presentation.incoming?.place is SheetPlace),
      let view = controller.viewIfLoaded
    else { return }
    let dismissal = ZoomDismissal(controller)
    presentation.zoomDismissal = dismissal
    view.addGestureRecognizer(dismissal)
  }

  private init(_ controller: UIViewController?) {
    self.controller = controller
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(nil) }

  /// Lets the finger drive the transition that the drag started.
  func adopt(_ zoom: ZoomTransition) {
    guard isAsking else { return }
    zoom.grip = start
    self.zoom = zoom
  }

  /// The position at which the finger touched down, in the window.
  private var start: CGPoint {
    let (place, way) = (location(in: nil), translation(in: nil))
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }

  private var sign: CGFloat { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  // MARK: Who has the finger

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let controller, controller.presentation.prefersZoom, mayLeave(controller) else { return false }
    let way = translation(in: view)
    isFromEdge = way.x * sign > abs(way.y) && isAtEdge(view.convert(start, from: nil), in: view)
    let isDownwards = way.y > abs(way.x)
    guard isFromEdge || isDownwards else { return false }
    let willBegin = isFromEdge || isAtTop(machine.touches.first?.view)
    guard case .zoom(let options, _) = controller.preferredTransition?.kind,
      let ask = options.interactiveDismissShouldBegin
    else { return willBegin }
    let speed = velocity(in: view)
    return ask(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: willBegin))
  }

  private func isAtEdge(_ point: CGPoint, in view: UIView) -> Bool {
    (sign > 0 ? point.x - view.bounds.minX : view.bounds.maxX - point.x) <= EdgePan.edgeWidth
  }

  private func mayLeave(_ controller: UIViewController) -> Bool {
    if let presentation = controller.presentation.incoming { return presentation.mayDismiss() }
    guard let stack = controller.navigationController?.stack else { return false }
    return stack.controllers.last === controller && stack.canGoBack
  }

  /// Whether the lists under the finger are at their tops.
  private func isAtTop(_ touched: UIView?) -> Bool {
    guard let view else { return false }
    return sequence(first: touched ?? view, next: { $0 === view ? nil : $0.superview }).allSatisfy { candidate in
      guard let list = candidate as? UIScrollView, list.isScrollEnabled, list.limits.vertical.canScroll else {
        return true
      }
      return list.contentOffset.y <= -list.adjustedContentInset.top
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The navigation controller's own drag from the edge does not begin over a zoomed controller.
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is EdgePan)
  }

  // MARK: Following

  private func follow() {
    guard let view else { return }
    let way = translation(in: nil)
    let progress = min(max((isFromEdge ? way.x * sign : way.y) / Self.distance, 0), 1)
    switch state {
    case .began:
      leave()
      zoom?.drag(by: way, progress: progress)
    case .changed:
      zoom?.drag(by: way, progress: progress)
    case .ended, .cancelled, .failed:
      let speed = velocity(in: view)
      let towards = isFromEdge ? speed.x * sign : speed.y
      let completes =
        state == .ended
        && (towards > Self.completingVelocity
          || (progress > Self.completingShare && towards > -Self.completingVelocity))
      zoom?.release(cancelled: !completes)
      zoom = nil
    case .possible: break
    }
  }

  private func leave() {
    isAsking = true
    defer { isAsking = false }
    if let presentation = controller?.presentation.incoming {
      presentation.dismissByUser()
    } else {
      controller?.navigationController?.popViewController(animated: true)
    }
  }
}
