import CCairo
import Foundation

extension CGContext {
  /// A copy of the current path in user space; nil when the path is empty. Quadratic curves come back as the equal
  /// cubic ones. Cost: O(n) in the path's elements.
  public var path: CGPath? {
    guard let copy = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.num_data > 0, let data = copy.pointee.data else { return nil }
    var elements = PathElements()
    var index = 0
    func point(_ offset: Int) -> CGPoint {
      CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
    }
    while index < Int(copy.pointee.num_data) {
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: elements.move(to: point(1))
      case CAIRO_PATH_LINE_TO: elements.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: elements.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: elements.closeSubpath()
      }
      index += Int(data[index].header.length)
    }
    elements.dropTrailingMoveAfterClose()
    return CGPath(elements: elements)
  }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool {
    guard cairo_has_current_point(cairo) == 0 else { return false }
    let path = cairo_copy_path(cairo)
    defer { cairo_path_destroy(path) }
    return (path?.pointee.num_data ?? 0) == 0
  }

  /// The end of the current path in user space; zero when the path is empty.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The smallest rectangle around the current path's lines and curves, in user space; null when the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  /// Whether drawing the path in `mode` would paint `point` (user space). The fill colour's alpha and the clip have
  /// no part in it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let (x, y) = (Double(point.x), Double(point.y))
    let isStroked = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
    if isStroked, cairo_in_stroke(cairo, x, y) != 0 { return true }
    guard mode != .stroke else { return false }
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    return cairo_in_fill(cairo, x, y) != 0
  }

  /// Replaces the current path by the outline of its stroke with the line properties in force, for filling or
  /// clipping. Dashes are ignored.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let caps: [CGLineCap] = [.butt, .round, .square]
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    let stroked = path.copy(
      strokingWithWidth: CGFloat(cairo_get_line_width(cairo)),
      lineCap: caps[Int(cairo_get_line_cap(cairo).rawValue)],
      lineJoin: joins[Int(cairo_get_line_join(cairo).rawValue)],
      miterLimit: CGFloat(cairo_get_miter_limit(cairo)))
    cairo_new_path(cairo)
    addPath(stroked)
  }
}
