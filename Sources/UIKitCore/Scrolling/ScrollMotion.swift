import ListCore

/// The part of a scroll view that ``ScrollMotion`` uses.
@MainActor
protocol ScrollMotionHost: AnyObject {
  var bounds: CGRect { get }
  var limits: ScrollLimits { get }
  var pixelScale: CGFloat { get }
  var adjustedContentInset: UIEdgeInsets { get }
  /// The time of the stage the view is on, in seconds; nil without one.
  var stageTime: CFTimeInterval? { get }
  /// Starts or stops calling `tick(at:)` of the motion at each frame.
  func setTicking(_ isTicking: Bool)
  func show(_ offset: CGPoint)
  func layoutIfNeeded()
  func motionDidBegin()
  func motionDidEnd(_ ending: ScrollMotion.Ending)
}

/// The motions of content that no finger makes: deceleration, bounce, paging, animated offsets.
@MainActor
package final class ScrollMotion {
  /// The kind of motion that ended, for the delegate.
  enum Ending {
    case deceleration
    case animation
    case scrollToTop
    /// Content that returns to its limits: the delegate is not called.
    case settling
  }

  private struct Flight {
    var horizontal: ScrollTrajectory
    var vertical: ScrollTrajectory
    var start: CFTimeInterval
    /// Whether the motion follows from a velocity alone, so that it is calculated again when the limits change.
    var isFree: Bool
    var ending = Ending.deceleration

    var duration: Double { max(horizontal.duration, vertical.duration) }
    var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

    func offset(at time: CFTimeInterval) -> CGPoint {
      CGPoint(x: horizontal.position(at: time - start), y: vertical.position(at: time - start))
    }

    func velocity(at time: CFTimeInterval) -> CGPoint {
      CGPoint(x: horizontal.velocity(at: time - start), y: vertical.velocity(at: time - start))
    }
  }

  /// The goal of an animated change of offset.
  enum Goal {
    /// A position in the content, which moves with the content.
    case place
    /// The start or the end of the content at the time of arrival.
    case top
    case end
  }

  private struct Glide {
    var horizontal: ScrollGlide
    var vertical: ScrollGlide
    var start: CFTimeInterval
    var ending: Ending
    var goal: Goal
  }

  private enum State {
    case rest
    case flight(Flight)
    case glide(Glide)
  }

  /// How quickly content follows a wheel, in 1/s [?].
  private static let wheelFrequency = 25.0

  private unowned let host: any ScrollMotionHost
  private var state = State.rest {
    didSet { host.setTicking(!isAtRest) }
  }
  /// The difference between the shown offset and that of the motion: the height of content that was inserted or removed
  /// above since its start, in points.
  private var shift = CGPoint.zero

  init(host: any ScrollMotionHost) { self.host = host }

  var isPaging = false
  var decelerationRate = UIScrollView.DecelerationRate.normal

  var isAtRest: Bool {
    if case .rest = state { return true }
    return false
  }

  var isDecelerating: Bool {
    if case .flight = state { return true }
    return false
  }

  package var isGliding: Bool {
    if case .glide = state { return true }
    return false
  }

  // MARK: Beginning

  /// The offset at which the content would stop.
  ///
  /// - Parameters:
  /// - velocity: of the offset, in points per second.
  /// - dragStart: the offset at which the drag began, for pages.
  func restingPlace(from offset: CGPoint, velocity: CGPoint, dragStart: CGPoint) -> CGPoint {
    let limits = host.limits
    if isPaging {
      return CGPoint(
        x: page(limits.horizontal, offset.x, velocity.x, dragStart.x),
        y: page(limits.vertical, offset.y, velocity.y, dragStart.y))
    }
    let flight = freeFlight(from: offset, velocity: velocity, at: 0)
    return flight.target
  }

  private func page(_ axis: ScrollAxis, _ offset: Double, _ velocity: Double, _ start: Double) -> Double {
    guard axis.canScroll else { return axis.clamped(offset) }
    return Paging.target(
      offset: offset, velocity: velocity, startPage: axis.clamped(start), page: axis.dimension,
      range: axis.range)
  }

  /// Begins the motion after the finger was lifted.
  /// - Parameters:
  ///   - target: the offset at which the content stops; nil if its velocity decides.
  /// - Returns: whether anything moves.
  func fly(from offset: CGPoint, velocity: CGPoint, to target: CGPoint?) -> Bool {
    let time = host.stageTime ?? 0
    var flight: Flight
    if let target {
      flight = Flight(
        horizontal: axisFlight(from: offset.x, velocity: velocity.x, to: target.x),
        vertical: axisFlight(from: offset.y, velocity: velocity.y, to: target.y), start: time, isFree: false)
    } else {
      flight = freeFlight(from: offset, velocity: velocity, at: time)
    }
    guard flight.duration > 0, host.stageTime != nil else {
      host.show(flight.target)
      return false
    }
    shift = .zero
    state = .flight(flight)
    return true
  }

  /// Moves the content to an offset where it may rest: back within its limits, or to a page.
  func settle() {
    guard isAtRest else { return }
    let offset = host.bounds.origin
    let target = restingPlace(from: offset, velocity: .zero, dragStart: offset)
    guard target != offset else { return }
    guard let time = host.stageTime else { return host.show(target) }
    shift = .zero
    state = .flight(
      Flight(
        horizontal: axisFlight(from: offset.x, velocity: 0, to: target.x),
        vertical: axisFlight(from: offset.y, velocity: 0, to: target.y), start: time, isFree: !isPaging,
        ending: .settling))
  }

  private var restDistance: Double { 0.5 / host.pixelScale }

  private func axisFlight(from start: Double, velocity: Double, to target: Double) -> ScrollTrajectory {
    if abs(start - target) < restDistance { return ScrollTrajectory(restingAt: target) }
    if isPaging {
      return ScrollTrajectory(springTo: target, start: start, velocity: velocity, restDistance: restDistance)
    }
    return ScrollTrajectory(start: start, velocity: velocity, target: target, restDistance: restDistance)
  }

  private func freeFlight(from offset: CGPoint, velocity: CGPoint, at time: CFTimeInterval) -> Flight {
    let limits = host.limits
    return Flight(
      horizontal: freeAxis(limits.horizontal, from: offset.x, velocity: velocity.x),
      vertical: freeAxis(limits.vertical, from: offset.y, velocity: velocity.y), start: time, isFree: true)
  }

  private func freeAxis(_ axis: ScrollAxis, from start: Double, velocity: Double) -> ScrollTrajectory {
    guard axis.canScroll else { return ScrollTrajectory(restingAt: axis.clamped(start)) }
    return ScrollTrajectory(
      start: start, velocity: velocity, rate: decelerationRate.rawValue, range: axis.range,
      bounces: axis.bounces, restDistance: restDistance)
  }

  /// Moves to `offset` over about 0.3 s.
  func glide(to offset: CGPoint, ending: Ending = .animation, goal: Goal = .place) {
    let start = host.bounds.origin
    guard let time = host.stageTime else {
      stop()
      host.show(offset)
      host.motionDidEnd(ending)
      return
    }
    guard offset != start else { return stop() }
    stop()
    shift = .zero
    state = .glide(
      Glide(
        horizontal: ScrollGlide(start: start.x, target: offset.x),
        vertical: ScrollGlide(start: start.y, target: offset.y), start: time, ending: ending, goal: goal))
    host.motionDidBegin()
  }

  /// The target of an animated change of offset; nil without one.
  package var glideTarget: CGPoint? {
    guard case .glide(let glide) = state else { return nil }
    return CGPoint(x: glide.horizontal.target + shift.x, y: glide.vertical.target + shift.y)
  }

  /// The target of scrolling by a wheel; the present offset without any.
  var wheelTarget: CGPoint {
    if case .flight(let flight) = state {
      return CGPoint(x: flight.target.x + shift.x, y: flight.target.y + shift.y)
    }
    return host.bounds.origin
  }

  /// The greatest speed that content at rest reaches when it follows one notch of a wheel, in points per second: that
  /// of a critically damped spring.
  static func wheelVelocity(of notch: CGVector) -> CGPoint {
    let factor = wheelFrequency / M_E
    return CGPoint(x: -notch.dx * factor, y: -notch.dy * factor)
  }

  /// Begins or continues the motion to the target of a wheel, at the content's present velocity.
  func follow(to target: CGPoint) {
    guard let time = host.stageTime else { return host.show(target) }
    let offset = host.bounds.origin
    var velocity = CGPoint.zero
    if case .flight(let flight) = state { velocity = flight.velocity(at: time) }
    shift = .zero
    state = .flight(
      Flight(
        horizontal: wheelAxis(from: offset.x, velocity: velocity.x, to: target.x),
        vertical: wheelAxis(from: offset.y, velocity: velocity.y, to: target.y), start: time, isFree: false))
  }

  private func wheelAxis(from start: Double, velocity: Double, to target: Double) -> ScrollTrajectory {
    ScrollTrajectory(
      springTo: target, start: start, velocity: velocity, restDistance: restDistance,
      frequency: Self.wheelFrequency)
  }

  // MARK: Going on

  /// Shows the content at the motion's offset for `time`.
  func tick(at time: CFTimeInterval) {
    switch state {
    case .rest: break
    case .flight(let flight):
      let isOver = time - flight.start >= flight.duration
      showShifted(isOver ? flight.target : flight.offset(at: time))
      if isOver { end(flight.ending) }
    case .glide(let glide):
      let elapsed = time - glide.start
      showShifted(
        CGPoint(x: glide.horizontal.position(at: elapsed), y: glide.vertical.position(at: elapsed)))
      if elapsed >= ScrollGlide.duration {
        arrive(glide.goal)
        end(glide.ending)
      }
    }
  }

  /// Continues towards the goal if content that became visible is longer than estimated.
  private func arrive(_ goal: Goal) {
    guard goal != .place else { return }
    for _ in 0..<Self.greatestArrivalCount {
      host.layoutIfNeeded()
      guard let place = place(of: goal), place != host.bounds.origin else { return }
      host.show(place)
    }
  }

  private static let greatestArrivalCount = 10

  /// The present position of a goal; nil for one that moves with the content.
  private func place(of goal: Goal) -> CGPoint? {
    let range = host.limits.vertical.range
    switch goal {
    case .place: return nil
    case .top: return CGPoint(x: host.bounds.minX, y: range.lowerBound)
    case .end: return CGPoint(x: host.bounds.minX, y: range.upperBound)
    }
  }

  private func showShifted(_ offset: CGPoint) {
    host.show(CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
  }

  private func end(_ ending: Ending) {
    // The delegate may have begun another motion or stopped this one.
    guard !isAtRest else { return }
    state = .rest
    host.motionDidEnd(ending)
  }

  /// The content was moved by `delta` points during the motion, which continues from there.
  func shift(by delta: CGPoint) {
    guard !isAtRest else { return }
    shift.x += delta.x
    shift.y += delta.y
    pursueGoal()
  }

  private func pursueGoal() {
    guard case .glide(let glide) = state, let place = place(of: glide.goal) else { return }
    retargetGlide(to: place)
  }

  /// Changes the end of an animated change of offset.
  package func retargetGlide(to offset: CGPoint) {
    guard case .glide(var glide) = state else { return }
    glide.horizontal = ScrollGlide(start: glide.horizontal.start, target: offset.x - shift.x)
    glide.vertical = ScrollGlide(start: glide.vertical.start, target: offset.y - shift.y)
    state = .glide(glide)
  }

  /// Adapts the motion to new limits: recalculates a deceleration and clamps the target of other motions.
  package func limitsDidChange() {
    pursueGoal()
    keepGlide()
    guard case .flight(let flight) = state, let time = host.stageTime else { return }
    guard flight.isFree else { return keepTarget(of: flight) }
    let velocity = flight.velocity(at: time)
    let offset = flight.offset(at: time)
    let moved = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    shift = .zero
    var anew = freeFlight(from: moved, velocity: velocity, at: time)
    anew.ending = flight.ending
    state = .flight(anew)
  }

  /// Clamps the end of an animated change of offset: the content at its goal may have been removed.
  private func keepGlide() {
    guard let target = glideTarget else { return }
    let clamped = host.limits.clamped(target)
    if clamped != target { retargetGlide(to: clamped) }
  }

  private func keepTarget(of flight: Flight) {
    let target = CGPoint(x: flight.target.x + shift.x, y: flight.target.y + shift.y)
    let clamped = host.limits.clamped(target)
    if clamped != target { follow(to: clamped) }
  }

  /// Stops the motion at the present offset without telling the delegate.
  func stop() {
    guard !isAtRest else { return }
    state = .rest
  }

  /// Stops the motion because a finger touched the content, and informs the delegate that a deceleration ended.
  func interrupt() {
    guard case .flight(let flight) = state else { return stop() }
    end(flight.ending)
  }

  /// Moves the content to the end of the motion at once; called when the view leaves its window.
  func windowDidChange() {
    guard host.stageTime == nil else { return host.setTicking(!isAtRest) }
    switch state {
    case .rest: break
    case .flight(let flight):
      showShifted(flight.target)
      end(flight.ending)
    case .glide(let glide):
      showShifted(CGPoint(x: glide.horizontal.target, y: glide.vertical.target))
      end(glide.ending)
    }
  }
}

extension UIScrollView: ScrollMotionHost {
  package var limits: ScrollLimits { position.limits }

  func motionDidBegin() { indicators.appear() }

  func motionDidEnd(_ ending: ScrollMotion.Ending) {
    indicators.fade()
    switch ending {
    case .deceleration: scrollCalls.didEndDecelerating()
    case .animation: scrollCalls.didEndScrollingAnimation()
    case .scrollToTop: scrollCalls.didScrollToTop()
    case .settling: break
    }
  }
}
