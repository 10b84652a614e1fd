import CoreGraphics

// Allows shapes by name where a shape is expected: `clipShape(.circle)`.

extension Shape where Self == Rectangle {
  /// A rectangle that fills the available space.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size in points.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius in points.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its shorter sides.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A rectangle with round ends, whose curves have a style.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// A circle in the middle of the available space.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the available space.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
