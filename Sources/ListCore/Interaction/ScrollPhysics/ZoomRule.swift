import Foundation

/// How far content may be zoomed, and where it stands so that a point of it stays under the fingers.
package struct ZoomRule: Equatable, Sendable {
  package var minimum: Double
  package var maximum: Double
  /// Whether fingers can zoom beyond the limits for a moment.
  package var bounces: Bool

  /// Beyond a limit the scale grows with this power of the fingers' [?].
  private static let resistance = 0.4

  package init(minimum: Double = 1, maximum: Double = 1, bounces: Bool = true) {
    self.minimum = minimum
    self.maximum = maximum
    self.bounces = bounces
  }

  /// Whether there is more than one scale to choose from.
  package var allowsZooming: Bool { maximum > minimum }

  /// The nearest scale that content may rest at.
  package func clamped(_ scale: Double) -> Double { max(minimum, min(scale, max(maximum, minimum))) }

  /// The scale shown while fingers ask for one.
  package func shown(pinchedTo scale: Double) -> Double {
    let nearest = clamped(scale)
    guard bounces, nearest > 0, scale > 0, scale != nearest else { return nearest }
    return nearest * pow(scale / nearest, Self.resistance)
  }

  /// The scale at which a stretch fills another along both axes.
  package func scale(fitting rect: (width: Double, height: Double), in room: (width: Double, height: Double)) -> Double
  {
    guard rect.width > 0, rect.height > 0 else { return clamped(minimum) }
    return clamped(min(room.width / rect.width, room.height / rect.height))
  }

  /// The offset along one axis at which a point of the content is seen at a place.
  ///
  /// - Parameters:
  ///   - point: in the content at scale 1, from the origin of what is zoomed.
  ///   - place: from the edge of the view.
  ///   - origin: of what is zoomed, in the content.
  package static func offset(showing point: Double, at place: Double, scale: Double, origin: Double) -> Double {
    point * scale + origin - place
  }
}
