import UIKit

/// A gradient of colours.
///
/// Documentation: `SwiftUI/Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position, from 0 to 1.
    public var location: CGFloat
    /// A colour at a position.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The way in which colours between two others are found.
  ///
  /// Documentation: `SwiftUI/Gradient/ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// By the components of the device's colours.
    public static let device = ColorSpace(isPerceptual: false)
    /// In steps that look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours and their positions.
  public var stops: [Stop]

  /// Colours at positions.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at even distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: colors.count > 1 ? CGFloat($0.offset) / CGFloat(colors.count - 1) : 0)
    }
  }
}

extension Gradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .gradient(ResolvedGradient(self, environment, .axial, .top, .bottom)))
  }
}

/// A gradient from above to below.
///
/// Documentation: `SwiftUI/AnyGradient`.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Whether this is the gradient of a single colour, which is lighter at the top.
  private let isShade: Bool

  /// The fraction of white at the top of a colour's gradient [?].
  private static let lightness: CGFloat = 0.2

  /// A gradient from above to below.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
    isShade = false
  }

  init(shadesOf color: Color) {
    gradient = Gradient(colors: [color, color])
    isShade = true
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var resolved = ResolvedGradient(gradient, environment, .axial, .top, .bottom)
    if isShade, let color = resolved.colors.first {
      resolved.colors[0] = UIColor { traits in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func lighter(_ component: CGFloat) -> CGFloat { component + (1 - component) * Self.lightness }
        return UIColor(red: lighter(red), green: lighter(green), blue: lighter(blue), alpha: alpha)
      }
    }
    return _ResolvedShapeStyle(paint: .gradient(resolved))
  }
}

extension Color {
  /// A gradient from a lighter shade of the colour to the colour.
  public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}

/// A gradient as it is drawn.
struct ResolvedGradient {
  var colors: [UIColor]
  var locations: [CGFloat]
  var kind: CAGradientLayerType
  var start: CGPoint
  var end: CGPoint

  init(
    _ gradient: Gradient, _ environment: EnvironmentValues, _ kind: CAGradientLayerType, _ start: UnitPoint,
    _ end: UnitPoint
  ) {
    colors = gradient.stops.map { $0.color.uiColor(environment) }
    locations = gradient.stops.map(\.location)
    self.kind = kind
    self.start = CGPoint(x: start.x, y: start.y)
    self.end = CGPoint(x: end.x, y: end.y)
  }
}

/// A gradient along a line.
///
/// Documentation: `SwiftUI/LinearGradient`.
public struct LinearGradient: ShapeStyle, View, LeafView {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// A gradient from one point to another.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Colours at even distances from one point to another.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at positions from one point to another.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(paint: .gradient(ResolvedGradient(gradient, environment, .axial, start, end)))
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(Rectangle(), .fill(FillStyle()), _resolve(in: environment))
  }
}

/// A gradient from a point outwards. Its radii are drawn as fractions of the shape's size.
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

  nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(
      paint: .gradient(
        ResolvedGradient(gradient, environment, .radial, center, UnitPoint(x: center.x + 0.5, y: center.y + 0.5))))
  }

  func makeLeaf(_ node: ViewNode) -> ShapeLeaf { ShapeLeaf(node.graph) }
  func update(_ leaf: ShapeLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.update(Rectangle(), .fill(FillStyle()), _resolve(in: environment))
  }
}

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

  /// A gradient around a point, from one angle clockwise to another. Each half of the rest of the turn has the colour of the
  /// end that is nearer.
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

extension ShapeStyle where Self == LinearGradient {
  /// Colours at even distances from one point to another.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from one point to another.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours at even distances around a point, from one radius to another.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient around a point, from one radius to another.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours at even distances around a point, from one angle clockwise to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around a point, from one angle clockwise to another.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around a point, beginning at an angle.
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours at even distances once around a point, beginning at an angle.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
