import CCairo
import Foundation

/// The drawing properties that Cairo does not keep.
struct GraphicsState {
  var fill = Paint.black { didSet { fillPattern = nil } }
  var stroke = Paint.black { didSet { strokePattern = nil } }
  /// Painted instead of the colour; nil for none.
  var fillPattern: ColorPattern?
  var strokePattern: ColorPattern?
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var interpolation = CGInterpolationQuality.default
  var shadow: Shadow?
  var mask: ClipMask?

  /// Whether Cairo can do a drawing call alone: no shadow, no mask, no `plusDarker`.
  var isPlain: Bool { shadow == nil && mask == nil && blendMode != .plusDarker }
}

/// A colour to paint with: sRGB, not premultiplied.
struct Paint: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let black = Paint(red: 0, green: 0, blue: 0, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: CGColor) {
    let value = color.sRGB
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }

  init(clampingRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> Double { min(max(Double(value), 0), 1) }
    self.init(red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }
}

/// A shadow in pixels of the context, y down.
struct Shadow {
  var dx: Double
  var dy: Double
  var sigma: Double
  var paint: Paint
}

/// Coverage that multiplies everything drawn: an 8 bit surface at (`x`, `y`) in pixels of the context. Outside the
/// surface the coverage is 0.
final class ClipMask {
  let surface: OpaquePointer
  let x: Int
  let y: Int

  /// Takes over the caller's reference.
  init(surface: OpaquePointer, x: Int, y: Int) {
    self.surface = surface
    self.x = x
    self.y = y
  }

  deinit {
    cairo_surface_destroy(surface)
  }
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
