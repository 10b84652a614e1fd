import Foundation

/// How a spring moves.
///
/// Documentation: `SwiftUI/Spring`.
public struct Spring: Hashable, Sendable {
  /// The mass at the spring.
  public let mass: Double
  /// How stiff the spring is.
  public let stiffness: Double
  /// The damping coefficient.
  public let damping: Double

  /// A spring by its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, 2 * (mass * stiffness).squareRoot())
  }

  /// A spring with a perceived duration, in seconds, and a bounce: 0 for none, up to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    // The physics of a perceived duration and a bounce [D].
    let frequency = 2 * Double.pi / max(duration, 0.001)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by its period in seconds, and its damping as a fraction of the critical one.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

  /// A spring without a bounce.
  public static var smooth: Spring { Spring() }
  /// A spring without a bounce, or with some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a small bounce, or with more of it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring with a bounce, or with more of it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  /// The damping as a fraction of the critical one.
  public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }
  /// The period in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The duration as it is perceived, in seconds.
  public var duration: TimeInterval { response }
  /// The bounciness, from -1 to 1; 0 for critical damping.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The seconds until no more than a thousandth of the way is left.
  public var settlingDuration: TimeInterval {
    let (ratio, omega) = (dampingRatio, frequency)
    if ratio < 1 { return -log(0.001 * (1 - ratio * ratio).squareRoot()) / max(ratio * omega, 0.001) }
    // The slower of both parts of an overdamped spring; 9.23 is where (1 + x)·e^(−x) is a thousandth.
    return 9.23 / (omega * (ratio - (ratio * ratio - 1).squareRoot()))
  }

  /// The factors of distance and initial velocity at a time.
  private func parts(_ time: Double) -> (way: Double, velocity: Double) {
    let (ratio, omega) = (dampingRatio, frequency)
    let decay = exp(-ratio * omega * time)
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let (c, s) = (cos(damped * time), sin(damped * time))
      return (1 - decay * (c + ratio * omega / damped * s), decay * s / damped)
    }
    guard ratio > 1 else { return (1 - decay * (1 + omega * time), decay * time) }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * omega + root, -ratio * omega - root)
    let (a, b) = (exp(slow * time), exp(fast * time))
    return (1 - (fast * a - slow * b) / (fast - slow), (a - b) / (slow - fast))
  }

  /// The value at a time of a spring that moves from 0 to a target. The initial velocity is per second.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let parts = parts(max(time, 0))
    var (way, start) = (target, initialVelocity)
    way.scale(by: parts.way)
    start.scale(by: parts.velocity)
    return way + start
  }
}
