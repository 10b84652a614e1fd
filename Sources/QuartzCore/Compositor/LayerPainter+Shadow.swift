import CCairo
import CPixels
import CoreGraphics
import Foundation

extension LayerPainter {
  /// Draws the shadow of a layer: its outline, or the shape of its contents and sublayers, blurred and shifted.
  func drawShadow(_ layer: CALayer, _ matrix: CGAffineTransform) {
    let values = layer.shown
    guard let color = values.shadowColor, color.alpha > 0 else { return }
    let scale = hypot(matrix.a, matrix.b)
    let deviation = max(values.shadowRadius, 0) * scale
    let margin = Int((deviation * 3).rounded(.up)) + 2
    let shape = values.shadowPath?.pointBox ?? layer.shadowCasterExtent
    guard !shape.isNull else { return }
    let shifted = shape.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height).applying(matrix)
    // Only the visible part, and the surroundings near enough to blur into it.
    let seen = visibleBox.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
    let box = shifted.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin)).intersection(seen)
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return }
    let (x, y) = (pixelFloor(box.minX), pixelFloor(box.minY))
    let (width, height) = (pixelCeiling(box.maxX) - x, pixelCeiling(box.maxY) - y)
    guard width <= 8192, height <= 8192,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return }
    var moved = CGAffineTransform(translationX: values.shadowOffset.width, y: values.shadowOffset.height)
      .concatenating(matrix)
    moved.tx -= CGFloat(x)
    moved.ty -= CGFloat(y)
    drawCaster(layer, moved, into: surface)
    cairo_surface_flush(surface)
    AlphaBlur(surface: surface)?.blur(deviation: deviation)
    cairo_surface_mark_dirty(surface)
    let components = color.sRGB
    setIdentity()
    cairo_set_source_rgba(
      cairo, components.red, components.green, components.blue, components.alpha * Double(values.shadowOpacity))
    cairo_mask_surface(cairo, surface, Double(x), Double(y))
    cairo_surface_destroy(surface)
  }

  private func drawCaster(_ layer: CALayer, _ matrix: CGAffineTransform, into surface: OpaquePointer) {
    let values = layer.shown
    let context = CGContext(surface: surface, scale: 1)
    let painter = LayerPainter(context: context, compositor: nil)
    if let path = values.shadowPath {
      painter.setMatrix(matrix)
      context.addPath(path)
      cairo_set_source_rgba(painter.cairo, 0, 0, 0, 1)
      cairo_fill(painter.cairo)
    } else if let color = values.backgroundColor, color.alpha > 0 {
      cairo_set_source_rgba(painter.cairo, 0, 0, 0, Double(color.alpha))
      painter.addRoundedBounds(values, matrix, inset: 0)
      painter.setIdentity()
      cairo_fill(painter.cairo)
    } else {
      painter.drawCasterContents(layer, matrix)
    }
  }

  /// Draws the contents and sublayers of a layer without a background, as the shape of its shadow.
  private func drawCasterContents(_ layer: CALayer, _ matrix: CGAffineTransform) {
    let copy = layer.shown.copy()
    copy.shadowOpacity = 0
    let shown = layer.shown
    layer.shown = copy
    drawLayer(layer, matrix, opacity: 1)
    layer.shown = shown
  }
}

/// Blurs an alpha surface by three box filters, which approximate a Gaussian.
struct AlphaBlur {
  private let base: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int

  init?(surface: OpaquePointer) {
    guard let base = cairo_image_surface_get_data(surface) else { return nil }
    self.base = base
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  func blur(deviation: Double) {
    guard deviation > 0.1 else { return }
    // Widths of three box filters whose variances add up to the requested one.
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    let lower = max(Int(ideal) - (Int(ideal) % 2 == 0 ? 1 : 0), 1)
    let narrow = Double(lower)
    let count = (12 * deviation * deviation - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4)
    let widths = (0..<3).map { Double($0) < count.rounded() ? lower : lower + 2 }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
      for size in widths where size > 1 {
        for row in 0..<height { blur_bytes(base + row * bytesPerRow, 1, width, size / 2, line.baseAddress) }
        for column in 0..<width { blur_bytes(base + column, bytesPerRow, height, size / 2, line.baseAddress) }
      }
    }
  }
}
