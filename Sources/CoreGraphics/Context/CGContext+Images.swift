import CCairo
import Foundation

extension CGContext {
  /// Draws an image stretched over `rect` (user space), its top row at `rect.maxY`: it appears upright where y points
  /// up, and upside down in UIKit's coordinates. An image mask is painted in the fill colour. With `byTiling`, copies
  /// of the image fill the whole clip, aligned to `rect`. Keeps the current path.
  ///
  /// An image whose pixels coincide with the bitmap's is copied without filtering; any other is sampled by
  /// `interpolationQuality`. A rectangle without area draws nothing.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width != 0, rect.height != 0, !rect.isNull, image.width > 0, image.height > 0 else { return }
    let path = cairo_has_current_point(cairo) != 0 ? keptPath() : nil
    let placement = imagePlacement(width: image.width, height: image.height, in: rect)
    var pixels = image.surface
    var swapped: OpaquePointer?
    if swapsRedAndBlue, !image.isMask {
      swapped = CGImage.copy(image.surface, swapsRedAndBlue: true)
      pixels = swapped ?? pixels
    }
    defer { swapped.map { cairo_surface_destroy($0) } }
    compose(extents: byTiling ? nil : rect) { cairo in
      var user = cairo_matrix_t()
      cairo_get_matrix(cairo, &user)
      var matrix = placement.snappedToPixels.cairoMatrix
      cairo_set_matrix(cairo, &matrix)
      if image.isMask { setSource(state.fill, state.fillPattern, alpha: 1, on: cairo) }
      guard let pattern = cairo_pattern_create_for_surface(pixels) else { return }
      if placement.isWholePixelTranslation {
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      } else {
        cairo_pattern_set_filter(pattern, state.interpolation.cairoFilter)
        // Beyond its border the image repeats the border's pixels: blended with transparent ones the edges would fade.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      }
      if byTiling { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT) }
      paint(pattern, of: image, everywhere: byTiling, cairo)
      cairo_pattern_destroy(pattern)
      cairo_set_matrix(cairo, &user)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
    restorePath(path)
  }

  private func paint(_ pattern: OpaquePointer, of image: CGImage, everywhere: Bool, _ cairo: OpaquePointer) {
    if !image.isMask { cairo_set_source(cairo, pattern) }
    if !everywhere {
      cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
      if !image.isMask, state.alpha == 1 { return paintInsidePath(cairo) }
    }
    cairo_save(cairo)
    if !everywhere { cairo_clip(cairo) }
    if image.isMask {
      if state.alpha < 1 { cairo_push_group(cairo) }
      cairo_mask(cairo, pattern)
      if state.alpha < 1 { cairo_pop_group_to_source(cairo) }
    }
    if !image.isMask || state.alpha < 1 { cairo_paint_with_alpha(cairo, state.alpha) }
    cairo_restore(cairo)
  }

  /// Maps an image's pixels to this context's pixels; both count rows from the top.
  func imagePlacement(width: Int, height: Int, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height), tx: rect.minX, ty: rect.maxY
    ).concatenating(deviceTransform)
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves, and by whole pixels, up to rounding errors.
  var isWholePixelTranslation: Bool {
    abs(a - 1) < 1e-7 && abs(d - 1) < 1e-7 && abs(b) < 1e-7 && abs(c) < 1e-7
      && abs(tx - tx.rounded()) < 1e-4 && abs(ty - ty.rounded()) < 1e-4
  }

  /// The transform without rounding errors if it is a translation by whole pixels; else the transform itself.
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
