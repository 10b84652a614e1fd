import CCairo
import Foundation

extension CGContext {
  /// Intersects the clip with the inside of the path and clears the path. An empty path clips everything.
  /// `restoreGState` and `resetClip` widen the clip again.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
  }

  /// Intersects the clip with a rectangle in user space and clears the path.
  public func clip(to rect: CGRect) {
    cairo_new_path(cairo)
    addRect(drawable(rect))
    cairo_clip(cairo)
  }

  /// Intersects the clip with the union of rectangles in user space and clears the path. No rectangles clip
  /// everything.
  public func clip(to rects: [CGRect]) {
    cairo_new_path(cairo)
    for rect in rects { addRect(drawable(rect)) }
    clip()
  }

  /// Removes every clip and mask, so that drawing reaches the whole bitmap again.
  public func resetClip() {
    cairo_reset_clip(cairo)
    state.mask = nil
  }

  /// The smallest rectangle around the clip, in user space; null when the clip is empty. Under a rotation it may be
  /// larger than the clip.
  public var boundingBoxOfClipPath: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x2 > x1 && y2 > y1 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }
}
