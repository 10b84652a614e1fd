import ListCore

/// The part of a scroll view that ``ScrollZoom`` uses.
@MainActor
protocol ScrollZoomHost: AnyObject {
  var bounds: CGRect { get }
  var limits: ScrollLimits { get }
  var contentSize: CGSize { get set }
  var scrollCalls: ScrollDelegateCalls { get }
  func show(_ offset: CGPoint)
  func stopMotion()
  /// Called when the pinch ended: a finger that stays down continues to drag from the present position.
  func zoomDidEnd()
  /// Adds the pinch recogniser to the view in place of the old one; nil only removes the old one.
  func setPinch(_ recognizer: UIPinchGestureRecognizer?, replacing old: UIPinchGestureRecognizer?)
}

/// Makes the content larger and smaller: the view that the delegate names is scaled, and the content's size with it.
@MainActor
final class ScrollZoom {
  private enum Phase {
    case none, pinching, bouncing, animating
  }

  private unowned let host: any ScrollZoomHost
  private(set) var scale: CGFloat = 1
  private(set) var recognizer: UIPinchGestureRecognizer?
  private var phase = Phase.none
  /// The scale when the fingers came down, and the point of the content between them, at scale 1.
  private var start: (scale: CGFloat, point: CGPoint)?
  /// Whether the content's size and offset change for a zoom.
  private(set) var isApplying = false

  /// How long a change of scale takes, in seconds [?].
  private static let duration: TimeInterval = 0.3

  var rule = ZoomRule() {
    didSet { if rule.allowsZooming != oldValue.allowsZooming { updateRecognizer() } }
  }

  init(host: any ScrollZoomHost) { self.host = host }

  var isZooming: Bool { phase == .pinching }
  var isBouncing: Bool { phase == .bouncing }
  var isAnimating: Bool { phase == .animating }

  private func updateRecognizer() {
    let old = recognizer
    recognizer = rule.allowsZooming ? ScrollPinchGestureRecognizer(target: nil, action: nil) : nil
    recognizer?.actions.handler = { [weak self] in self?.follow() }
    host.setPinch(recognizer, replacing: old)
  }

  // MARK: By the program

  /// Changes the scale around the middle of the visible part.
  func set(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: host.bounds.width / 2, y: host.bounds.height / 2)
    change(to: CGFloat(rule.clamped(Double(scale))), showing: point(at: middle), at: middle, animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as it can be.
  func show(_ rect: CGRect, animated: Bool) {
    let size = host.bounds.size
    let scale = rule.scale(
      fitting: (Double(rect.width), Double(rect.height)), in: (Double(size.width), Double(size.height)))
    change(
      to: CGFloat(scale), showing: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: size.width / 2, y: size.height / 2), animated: animated)
  }

  private func change(to scale: CGFloat, showing point: CGPoint, at place: CGPoint, animated: Bool) {
    guard let view = host.scrollCalls.viewForZooming() else { return }
    host.stopMotion()
    guard animated else { return apply(scale, to: view, showing: point, at: place, clamps: true) }
    host.scrollCalls.willBeginZooming(view)
    animate(.animating) { [self] in apply(scale, to: view, showing: point, at: place, clamps: true) }
  }

  private func animate(_ phase: Phase, _ change: @escaping () -> Void) {
    self.phase = phase
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: change
    ) { [weak self] _ in
      guard let self, self.phase == phase else { return }
      self.phase = .none
      host.scrollCalls.didEndZooming(host.scrollCalls.viewForZooming(), at: scale)
    }
  }

  // MARK: By fingers

  private func follow() {
    guard let recognizer, let view = host.scrollCalls.viewForZooming() else { return }
    let location = recognizer.location(in: recognizer.view)
    let place = CGPoint(x: location.x - host.bounds.minX, y: location.y - host.bounds.minY)
    switch recognizer.state {
    case .began:
      host.stopMotion()
      phase = .pinching
      start = (scale, point(at: place))
      host.scrollCalls.willBeginZooming(view)
      pinch(recognizer.scale, view, at: place)
    case .changed: pinch(recognizer.scale, view, at: place)
    case .ended, .cancelled, .failed: end(view, at: place)
    case .possible: break
    }
  }

  private func pinch(_ factor: CGFloat, _ view: UIView, at place: CGPoint) {
    guard let start else { return }
    let shown = CGFloat(rule.shown(pinchedTo: Double(start.scale * factor)))
    apply(shown, to: view, showing: start.point, at: place, clamps: false)
  }

  private func end(_ view: UIView, at place: CGPoint) {
    guard let start else { return }
    self.start = nil
    phase = .none
    host.zoomDidEnd()
    let rest = CGFloat(rule.clamped(Double(scale)))
    let isInPlace = rest == scale && host.limits.clamped(host.bounds.origin) == host.bounds.origin
    guard !isInPlace else { return host.scrollCalls.didEndZooming(view, at: scale) }
    animate(.bouncing) { [self] in apply(rest, to: view, showing: start.point, at: place, clamps: true) }
  }

  // MARK: Scale

  /// The point of the zoomed view, at scale 1, that is visible at a position of the scroll view.
  private func point(at place: CGPoint) -> CGPoint {
    let origin = host.scrollCalls.viewForZooming()?.frame.origin ?? .zero
    return CGPoint(
      x: (host.bounds.minX + place.x - origin.x) / scale, y: (host.bounds.minY + place.y - origin.y) / scale)
  }

  /// - Parameter clamps: Whether the content stays within its limits; fingers may hold it elsewhere.
  private func apply(_ new: CGFloat, to view: UIView, showing point: CGPoint, at place: CGPoint, clamps: Bool) {
    guard new > 0 else { return }
    let origin = view.frame.origin
    let factor = new / scale
    isApplying = true
    if new != scale {
      scale = new
      view.transform = new == 1 ? .identity : CGAffineTransform(scaleX: new, y: new)
      view.setLayoutZoom(new)
      // Sets the centre: setting the frame would change the size, too, a little with each step.
      let moved = view.frame.origin
      view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
      // The zoomed view is the content, whichever size the app gave that [C].
      host.contentSize = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
    }
    let offset = CGPoint(
      x: ZoomRule.offset(showing: point.x, at: place.x, scale: new, origin: origin.x),
      y: ZoomRule.offset(showing: point.y, at: place.y, scale: new, origin: origin.y))
    host.show(clamps ? host.limits.clamped(offset) : offset)
    isApplying = false
    if factor != 1 { host.scrollCalls.didZoom() }
  }
}

/// The recogniser of pinches that zoom. A drag may continue simultaneously: the content follows the fingers in any case.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPanGestureRecognizer && preventedGestureRecognizer.view === view)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanGestureRecognizer && preventingGestureRecognizer.view === view)
  }
}

extension UIScrollView: ScrollZoomHost {
  func zoomDidEnd() { dragging.limitsDidChange() }

  func setPinch(_ recognizer: UIPinchGestureRecognizer?, replacing old: UIPinchGestureRecognizer?) {
    if let old { removeGestureRecognizer(old) }
    if let recognizer { addGestureRecognizer(recognizer) }
  }
}
