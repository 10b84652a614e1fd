import Foundation

/// The kind of a path element, which fixes its number of points.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath. One point.
  case moveToPoint
  /// A straight line from the current point. One point, its end.
  case addLineToPoint
  /// A quadratic Bézier curve. Two points: the control point and the end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve. Three points: both control points and the end.
  case addCurveToPoint
  /// A line back to the beginning of the subpath. No points.
  case closeSubpath

  /// How many points an element of this kind has.
  var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// One element of a path. Its points are valid only during the call that hands it out.
public struct CGPathElement {
  /// The kind of the element, which determines how many of `points` are valid.
  public var type: CGPathElementType
  /// The points of the element: 0 to 3, depending on `type`.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element with points that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Which areas are inside a path that crosses itself or has several subpaths.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the path's turns around a point do not cancel: a hole needs a subpath in the other direction.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times: a nested subpath makes a hole,
  /// regardless of its direction.
  case evenOdd
}

/// How a context draws its path: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill by the winding rule.
  case fill
  /// Fill by the even-odd rule.
  case eoFill
  /// Stroke only.
  case stroke
  /// Fill by the winding rule, then stroke over it.
  case fillStroke
  /// Fill by the even-odd rule, then stroke over it.
  case eoFillStroke
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Half a square: the line is longer by half its width.
  case square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, within the miter limit.
  case miter
  /// A disc around the corner point.
  case round
  /// A corner that is cut off.
  case bevel
}

/// Called by `CGPath.apply(info:function:)` with its `info` and one element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// Called by `CGPath.applyWithBlock(_:)` with one element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
