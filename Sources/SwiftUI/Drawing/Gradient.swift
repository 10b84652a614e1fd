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

  /// How the colours between two stops are interpolated.
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
  /// The radius of a radial gradient in points; nil if `end` gives it in fractions of the bounds.
  var radius: CGFloat?

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

  /// Circles or ellipses between two radii, which are in points or in fractions of the bounds.
  init(
    _ gradient: Gradient, _ environment: EnvironmentValues, around center: UnitPoint, _ startRadius: CGFloat,
    _ endRadius: CGFloat
  ) {
    // The layer's gradient begins in the middle and ends at the greater radius.
    let (inner, outer) = (max(min(startRadius, endRadius), 0), max(startRadius, endRadius, 0.0001))
    let isTurned = startRadius > endRadius
    let stops = gradient.stops.map { stop in
      let part = isTurned ? 1 - stop.location : stop.location
      return Gradient.Stop(color: stop.color, location: (inner + (outer - inner) * part) / outer)
    }
    self.init(
      Gradient(stops: isTurned ? stops.reversed() : stops), environment, .radial, center,
      UnitPoint(x: center.x + outer, y: center.y + outer))
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
