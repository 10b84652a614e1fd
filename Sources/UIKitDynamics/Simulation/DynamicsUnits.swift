import CPhysics

/// Converts between points and metres.
enum DynamicsUnits {
  /// Bodies keep a distance of a hundredth of a metre, and move at most two metres per step. This scale makes the gap
  /// invisible, and allows the velocities of flicks.
  static let pointsPerMeter: CGFloat = 25
  /// A force of 1, in newtons: it accelerates an item of 100 by 100 points and density 1 by 100 points/s² [D].
  static let force = pow(100 / pointsPerMeter, 3)
  /// A torque of 1, in newton metres: a force of 1 at a distance of 100 points.
  static let torque = force * 100 / pointsPerMeter
  /// Gravity of the magnitude 1, in points/s² [D].
  static let gravity: CGFloat = 1000
}

extension PhysicsVector {
  static let zero = PhysicsVector(x: 0, y: 0)

  /// A position or a velocity in points.
  init(points: CGPoint) {
    self.init(x: Double(points.x / DynamicsUnits.pointsPerMeter), y: Double(points.y / DynamicsUnits.pointsPerMeter))
  }

  init(points: UIOffset) { self.init(points: CGPoint(x: points.horizontal, y: points.vertical)) }

  /// Rounded, as bodies have single precision: an item at rest would otherwise be a millionth of a point off its
  /// pixels.
  var points: CGPoint { CGPoint(x: Self.points(x), y: Self.points(y)) }

  private static func points(_ meters: Double) -> CGFloat {
    (CGFloat(meters) * DynamicsUnits.pointsPerMeter * 1000).rounded() / 1000
  }
}
