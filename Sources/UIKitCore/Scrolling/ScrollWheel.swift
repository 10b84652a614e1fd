import ListCore

/// Scrolling by mouse wheels and trackpads: a notch of a wheel starts a motion, a precise device moves the content
/// directly, like a finger.
@MainActor
final class ScrollWheel {
  private unowned let host: UIScrollView
  private let pull: WheelPull
  /// The distance that a precise device has moved since its gesture began, in points.
  private var translation = CGPoint.zero
  /// Whether a precise device's gesture moves the content.
  private var isFollowing = false
  private var lastSteps: [(time: CFTimeInterval, delta: CGPoint)] = []
  /// Whether a page, the layout or the delegate changed the target of the last notch.
  private var isSteered = false
  /// The offset that the last notches add up to, and the time of the last notch; set if the delegate or the layout
  /// returned the content to its old position because the notches were too small.
  private var reach: (offset: CGPoint, time: CFTimeInterval)?
  /// For how long notches that move nothing are added up, in seconds [?].
  private static let reachMemory = 0.5
  /// The maximum age of steps that are used for the velocity, in seconds [?].
  private static let velocityWindow = 0.1

  init(host: UIScrollView) {
    self.host = host
    pull = WheelPull(host: host)
  }

  /// Whether notches hold the content pulled down past its start.
  var isPulling: Bool { pull.isPulling }

  /// Whether the content can move in the direction of the event: an inner scroll view at its end leaves the event to
  /// the outer one.
  func accepts(_ event: PointerScroll) -> Bool {
    guard host.isScrollEnabled else { return false }
    if host.isDragging { return true }
    let limits = host.limits
    let isSideways = abs(event.delta.dx) > abs(event.delta.dy)
    let axis = isSideways ? limits.horizontal : limits.vertical
    guard axis.canScroll else { return false }
    // Content that fits can still be pulled for a refresh.
    let isPull = host.refresh.control != nil && !isSideways && event.delta.dy > 0
    return isPull || axis.range.lowerBound < axis.range.upperBound
  }

  /// - Returns: whether the event was handled.
  func handle(_ event: PointerScroll) -> Bool {
    guard accepts(event) else { return false }
    // A finger on the content takes precedence.
    if host.isDragging, !isFollowing { return true }
    if event.isPrecise && event.phase != .discrete {
      follow(event)
    } else {
      turn(event)
    }
    return true
  }

  private func follow(_ event: PointerScroll) {
    switch event.phase {
    case .began:
      translation = .zero
      lastSteps = []
      isFollowing = true
      host.dragging.touchDown()
      host.dragging.begin(translation: .zero)
      drag(event)
    case .changed: drag(event)
    case .ended:
      isFollowing = false
      host.dragging.end(velocity: velocity(at: event.timestamp))
    case .discrete: break
    }
  }

  private func drag(_ event: PointerScroll) {
    translation.x += event.delta.dx
    translation.y += event.delta.dy
    lastSteps.append((event.timestamp, CGPoint(x: event.delta.dx, y: event.delta.dy)))
    lastSteps.removeAll { event.timestamp - $0.time > Self.velocityWindow }
    host.dragging.move(translation: translation)
  }

  private func velocity(at time: CFTimeInterval) -> CGPoint {
    let steps = lastSteps.filter { time - $0.time <= Self.velocityWindow }
    guard let first = steps.first, let last = steps.last, last.time > first.time else { return .zero }
    // The first step ended when the measured time began, so its distance is excluded.
    let way = steps.dropFirst().reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.delta.x, y: $0.y + $1.delta.y) }
    let seconds = last.time - first.time
    return CGPoint(x: way.x / seconds, y: way.y / seconds)
  }

  /// Handles one notch. The delegate sees the first of a series as a drag that ends at once, because apps load and
  /// save in those callbacks; further notches move the target of the same motion [?]. If pages, the layout or the
  /// delegate choose targets, each notch is a drag to the next target, and notches too small for that are added up.
  private func turn(_ event: PointerScroll) {
    let limits = host.limits
    let motion = host.motion
    let stand = motion.wheelTarget
    let start = reach.flatMap { event.timestamp - $0.time < Self.reachMemory ? $0.offset : nil } ?? stand
    reach = nil
    var target = limits.clamped(CGPoint(x: start.x - event.delta.dx, y: start.y - event.delta.dy))
    let pulled = pull.target(event.delta.dy, from: start.y)
    if let pulled { target.y = pulled } else { target = host.barRest(at: target) }
    guard target != host.contentOffset || host.isDecelerating else { return }
    if host.isDecelerating && !isSteered { return motion.follow(to: target) }
    let velocity = ScrollMotion.wheelVelocity(of: event.delta)
    if motion.isPaging && pulled == nil {
      target = motion.restingPlace(from: stand, velocity: velocity, dragStart: stand)
    }
    motion.stop()
    host.dragDidBegin()
    host.scrollCalls.willBeginDragging()
    let wanted = host.scrollCalls.willEndDragging(velocity: velocity, target: target)
    isSteered = wanted != target || motion.isPaging
    if wanted != target && wanted == stand { reach = (target, event.timestamp) }
    motion.follow(to: wanted == target ? target : limits.clamped(wanted))
    host.scrollCalls.didEndDragging(willDecelerate: host.isDecelerating)
    if host.isDecelerating { host.scrollCalls.willBeginDecelerating() }
  }
}
