/// The spring of a snap behaviour.
struct SnapSpring {
  /// Swings a second without damping [?].
  private static let frequency: CGFloat = 3
  /// The share of the critical damping at a behaviour's damping of 0 [?].
  private static let leastDamping: CGFloat = 0.2
  /// An item is at its place within these, in points, points a second, radians and radians a second [?].
  private static let restingDistance: CGFloat = 0.1
  private static let restingSpeed: CGFloat = 2
  private static let restingTurn: CGFloat = 0.002
  private static let restingSpin: CGFloat = 0.02
  /// Bodies have single precision: places of thousands of points are exact to this.
  private static let inexactness: CGFloat = 1e-3

  private let stiffness: CGFloat
  private let resistance: CGFloat

  /// - Parameter damping: That of the behaviour, from 0 to 1.
  init(damping: CGFloat) {
    let angular = 2 * CGFloat.pi * Self.frequency
    let share = Self.leastDamping + (1 - Self.leastDamping) * min(max(damping, 0), 1)
    stiffness = angular * angular
    resistance = 2 * share * angular
  }

  /// The velocity after some seconds of what is so far away from its place. Stable for steps of every length: the spring acts
  /// as at the end of the step.
  func velocity(_ velocity: CGFloat, away: CGFloat, _ seconds: CGFloat) -> CGFloat {
    (velocity - seconds * stiffness * away) / (1 + seconds * resistance + seconds * seconds * stiffness)
  }

  /// Whether something is further from its place than a body's numbers are inexact.
  static func isOff(_ away: CGPoint, _ turn: CGFloat) -> Bool {
    abs(away.x) > inexactness || abs(away.y) > inexactness || abs(turn) > inexactness
  }

  static func isAtRest(_ distance: CGFloat, _ speed: CGFloat, _ turn: CGFloat, _ spin: CGFloat) -> Bool {
    distance < restingDistance && speed < restingSpeed && abs(turn) < restingTurn && abs(spin) < restingSpin
  }

  /// How far an angle is from the nearest one that is upright, in radians.
  static func nearestTurn(_ angle: CGFloat) -> CGFloat { angle - (angle / (2 * .pi)).rounded() * 2 * .pi }
}
