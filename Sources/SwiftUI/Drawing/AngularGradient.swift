import UIKit

/// A gradient around a point.
///
/// Documentation: `SwiftUI/AngularGradient`.
public struct AngularGradient: ShapeStyle, View, LeafView {
  let gradient: Gradient
  let center: UnitPoint
  let angle: Angle

  /// A gradient once around a point, beginning at an angle.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
  }

  /// Colours at even distances once around a point.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Colours at positions once around a point, beginning at an angle.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// A gradient around a point, from one angle clockwise to another. The remaining sector has, in each half, the colour
  /// of the nearer end.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    let part = min(max((endAngle.radians - startAngle.radians) / (2 * .pi), 0), 1)
    var stops = gradient.stops.map { Gradient.Stop(color: $0.color, location: $0.location * part) }
    if part < 1, let first = stops.first, let last = stops.last {
      let middle = (1 + part) / 2
      stops += [.init(color: last.color, location: middle), .init(color: first.color, location: middle)]
    }
    self.init(gradient: Gradient(stops: stops), center: center, angle: startAngle)
  }

  /// Colours at even distances around a point, from one angle clockwise to another.
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours at positions around a point, from one angle clockwise to another.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let end = UnitPoint(x: center.x + cos(angle.radians) / 2, y: center.y + sin(angle.radians) / 2)
    return _ResolvedShapeStyle(paint: .gradient(ResolvedGradient(gradient, environment, .conic, center, end)))
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(Rectangle(), .fill(FillStyle()), _resolve(in: environment))
  }
}
