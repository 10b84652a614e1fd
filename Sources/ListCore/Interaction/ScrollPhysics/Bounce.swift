/// The return to a resting position: a critically damped spring, which does not overshoot.
///
/// x(t) = target + e^(-bt) (d + (v + bd) t) with d the distance at the start.
package struct Bounce: Equatable, Sendable {
  /// Stiffness 100 at mass 1, hence 10/s [?] (fitted by others, not Apple's own constant).
  package static let frequency = 10.0

  package let target: Double
  private let distance: Double
  private let slope: Double
  private let frequency: Double
  private let restDistance: Double

  /// - Parameters:
  ///   - velocity: points a second.
  ///   - restDistance: the motion ends when it stays within this of the target: half a pixel, in points.
  package init(
    start: Double, velocity: Double, target: Double, restDistance: Double,
    frequency: Double = Bounce.frequency
  ) {
    self.target = target
    self.frequency = frequency
    self.restDistance = restDistance
    distance = start - target
    slope = velocity + frequency * distance
  }

  package func position(at time: Double) -> Double {
    target + MotionMath.exponential(-frequency * time) * (distance + slope * time)
  }

  package func velocity(at time: Double) -> Double {
    MotionMath.exponential(-frequency * time) * (slope - frequency * (distance + slope * time))
  }

  /// A time from which on the motion stays within the rest distance. Each of the two terms is bounded by
  /// half of it: |d| e^(-bt), and t e^(-bt) <= 2/(eb) e^(-bt/2).
  package var duration: Double {
    let ofDistance = distance == 0 ? 0 : MotionMath.logarithm(2 * abs(distance) / restDistance) / frequency
    let ofSlope =
      slope == 0
      ? 0
      : 2 * MotionMath.logarithm(4 * abs(slope) / (MotionMath.e * frequency * restDistance)) / frequency
    return max(ofDistance, ofSlope, 0)
  }
}
