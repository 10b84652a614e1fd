import Foundation

/// A path to which lines and curves can be added. A transform argument maps the points of that call alone.
public class CGMutablePath: CGPath {
  /// A path without elements.
  public init() {
    super.init(elements: PathElements())
  }

  override init(elements: PathElements) {
    super.init(elements: elements)
  }

  /// Begins a subpath at `point`. A move directly after a move replaces it.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  /// Adds a line from the current point. Does nothing in an empty path; after `closeSubpath` it starts where the
  /// closed subpath started.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve with one control point from the current point. Does nothing in an empty path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve with two control points from the current point. Does nothing in an empty path.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a line back to the beginning of the subpath and joins both ends. Does nothing in an empty path or twice in
  /// a row.
  public func closeSubpath() {
    elements.closeSubpath()
  }

  /// Adds a closed subpath around a rectangle. A null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform)
  }

  /// Adds a closed subpath around each rectangle, in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { elements.addRect(rect, transform) }
  }

  /// Begins a subpath at the first point and adds lines through the others, in order. Does nothing without points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    elements.move(to: first.applying(transform))
    for point in points.dropFirst() { elements.addLine(to: point.applying(transform)) }
  }

  /// Adds a closed subpath along the ellipse that touches the four sides of `rect`, beginning at the middle of the
  /// right side. A null rectangle adds nothing.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform)
  }

  /// Adds a closed subpath around a rectangle with elliptic corners of `cornerWidth` by `cornerHeight`. Stops the
  /// program when twice a corner's size exceeds the rectangle's, or a size is negative.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
  }

  /// Adds an arc of a circle, and a line to it from the current point if there is one. Angles are radians from the
  /// positive x axis. `clockwise` is meant with y pointing up, so it appears reversed in UIKit's coordinates, where y
  /// points down. A radius of 0 or less adds no arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Rounds a corner: adds an arc that touches the line from the current point to `tangent1End` and the line from there
  /// to `tangent2End`, and a line from the current point to the arc. Adds only the line to `tangent1End` if the three
  /// points are collinear or the radius is not positive; nothing in an empty path.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
  }

  /// Adds an arc that turns by `delta` radians from `startAngle`, towards larger angles when `delta` is positive, and
  /// a line to it from the current point if there is one. It may go round several times.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Adds the elements of another path; its first element, a move, begins a subpath.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform)
  }
}
