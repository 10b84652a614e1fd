/// Scrolling after the finger has left: the speed falls by a fixed factor each millisecond.
///
/// With d the rate and k = 1000 ln d (negative): v(t) = v0 e^(kt), x(t) = x0 + v0 (e^(kt) - 1) / k. Positions are in
/// points, times in seconds, velocities in points per second.
package struct Deceleration: Equatable, Sendable {
  /// `UIScrollView.DecelerationRate.normal`, the factor a millisecond [D].
  package static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast` [D].
  package static let fastRate = 0.99
  /// The motion ends when less than this distance is left, in points [M].
  package static let restDistance = 0.5

  package let start: Double
  package let velocity: Double
  /// 1000 ln(rate), in 1/s; negative.
  private let exponent: Double

  /// - Precondition: `0 < rate < 1`.
  package init(start: Double, velocity: Double, rate: Double) {
    precondition(rate > 0 && rate < 1, "A deceleration rate of \(rate).")
    self.start = start
    self.velocity = velocity
    exponent = 1000 * MotionMath.logarithm(rate)
  }

  /// A deceleration from `velocity` that ends exactly at `target`.
  ///
  /// - Returns: nil if the velocity points away from the target or the motion would take longer than
  ///   `longestDuration`; a spring then has to move there.
  package init?(start: Double, velocity: Double, target: Double, longestDuration: Double) {
    let distance = target - start
    guard distance * velocity > 0 else { return nil }
    self.start = start
    self.velocity = velocity
    exponent = -velocity / distance
    guard duration <= longestDuration else { return nil }
  }

  /// The position at which the motion ends.
  package var rest: Double { start - velocity / exponent }

  /// Seconds until less than ``restDistance`` is left.
  package var duration: Double {
    let distance = abs(velocity / exponent)
    guard distance > Self.restDistance else { return 0 }
    return MotionMath.logarithm(Self.restDistance / distance) / exponent
  }

  package func position(at time: Double) -> Double {
    start + velocity * (MotionMath.exponential(exponent * time) - 1) / exponent
  }

  package func velocity(at time: Double) -> Double {
    velocity * MotionMath.exponential(exponent * time)
  }

  /// When the motion passes `position`; nil if it comes to rest before it, or moves away from it.
  package func time(reaching position: Double) -> Double? {
    let fraction = 1 + exponent * (position - start) / velocity
    guard velocity != 0, (position - start) * velocity >= 0, fraction > 0 else { return nil }
    return MotionMath.logarithm(fraction) / exponent
  }
}
