/// The motion of one axis from the finger's release until rest: deceleration, a bounce at an edge, or both.
///
/// It is made once at the release and sampled each frame, so the motion does not depend on the frame rate.
package struct ScrollTrajectory: Equatable, Sendable {
  private enum Phase: Equatable, Sendable {
    case rest(Double)
    case deceleration(Deceleration)
    case bounce(Bounce)
  }

  /// A delegate's target whose deceleration would take longer than this, in seconds, is reached by a spring [?].
  package static let longestDeceleration = 4.0

  private var first: Phase
  private var second: Phase?
  /// When the second phase begins.
  private var switchTime: Double
  /// Seconds until the motion is over.
  package private(set) var duration: Double
  /// The position at which it ends.
  package private(set) var target: Double

  /// A trajectory that stays at a position.
  package init(restingAt position: Double) {
    first = .rest(position)
    second = nil
    switchTime = 0
    duration = 0
    target = position
  }

  /// The motion without a target: it decelerates, and bounces back if it passes an edge. If it begins past an edge, it
  /// bounces at once.
  /// - Parameters:
  ///   - velocity: points per second.
  ///   - rate: the factor a millisecond, see ``Deceleration``.
  ///   - range: the offsets that can be rested on.
  ///   - bounces: false stops at the edge.
  ///   - restDistance: half a pixel, in points.
  package init(
    start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool,
    restDistance: Double
  ) {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    if edge != start {
      self.init(
        bouncing: Bounce(start: start, velocity: velocity, target: edge, restDistance: restDistance))
      return
    }
    let deceleration = Deceleration(start: start, velocity: velocity, rate: rate)
    let bound = velocity < 0 ? range.lowerBound : range.upperBound
    self.init(restingAt: start)
    guard velocity != 0 else { return }
    first = .deceleration(deceleration)
    if let time = deceleration.time(reaching: bound), time < deceleration.duration {
      let arrival = bounces ? deceleration.velocity(at: time) : 0
      let bounce = Bounce(start: bound, velocity: arrival, target: bound, restDistance: restDistance)
      second = .bounce(bounce)
      switchTime = time
      duration = time + (bounces ? bounce.duration : 0)
      target = bound
    } else {
      duration = deceleration.duration
      target = min(max(deceleration.rest, range.lowerBound), range.upperBound)
    }
  }

  /// The motion to a given target that begins with the finger's velocity: to a page, or to the offset that the delegate
  /// chose.
  package init(start: Double, velocity: Double, target: Double, restDistance: Double) {
    if let deceleration = Deceleration(
      start: start, velocity: velocity, target: target, longestDuration: Self.longestDeceleration)
    {
      self.init(restingAt: target)
      first = .deceleration(deceleration)
      duration = deceleration.duration
    } else {
      self.init(
        bouncing: Bounce(start: start, velocity: velocity, target: target, restDistance: restDistance))
    }
  }

  /// The motion to a page, or after a turn of the mouse wheel: a critically damped spring [?] (Apple's curves are not
  /// published).
  /// - Parameter frequency: how quick the spring is, in 1/s.
  package init(
    springTo target: Double, start: Double, velocity: Double, restDistance: Double,
    frequency: Double = Bounce.frequency
  ) {
    self.init(
      bouncing: Bounce(
        start: start, velocity: velocity, target: target, restDistance: restDistance, frequency: frequency))
  }

  private init(bouncing bounce: Bounce) {
    self.init(restingAt: bounce.target)
    first = .bounce(bounce)
    duration = bounce.duration
  }

  /// The position `time` seconds after the release; from ``duration`` on exactly the target.
  package func position(at time: Double) -> Double {
    if time >= duration { return target }
    if let second, time >= switchTime { return Self.position(of: second, at: time - switchTime) }
    return Self.position(of: first, at: time)
  }

  /// Points per second, 0 from ``duration`` on.
  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    if let second, time >= switchTime { return Self.velocity(of: second, at: time - switchTime) }
    return Self.velocity(of: first, at: time)
  }

  private static func position(of phase: Phase, at time: Double) -> Double {
    switch phase {
    case .rest(let position): position
    case .deceleration(let deceleration): deceleration.position(at: time)
    case .bounce(let bounce): bounce.position(at: time)
    }
  }

  private static func velocity(of phase: Phase, at time: Double) -> Double {
    switch phase {
    case .rest: 0
    case .deceleration(let deceleration): deceleration.velocity(at: time)
    case .bounce(let bounce): bounce.velocity(at: time)
    }
  }
}
