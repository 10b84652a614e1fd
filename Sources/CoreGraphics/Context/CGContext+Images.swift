import CCairo
import Foundation

extension CGContext {
  /// Draws an image with its top at `rect.maxY`: upright where y points up. The path stays.
  ///
  /// An image that lands pixel on pixel is copied without filtering.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width != 0, rect.height != 0, !rect.isNull, image.width > 0, image.height > 0 else { return }
    let path = cairo_has_current_point(cairo) != 0 ? keptPath() : nil
    var user = cairo_matrix_t()
    cairo_get_matrix(cairo, &user)
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    let toPixels = placement.concatenating(CGAffineTransform(user))
    var matrix = toPixels.snappedToPixels.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_source_surface(cairo, image.surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    if toPixels.isWholePixelTranslation {
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    } else {
      cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
      // The border is sampled against itself, so that it does not fade.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    paintImage(width: Double(image.width), height: Double(image.height))
    cairo_set_matrix(cairo, &user)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    restorePath(path)
  }

  private func paintImage(width: Double, height: Double) {
    cairo_rectangle(cairo, 0, 0, width, height)
    if state.alpha < 1 {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    } else {
      cairo_fill(cairo)
    }
  }
}

extension CGAffineTransform {
  /// Whether it only moves, by whole pixels, up to the rounding of a few multiplications.
  var isWholePixelTranslation: Bool {
    abs(a - 1) < 1e-7 && abs(d - 1) < 1e-7 && abs(b) < 1e-7 && abs(c) < 1e-7
      && abs(tx - tx.rounded()) < 1e-4 && abs(ty - ty.rounded()) < 1e-4
  }

  /// The exact form of a translation by whole pixels; any other transform as it is.
  var snappedToPixels: CGAffineTransform {
    isWholePixelTranslation ? CGAffineTransform(translationX: tx.rounded(), y: ty.rounded()) : self
  }
}

extension CGInterpolationQuality {
  var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
