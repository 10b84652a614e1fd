/// A direction with a strength, as an angle and a length or as two components.
struct ForceVector {
  /// Radians from the positive x axis towards the positive y axis.
  var angle: CGFloat
  var magnitude: CGFloat

  var vector: CGVector {
    get { CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle)) }
    set {
      angle = atan2(newValue.dy, newValue.dx)
      magnitude = hypot(newValue.dx, newValue.dy)
    }
  }
}
