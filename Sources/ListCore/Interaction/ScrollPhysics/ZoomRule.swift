import Foundation

/// The limits of zooming, and the offset that keeps a point of the content under the fingers.
package struct ZoomRule: Equatable, Sendable {
  package var minimum: Double
  package var maximum: Double
  /// Whether fingers can exceed the limits for a moment.
  package var bounces: Bool

  /// Beyond a limit, the scale is this power of the fingers' scale [?].
  private static let resistance = 0.4

  package init(minimum: Double = 1, maximum: Double = 1, bounces: Bool = true) {
    self.minimum = minimum
    self.maximum = maximum
    self.bounces = bounces
  }

  /// Whether there is more than one possible scale.
  package var allowsZooming: Bool { maximum > minimum }

  /// The nearest scale at which content may rest.
  package func clamped(_ scale: Double) -> Double { max(minimum, min(scale, max(maximum, minimum))) }

  /// The scale shown while fingers pinch to `scale`: beyond a limit it follows the fingers less, or stays at the limit.
  package func shown(pinchedTo scale: Double) -> Double {
    let nearest = clamped(scale)
    guard bounces, nearest > 0, scale > 0, scale != nearest else { return nearest }
    return nearest * pow(scale / nearest, Self.resistance)
  }

  /// The largest possible scale at which a rectangle fits into a space along both axes.
  package func scale(fitting rect: (width: Double, height: Double), in room: (width: Double, height: Double)) -> Double
  {
    guard rect.width > 0, rect.height > 0 else { return clamped(minimum) }
    return clamped(min(room.width / rect.width, room.height / rect.height))
  }

  /// The offset along one axis that shows a point of the content at a position.
  ///
  /// - Parameters:
  /// - point: in the content at scale 1, from the origin of the zoomed view.
  /// - place: the distance from the edge of the scroll view.
  /// - origin: of the zoomed view, in the content.
  package static func offset(showing point: Double, at place: Double, scale: Double, origin: Double) -> Double {
    point * scale + origin - place
  }
}
