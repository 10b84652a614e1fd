/// The spring of a snap behaviour.
struct SnapSpring {
  /// The undamped oscillations per second [?].
  private static let frequency: CGFloat = 3
  /// The fraction of critical damping for a behaviour's damping of 0 [?].
  private static let leastDamping: CGFloat = 0.2
  /// An item counts as arrived within these, in points, points/s, radians and radians/s [?].
  private static let restingDistance: CGFloat = 0.1
  private static let restingSpeed: CGFloat = 2
  private static let restingTurn: CGFloat = 0.002
  private static let restingSpin: CGFloat = 0.02
  /// The precision of positions of some thousand points, as bodies use single precision.
  private static let inexactness: CGFloat = 1e-3

  private let stiffness: CGFloat
  private let resistance: CGFloat

  /// - Parameter damping: The damping of the behaviour, from 0 to 1.
  init(damping: CGFloat) {
    let angular = 2 * CGFloat.pi * Self.frequency
    let share = Self.leastDamping + (1 - Self.leastDamping) * min(max(damping, 0), 1)
    stiffness = angular * angular
    resistance = 2 * share * angular
  }

  /// The velocity after a time at a distance from the target. Stable for steps of any length: the spring force is that
  /// at the end of the step.
  func velocity(_ velocity: CGFloat, away: CGFloat, _ seconds: CGFloat) -> CGFloat {
    (velocity - seconds * stiffness * away) / (1 + seconds * resistance + seconds * seconds * stiffness)
  }

  /// Whether a body is further from its target than the precision of its numbers.
  static func isOff(_ away: CGPoint, _ turn: CGFloat) -> Bool {
    abs(away.x) > inexactness || abs(away.y) > inexactness || abs(turn) > inexactness
  }

  static func isAtRest(_ distance: CGFloat, _ speed: CGFloat, _ turn: CGFloat, _ spin: CGFloat) -> Bool {
    distance < restingDistance && speed < restingSpeed && abs(turn) < restingTurn && abs(spin) < restingSpin
  }

  /// The difference between an angle and the nearest upright one, in radians.
  static func nearestTurn(_ angle: CGFloat) -> CGFloat { angle - (angle / (2 * .pi)).rounded() * 2 * .pi }
}
