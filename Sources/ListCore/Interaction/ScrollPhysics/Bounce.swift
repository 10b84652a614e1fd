/// The return to a resting position: a critically damped spring, which passes the target at most once.
///
/// x(t) = target + e^(-bt) (d + (v + bd) t) with d the distance at the start.
package struct Bounce: Equatable, Sendable {
  /// Stiffness 100 at mass 1, hence 10/s [?] (fitted by others, not Apple's own constant).
  package static let frequency = 10.0

  package let target: Double
  private let distance: Double
  private let slope: Double
  private let frequency: Double
  /// The seconds after which the motion stays within the rest distance.
  package private(set) var duration = 0.0

  /// - Parameters:
  ///   - velocity: points per second.
  ///   - restDistance: the motion ends when it stays within this of the target: half a pixel, in points.
  package init(
    start: Double, velocity: Double, target: Double, restDistance: Double,
    frequency: Double = Bounce.frequency
  ) {
    self.target = target
    self.frequency = frequency
    distance = start - target
    slope = velocity + frequency * distance
    duration = lastTime(beyond: restDistance)
  }

  package func position(at time: Double) -> Double {
    target + MotionMath.exponential(-frequency * time) * (distance + slope * time)
  }

  package func velocity(at time: Double) -> Double {
    MotionMath.exponential(-frequency * time) * (slope - frequency * (distance + slope * time))
  }

  private func deviation(at time: Double) -> Double { abs(position(at: time) - target) }

  /// The last time at which the motion is farther than a distance from its target, to a thousandth of a millisecond.
  private func lastTime(beyond rest: Double) -> Double {
    // The motion changes direction here, if at all; from then on it only approaches the target.
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - distance / slope)
    var (before, after) = (turn, bound(of: rest))
    if deviation(at: turn) <= rest {
      guard abs(distance) > rest else { return 0 }
      // The motion overshoots the target by no more than `rest`, so the last time is before the turn.
      (before, after) = (0, turn)
    }
    while after - before > 1e-6 {
      let middle = (before + after) / 2
      if deviation(at: middle) > rest { before = middle } else { after = middle }
    }
    return after
  }

  /// A time from which on the motion stays within a distance. Each of the two terms is bounded by half of it:
  /// |d| e^(-bt), and t e^(-bt) <= 2/(eb) e^(-bt/2).
  private func bound(of rest: Double) -> Double {
    let ofDistance = distance == 0 ? 0 : MotionMath.logarithm(2 * abs(distance) / rest) / frequency
    let ofSlope =
      slope == 0 ? 0 : 2 * MotionMath.logarithm(4 * abs(slope) / (MotionMath.e * frequency * rest)) / frequency
    return max(ofDistance, ofSlope, 0)
  }
}
