import CCairo
import Foundation

extension CGContext {
  /// Discards the current path.
  public func beginPath() {
    cairo_new_path(cairo)
  }

  /// Begins a subpath at a point in user space.
  public func move(to point: CGPoint) {
    cairo_move_to(cairo, Double(point.x), Double(point.y))
  }

  /// Adds a line from the current point to `point`. Does nothing when the path has no current point.
  public func addLine(to point: CGPoint) {
    guard cairo_has_current_point(cairo) != 0 else { return }
    cairo_line_to(cairo, Double(point.x), Double(point.y))
  }

  /// Begins a subpath at the first point and adds lines through the others, in order. Does nothing without points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve from the current point to `end`. Does nothing when the path has no current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard cairo_has_current_point(cairo) != 0 else { return }
    cairo_curve_to(
      cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
      Double(end.y))
  }

  /// Adds a quadratic Bézier curve from the current point to `end`; it is stored as the equal cubic curve. Does
  /// nothing when the path has no current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard cairo_has_current_point(cairo) != 0 else { return }
    let start = currentPointOfPath
    addCurve(
      to: end,
      control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
  }

  /// Adds a line back to the beginning of the subpath and joins both ends there. Does nothing without a subpath.
  public func closePath() {
    cairo_close_path(cairo)
  }

  /// Adds a closed subpath around a rectangle. A null rectangle adds nothing.
  public func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  /// Adds a closed subpath around each rectangle, in order.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a closed subpath along the ellipse that touches the four sides of `rect`.
  public func addEllipse(in rect: CGRect) {
    var elements = PathElements()
    elements.addEllipse(in: rect, .identity)
    append(elements)
  }

  /// Adds an arc of a circle, and a line to it from the current point if there is one. Angles are radians from the
  /// positive x axis. `clockwise` is meant with y pointing up, so it appears reversed in UIKit's coordinates. A
  /// radius of 0 or less adds no arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var elements = beginningAtCurrentPoint()
    let delta = PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, .identity)
    append(elements, joined: true)
  }

  /// Rounds a corner: adds an arc that touches the line from the current point to `tangent1End` and the line from there
  /// to `tangent2End`, and a line from the current point to the arc. Adds only the line to `tangent1End` if the three
  /// points are collinear or the radius is not positive; nothing without a current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    var elements = beginningAtCurrentPoint()
    elements.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, .identity)
    append(elements, joined: true)
  }

  /// Adds the elements of `path` to the current path, transformed from user space as it is now.
  public func addPath(_ path: CGPath) {
    append(path.elements)
  }

  private func beginningAtCurrentPoint() -> PathElements {
    var elements = PathElements()
    if cairo_has_current_point(cairo) != 0 { elements.move(to: currentPointOfPath) }
    return elements
  }

  /// Adds elements to the path. If they are `joined`, an initial move to the current point is left out.
  func append(_ elements: PathElements, joined: Bool = false) {
    Self.append(elements, to: cairo, joined: joined && cairo_has_current_point(cairo) != 0)
  }

  static func append(_ elements: PathElements, to cairo: OpaquePointer, joined: Bool = false) {
    elements.points.withUnsafeBufferPointer { points in
      var next = 0
      var current = CGPoint.zero
      for (index, type) in elements.types.enumerated() {
        switch type {
        case .moveToPoint:
          current = points[next]
          if index > 0 || !joined { cairo_move_to(cairo, Double(current.x), Double(current.y)) }
        case .addLineToPoint:
          current = points[next]
          cairo_line_to(cairo, Double(current.x), Double(current.y))
        case .addQuadCurveToPoint:
          let (control, end) = (points[next], points[next + 1])
          cairo_curve_to(
            cairo,
            Double(current.x + (control.x - current.x) * 2 / 3), Double(current.y + (control.y - current.y) * 2 / 3),
            Double(end.x + (control.x - end.x) * 2 / 3), Double(end.y + (control.y - end.y) * 2 / 3),
            Double(end.x), Double(end.y))
          current = end
        case .addCurveToPoint:
          let (first, second, end) = (points[next], points[next + 1], points[next + 2])
          cairo_curve_to(
            cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x), Double(end.y))
          current = end
        case .closeSubpath:
          cairo_close_path(cairo)
        }
        next += type.pointCount
      }
    }
  }

  /// Removes and returns the current path, for a call that needs Cairo's only path for something else. `restorePath`
  /// brings it back.
  func keptPath() -> UnsafeMutablePointer<cairo_path_t>? {
    guard cairo_has_current_point(cairo) != 0 else {
      cairo_new_path(cairo)
      return nil
    }
    let path = cairo_copy_path(cairo)
    cairo_new_path(cairo)
    return path
  }

  func restorePath(_ path: UnsafeMutablePointer<cairo_path_t>?) {
    guard let path else { return }
    cairo_new_path(cairo)
    cairo_append_path(cairo, path)
    cairo_path_destroy(path)
  }
}
