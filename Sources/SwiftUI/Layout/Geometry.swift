import CoreGraphics

/// A size that a container offers a view. Nil in a direction asks for the ideal size, zero for the smallest and infinity
/// for the largest.
///
/// Documentation: `SwiftUI/ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points.
  public var width: CGFloat?
  /// The offered height in points.
  public var height: CGFloat?

  /// An offered width and height, in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offered size, in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size, with `size` in place of unspecified dimensions; 10 by 10 points by default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A direction: sideways or up and down.
///
/// Documentation: `SwiftUI/Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Sideways.
  case horizontal
  /// Up and down.
  case vertical

  /// Directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Sideways.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
///
/// Documentation: `SwiftUI/Edge`.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge at which lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which lines end.
  case trailing

  /// Edges of a rectangle.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge at which lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge at which lines end.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The edges at which lines begin and end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle, in points.
///
/// Documentation: `SwiftUI/EdgeInsets`.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge at which lines begin.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge at which lines end.
  public var trailing: CGFloat

  /// Distances from each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// One distance at some edges.
  init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// A point in fractions of a rectangle: (0, 0) is its upper leading corner.
///
/// Documentation: `SwiftUI/UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// The upper leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point by its fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
///
/// Documentation: `SwiftUI/Angle`.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of zero.
  public static let zero = Angle()
  /// Whether an angle is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// An angle multiplied by a number.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  /// An angle multiplied by a number.
  public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
  /// An angle divided by a number.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  /// The ratio of two angles.
  public static func / (a: Angle, b: Angle) -> Double { a.radians / b.radians }
  /// The angle in the other direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  /// Multiplies the angle.
  public static func *= (a: inout Angle, b: Double) { a = a * b }
  /// Divides the angle.
  public static func /= (a: inout Angle, b: Double) { a = a / b }
}

/// The visibility of a part of the interface.
///
/// Documentation: `SwiftUI/Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the part.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
