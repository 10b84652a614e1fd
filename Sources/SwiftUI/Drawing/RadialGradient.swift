import UIKit

/// A gradient from a point outwards, in circles. Within the first radius it has the first colour, beyond the second
/// radius the last colour.
///
/// Documentation: `SwiftUI/RadialGradient`.
public struct RadialGradient: ShapeStyle, View, LeafView {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient between two radii in points.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours at even distances between two radii in points.
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at positions between two radii in points.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var resolved = ResolvedGradient(gradient, environment, around: center, startRadius, endRadius)
    resolved.radius = max(startRadius, endRadius)
    return _ResolvedShapeStyle(paint: .gradient(resolved))
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(Rectangle(), .fill(FillStyle()), _resolve(in: environment))
  }
}

/// A gradient from a point outwards, in ellipses that have the proportions of the bounds.
///
/// Documentation: `SwiftUI/EllipticalGradient`.
public struct EllipticalGradient: ShapeStyle, View, LeafView {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// A gradient between two radii in fractions of the width and the height; 0.5 reaches from the middle to the edges.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  /// Colours at even distances between two radii in fractions of the width and the height.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours at positions between two radii in fractions of the width and the height.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(
      paint: .gradient(ResolvedGradient(gradient, environment, around: center, startRadius, endRadius)))
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(Rectangle(), .fill(FillStyle()), _resolve(in: environment))
  }
}
