import UIKit

/// Lines and curves.
///
/// Documentation: `SwiftUI/Path`.
public struct Path: Equatable, @unchecked Sendable {
  private var storage: CGMutablePath

  /// The path as CoreGraphics has it.
  public var cgPath: CGPath { storage }

  /// An empty path.
  public init() { storage = CGMutablePath() }

  /// A path of CoreGraphics.
  public init(_ path: CGPath) {
    self.init()
    storage.addPath(path)
  }

  /// A rectangle.
  public init(_ rect: CGRect) {
    self.init()
    storage.addRect(rect)
  }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    storage.addEllipse(in: rect)
  }

  /// A rectangle with rounded corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init()
    guard !rect.isEmpty else { return }
    let most = min(rect.width, rect.height) / 2
    let radius = min(max(cornerRadius, 0), most)
    storage.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether it has no elements.
  public var isEmpty: Bool { storage.isEmpty }
  /// The smallest rectangle around the path and the points that shape its curves.
  public var boundingRect: CGRect { storage.boundingBox }
  /// The point at which the next line begins; nil for an empty path.
  public var currentPoint: CGPoint? { isEmpty ? nil : storage.currentPoint }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = CGMutablePath()
      copy.addPath(storage)
      storage = copy
    }
    body(storage)
  }

  /// Begins a new line at a point.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// Draws a line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  /// Adds a curve to a point, with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a curve to a point, with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Draws a line back to where the lines began.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: transform)
    }
  }
  /// Adds an ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds lines through points, as a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Adds an arc of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  /// Rounds a corner: adds an arc that touches the lines from the current point to one point, and from there to another,
  /// and a line from the current point to the arc.
  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: transform) }
  }
  /// Adds an arc with a start angle and a relative angle, clockwise if that is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// The path, moved, turned or stretched.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path, moved by some points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// The outline of the path as it is stroked.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line =
      style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// The section between two fractions of the path's length. Curves are approximated by short lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    return PathTrimming.part(of: cgPath, from: max(from, 0), to: min(to, 1))
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
