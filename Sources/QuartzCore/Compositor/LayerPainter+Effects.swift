import CCairo
import CoreGraphics

extension LayerPainter {
  /// Draws a layer into a separate buffer, changes its pixels and paints them.
  func drawWithEffects(
    _ effects: [LayerEffect], _ layer: CALayer, _ matrix: CGAffineTransform, _ content: () -> Void
  ) {
    let extent = layer.treeExtent
    guard !extent.isNull else { return }
    cairo_save(cairo)
    // A blur also needs the pixels around the clip, so that the content is drawn without the clip.
    if layer.effectReach > 0 { cairo_reset_clip(cairo) }
    clip(toPixels: extent.applying(matrix))
    let pattern = changedPixels(effects, scale: (abs(matrix.a * matrix.d - matrix.b * matrix.c)).squareRoot(), content)
    cairo_restore(cairo)
    guard let pattern else { return }
    cairo_save(cairo)
    clip(toPixels: extent.applying(matrix))
    setIdentity()
    for case .ground(let colors) in effects {
      drawGround(colors, through: pattern)
      cairo_pattern_destroy(pattern)
      return cairo_restore(cairo)
    }
    cairo_set_source(cairo, pattern)
    for case .blend(let mode) in effects { cairo_set_operator(cairo, mode.cairoOperator) }
    cairo_paint(cairo)
    cairo_pattern_destroy(pattern)
    cairo_restore(cairo)
  }

  /// Paints the target's pixels within the clip again in changed colours, as far as `mask` is opaque.
  private func drawGround(_ colors: [ColorMatrix], through mask: OpaquePointer) {
    let box = visibleBox.insetBy(dx: 4, dy: 4)
    guard box.width >= 1, box.height >= 1, let target = cairo_get_group_target(cairo),
      let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height))
    else { return }
    defer { cairo_surface_destroy(copy) }
    let inner = cairo_create(copy)
    cairo_set_source_surface(inner, target, -box.minX, -box.minY)
    cairo_paint(inner)
    cairo_destroy(inner)
    cairo_surface_flush(copy)
    if let pixels = EffectPixels(copy) { for matrix in colors { pixels.apply(.colors(matrix), scale: 1) } }
    cairo_surface_mark_dirty(copy)
    cairo_set_source_surface(cairo, copy, box.minX, box.minY)
    cairo_mask(cairo, mask)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  /// Draws content into a separate buffer of the clip's size, changes its pixels and paints them.
  func drawChanged(_ effects: [LayerEffect], scale: CGFloat, _ content: () -> Void) {
    guard let pattern = changedPixels(effects, scale: scale, content) else { return }
    setIdentity()
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    // Another source, so that Cairo does not keep the pattern's pixels alive.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_pattern_destroy(pattern)
  }

  /// The changed pixels of content that is drawn within the clip.
  private func changedPixels(_ effects: [LayerEffect], scale: CGFloat, _ content: () -> Void) -> OpaquePointer? {
    cairo_push_group(cairo)
    content()
    guard let pattern = cairo_pop_group(cairo) else { return nil }
    var surface: OpaquePointer?
    if cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface {
      cairo_surface_flush(surface)
      if let pixels = EffectPixels(surface) {
        for effect in effects { pixels.apply(effect, scale: scale) }
        cairo_surface_mark_dirty(surface)
      }
    }
    return pattern
  }
}

/// The pixels of a surface, four premultiplied bytes each, as effects change them.
struct EffectPixels {
  private let base: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let bytesPerRow: Int

  /// Nil for a surface that is not an image with four bytes per pixel.
  init?(_ surface: OpaquePointer) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32, let base = cairo_image_surface_get_data(surface)
    else { return nil }
    self.base = base
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  /// - Parameter scale: Pixels per point.
  func apply(_ effect: LayerEffect, scale: CGFloat) {
    switch effect {
    case .colors(let matrix): change(matrix)
    case .blur(let deviation): blur(Double(deviation * scale))
    case .blend, .ground: break
    }
  }

  private func change(_ matrix: ColorMatrix) {
    // Neighbouring pixels usually have equal colours, so the last result is kept.
    var known: (old: UInt32, new: UInt32) = (0, changed(0, matrix))
    for y in 0..<height {
      (base + y * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: width) { row in
        for x in 0..<width {
          if row[x] != known.old { known = (row[x], changed(row[x], matrix)) }
          row[x] = known.new
        }
      }
    }
  }

  private func changed(_ pixel: UInt32, _ matrix: ColorMatrix) -> UInt32 {
    let alpha = Float(pixel >> 24)
    let factor = alpha > 0 ? 1 / alpha : 0
    let color = matrix.applied(
      to: SIMD4(
        Float(pixel >> 16 & 255) * factor, Float(pixel >> 8 & 255) * factor, Float(pixel & 255) * factor, alpha / 255))
    // Transparent pixels stay transparent, even if an amount is added to the components.
    guard pixel >> 24 > 0, color.w > 0 else { return 0 }
    func byte(_ component: Float) -> UInt32 { UInt32((component * color.w * 255).rounded()) }
    return UInt32((color.w * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }

  /// Blurs each component separately: they are premultiplied, so transparent pixels add no colour.
  private func blur(_ deviation: Double) {
    guard deviation > 0, width > 0, height > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { plane in
      guard let start = plane.baseAddress else { return }
      for component in 0..<4 {
        for y in 0..<height {
          let row = base + y * bytesPerRow + component
          for x in 0..<width { plane[y * width + x] = row[x * 4] }
        }
        CoreGraphics.AlphaBlur.blur(start, width: width, height: height, bytesPerRow: width, sigma: deviation)
        for y in 0..<height {
          let row = base + y * bytesPerRow + component
          for x in 0..<width { row[x * 4] = plane[y * width + x] }
        }
      }
    }
  }
}
