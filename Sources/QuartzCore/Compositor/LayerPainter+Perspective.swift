import CCairo
import CoreGraphics

extension LayerPainter {
  /// The maximum width and height, in pixels, of the pictures for a layer in perspective.
  private static let limit: CGFloat = 8192

  /// Draws a layer in perspective. The flat layer is first drawn into a picture of its own, because the target need not
  /// have space for all of it.
  ///
  /// - Parameters:
  ///   - projection: of the layer's points.
  ///   - matrix: from the projected points to pixels.
  func drawProjected(_ layer: CALayer, _ projection: PlaneProjection, _ matrix: CGAffineTransform, opacity: Float) {
    let extent = layer.treeExtent
    // A layer too large for its picture is drawn with fewer pixels.
    let scale = min(
      abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot(),
      (Self.limit - 2) / max(extent.width, extent.height, 1))
    guard !extent.isNull, scale > 0 else { return }
    let shown = projection.extent(of: extent).applying(matrix).intersection(visibleBox).integral
    guard !shown.isNull, shown.width >= 1, shown.height >= 1,
      let source = surface(extent.width * scale + 2, extent.height * scale + 2),
      let result = surface(shown.width, shown.height)
    else { return }
    defer {
      cairo_surface_destroy(source)
      cairo_surface_destroy(result)
    }
    // A margin of one clear pixel around the layer antialiases its edges.
    let toSource = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: 1 - extent.minX * scale, ty: 1 - extent.minY * scale)
    LayerPainter(context: CGContext(surface: source, scale: 1), compositor: compositor)
      .drawLayer(layer, toSource, opacity: opacity)
    cairo_surface_flush(source)
    let toResult = matrix.concatenating(CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
    PixelBuffer(result).project(
      PixelBuffer(source), isOpaque: false,
      by: PlaneProjection(toSource.inverted()).followed(by: projection).followed(by: PlaneProjection(toResult)))
    cairo_surface_mark_dirty(result)
    setIdentity()
    cairo_set_source_surface(cairo, result, shown.minX, shown.minY)
    cairo_paint(cairo)
    // Another source, so that Cairo does not keep the picture's pixels alive.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  private func surface(_ width: CGFloat, _ height: CGFloat) -> OpaquePointer? {
    guard width <= Self.limit, height <= Self.limit else { return nil }
    return cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width.rounded(.up)), Int32(height.rounded(.up)))
  }
}

extension PixelBuffer {
  /// The pixels of an image surface.
  fileprivate init(_ surface: OpaquePointer) {
    self.init(
      base: UnsafeMutableRawPointer(cairo_image_surface_get_data(surface)),
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)),
      bytesPerRow: Int(cairo_image_surface_get_stride(surface)))
  }
}
