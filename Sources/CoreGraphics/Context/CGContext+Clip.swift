import CCairo
import Foundation

extension CGContext {
  /// Limits drawing to the inside of the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }

  /// Limits drawing to a rectangle and clears the path.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(drawable(rect))
    cairo_clip(cairo)
  }

  /// Limits drawing to the union of rectangles and clears the path.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    for rect in rects { addRect(drawable(rect)) }
    clip()
  }

  /// Lets drawing reach the whole bitmap again.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.mask = nil
  }

  /// The smallest rectangle around everything that drawing can reach, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x2 > x1 && y2 > y1 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }
}
