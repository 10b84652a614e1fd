import UIKit

extension Path {
  /// A step of a path.
  ///
  /// Documentation: `SwiftUI/Path/Element`.
  public enum Element: Equatable, Sendable {
    /// Begins a new line at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the lines began.
    case closeSubpath
  }

  /// Calls a closure with each step, in their order.
  public func forEach(_ body: (Path.Element) -> Void) {
    withoutActuallyEscaping(body) { body in
      cgPath.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: body(.move(to: points[0]))
        case .addLineToPoint: body(.line(to: points[0]))
        case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
        case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
        case .closeSubpath: body(.closeSubpath)
        }
      }
    }
  }
}
