import CPango

/// Rounds the scale at which glyphs are drawn.
///
/// Cairo treats each scale as another font, whose glyphs it caches. Scales that differ only in the last bits, as in an
/// animation, would fill its memory with identical pictures.
enum GlyphScale {
  /// Steps to a scale of 1: exact for every scale of a screen, otherwise off by at most one pixel in 130,000.
  private static let steps = 65536.0

  /// Rounds a context's scale; its origin stays.
  static func round(_ cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    var rounded = Self.rounded(matrix)
    if rounded.xx != matrix.xx || rounded.yy != matrix.yy || rounded.xy != matrix.xy || rounded.yx != matrix.yx {
      cairo_set_matrix(cairo, &rounded)
    }
  }

  static func rounded(_ matrix: cairo_matrix_t) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: rounded(matrix.xx), yx: rounded(matrix.yx), xy: rounded(matrix.xy), yy: rounded(matrix.yy), x0: matrix.x0,
      y0: matrix.y0)
  }

  private static func rounded(_ value: Double) -> Double { (value * steps).rounded() / steps }
}
