import CCairo
import Foundation

/// The drawing properties that Cairo does not keep.
struct GraphicsState {
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var interpolation = CGInterpolationQuality.default
}

extension CGAffineTransform {
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }
}
