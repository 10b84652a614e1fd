import CPango

/// Rounds positions and lengths to device pixels, by a context's transform. It changes nothing if the transform
/// rotates.
struct PixelGrid {
  private var scale = 1.0
  private var offset = 0.0
  private var isUpright = false

  init(cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy != 0 else { return }
    isUpright = true
    scale = matrix.yy
    offset = matrix.y0
  }

  /// A pixel's height in points.
  var size: Double { isUpright ? 1 / abs(scale) : 0 }

  func snapped(y: Double) -> Double {
    isUpright ? ((y * scale + offset).rounded() - offset) / scale : y
  }

  /// A length in whole pixels.
  func rounded(_ length: Double) -> Double {
    isUpright ? (length * abs(scale)).rounded() / abs(scale) : length
  }
}
