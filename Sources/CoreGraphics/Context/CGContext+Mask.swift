import CCairo
import Foundation

extension CGContext {
  /// Intersects the clip with `rect` and multiplies everything drawn from now on by `mask`, stretched over `rect`.
  /// `restoreGState` and `resetClip` remove the mask.
  ///
  /// An image mask lets drawing through where its samples are 0; an image without alpha where it is light; any other
  /// where it is opaque. Costs a pass over the pixels of the clip.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard !rect.isEmpty, let bounds = clipBounds(), let coverage = mask.coverage,
      let (surface, context) = Self.surfaceApart(CAIRO_FORMAT_A8, bounds)
    else { return }
    defer { cairo_surface_destroy(coverage) }
    var matrix = imagePlacement(width: mask.width, height: mask.height, in: rect).cairoMatrix
    cairo_set_matrix(context, &matrix)
    cairo_set_source_surface(context, coverage, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let before = state.mask {
      cairo_identity_matrix(context)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_mask_surface(context, before.surface, Double(before.x), Double(before.y))
    } else {
      cairo_paint(context)
    }
    cairo_destroy(context)
    cairo_surface_set_device_offset(surface, 0, 0)
    state.mask = ClipMask(surface: surface, x: bounds.x, y: bounds.y)
  }
}
