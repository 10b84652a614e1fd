import CCairo
import Foundation

/// A rectangle of whole pixels in a context's bitmap, measured from its top left.
struct PixelBounds {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest rectangle of whole pixels that contains `rect`; empty for a null rectangle. Edges are limited to a
  /// million pixels.
  init(around rect: CGRect) {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0 else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let limit = 1_000_000.0
    func pixel(_ value: CGFloat) -> Int { Int(min(max(Double(value), -limit), limit)) }
    let (left, top) = (pixel(rect.minX.rounded(.down)), pixel(rect.minY.rounded(.down)))
    self.init(
      x: left, y: top, width: pixel(rect.maxX.rounded(.up)) - left, height: pixel(rect.maxY.rounded(.up)) - top)
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGContext {
  /// Calls `draw` with the Cairo context to draw into: this context's own, or that of a temporary picture when a
  /// shadow, a mask or `plusDarker` is in force, which Cairo cannot do alone. The picture is composed afterwards.
  ///
  /// `extents` bounds the drawing in user space; nil means the whole clip. A temporary picture gets a copy of the
  /// path, so a caller that consumes the path must clear it.
  package func compose(extents: CGRect? = nil, _ draw: (OpaquePointer) -> Void) {
    if state.isPlain { draw(cairo) } else { composeApart(extents: extents, draw) }
  }

  /// Draws content that another library paints, such as text, with this context's alpha, shadow, mask and blend mode,
  /// which that library ignores. Costs nothing if none of them is set.
  package func composeForeign(extents: CGRect? = nil, _ draw: (OpaquePointer) -> Void) {
    compose(extents: extents) { cairo in
      guard state.alpha < 1 else { return draw(cairo) }
      cairo_push_group(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      draw(cairo)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }

  private func composeApart(extents: CGRect?, _ draw: (OpaquePointer) -> Void) {
    guard let clip = clipBounds() else { return }
    var needed = clip.rect
    if let shadow = state.shadow {
      let reach = CGFloat(AlphaBlur.reach(sigma: shadow.sigma))
      needed = needed.union(
        clip.rect.offsetBy(dx: CGFloat(-shadow.dx), dy: CGFloat(-shadow.dy)).insetBy(dx: -reach - 1, dy: -reach - 1))
    }
    if let extents {
      needed = needed.intersection(extents.applying(deviceTransform).insetBy(dx: -1, dy: -1))
    }
    let bounds = PixelBounds(around: needed)
    guard !bounds.isEmpty, let picture = pictureApart(bounds, draw) else { return }
    defer { cairo_surface_destroy(picture) }

    let path = keptPath()
    var user = cairo_matrix_t()
    cairo_get_matrix(cairo, &user)
    cairo_identity_matrix(cairo)
    if let shadow = state.shadow { paintShadow(shadow, of: picture, bounds) }
    if state.blendMode == .plusDarker { darken(picture, bounds) }
    cairo_set_source_surface(cairo, picture, Double(bounds.x), Double(bounds.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    paintThroughMask(bounds)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_set_matrix(cairo, &user)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    restorePath(path)
  }

  /// Maps user space to pixels from the top left.
  var deviceTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  /// The pixels inside the clip; nil when there are none.
  func clipBounds() -> PixelBounds? {
    let clip = boundingBoxOfClipPath
    guard !clip.isNull else { return nil }
    let bounds = PixelBounds(around: clip.applying(deviceTransform))
    return bounds.isEmpty ? nil : bounds
  }

  /// Runs `draw` on a new transparent surface and returns the surface, which the caller destroys.
  private func pictureApart(_ bounds: PixelBounds, _ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
    guard let (picture, apart) = Self.surfaceApart(CAIRO_FORMAT_ARGB32, bounds) else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_set_matrix(apart, &matrix)
    copyLineProperties(to: apart)
    if let path = cairo_copy_path(cairo) {
      cairo_append_path(apart, path)
      cairo_path_destroy(path)
    }
    draw(apart)
    cairo_destroy(apart)
    cairo_surface_set_device_offset(picture, 0, 0)
    cairo_surface_flush(picture)
    return picture
  }

  /// A new surface for `bounds` and a context on it that uses the coordinates of the whole bitmap. The caller
  /// destroys both.
  static func surfaceApart(_ format: cairo_format_t, _ bounds: PixelBounds) -> (OpaquePointer, OpaquePointer)? {
    guard let surface = cairo_image_surface_create(format, Int32(bounds.width), Int32(bounds.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    cairo_surface_set_device_offset(surface, Double(-bounds.x), Double(-bounds.y))
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    return (surface, context)
  }

  func copyLineProperties(to other: OpaquePointer) {
    cairo_set_line_width(other, cairo_get_line_width(cairo))
    cairo_set_line_cap(other, cairo_get_line_cap(cairo))
    cairo_set_line_join(other, cairo_get_line_join(cairo))
    cairo_set_miter_limit(other, cairo_get_miter_limit(cairo))
    cairo_set_fill_rule(other, cairo_get_fill_rule(cairo))
    cairo_set_antialias(other, cairo_get_antialias(cairo))
    cairo_set_tolerance(other, cairo_get_tolerance(cairo))
    let count = Int(cairo_get_dash_count(cairo))
    guard count > 0 else { return }
    var dashes = [Double](repeating: 0, count: count)
    var phase = 0.0
    cairo_get_dash(cairo, &dashes, &phase)
    cairo_set_dash(other, dashes, Int32(count), phase)
  }

  /// Paints the source over `bounds`, through the clip mask if there is one.
  private func paintThroughMask(_ bounds: PixelBounds) {
    if let mask = state.mask {
      cairo_mask_surface(cairo, mask.surface, Double(mask.x), Double(mask.y))
    } else {
      cairo_rectangle(cairo, Double(bounds.x), Double(bounds.y), Double(bounds.width), Double(bounds.height))
      cairo_fill(cairo)
    }
  }

  private func paintShadow(_ shadow: Shadow, of picture: OpaquePointer, _ bounds: PixelBounds) {
    let reach = AlphaBlur.reach(sigma: shadow.sigma)
    let spread = PixelBounds(
      x: bounds.x - reach, y: bounds.y - reach, width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
    guard let (coverage, context) = Self.surfaceApart(CAIRO_FORMAT_A8, spread) else { return }
    defer { cairo_surface_destroy(coverage) }
    cairo_set_source_surface(context, picture, Double(bounds.x), Double(bounds.y))
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_set_device_offset(coverage, 0, 0)
    cairo_surface_flush(coverage)
    if let pixels = cairo_image_surface_get_data(coverage) {
      AlphaBlur.blur(
        pixels, width: spread.width, height: spread.height,
        bytesPerRow: Int(cairo_image_surface_get_stride(coverage)), sigma: shadow.sigma)
    }
    cairo_surface_mark_dirty(coverage)
    setSource(shadow.paint, alpha: 1, on: cairo)
    let (x, y) = (Double(spread.x) + shadow.dx, Double(spread.y) + shadow.dy)
    if let mask = state.mask, let masked = multiplied(coverage, spread, x: x, y: y, by: mask) {
      cairo_mask_surface(cairo, masked, Double(mask.x), Double(mask.y))
      cairo_surface_destroy(masked)
    } else {
      cairo_mask_surface(cairo, coverage, x, y)
    }
  }

  /// The product of a shadow's coverage and a clip mask, in the mask's pixels. The caller destroys it.
  private func multiplied(
    _ coverage: OpaquePointer, _ bounds: PixelBounds, x: Double, y: Double, by mask: ClipMask
  ) -> OpaquePointer? {
    let size = PixelBounds(
      x: mask.x, y: mask.y, width: Int(cairo_image_surface_get_width(mask.surface)),
      height: Int(cairo_image_surface_get_height(mask.surface)))
    guard let (product, context) = Self.surfaceApart(CAIRO_FORMAT_A8, size) else { return nil }
    cairo_set_source_surface(context, coverage, x, y)
    cairo_mask_surface(context, mask.surface, Double(mask.x), Double(mask.y))
    cairo_destroy(context)
    cairo_surface_set_device_offset(product, 0, 0)
    return product
  }

  /// Computes `plusDarker`, which Cairo lacks: replaces `picture` by the blend of itself and the pixels under it. The
  /// result must replace those pixels.
  private func darken(_ picture: OpaquePointer, _ bounds: PixelBounds) {
    guard let (backdrop, context) = Self.surfaceApart(CAIRO_FORMAT_ARGB32, bounds) else { return }
    defer { cairo_surface_destroy(backdrop) }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, cairo_get_group_target(cairo), 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(backdrop)
    guard let source = cairo_image_surface_get_data(picture), let below = cairo_image_surface_get_data(backdrop)
    else { return }
    let stride = Int(cairo_image_surface_get_stride(picture))
    for row in 0..<bounds.height {
      for column in 0..<bounds.width {
        let offset = row * stride + column * 4
        let (sourceAlpha, belowAlpha) = (Int(source[offset + 3]), Int(below[offset + 3]))
        let alpha = min(255, sourceAlpha + belowAlpha)
        for component in 0..<3 {
          let missing = sourceAlpha - Int(source[offset + component]) + belowAlpha - Int(below[offset + component])
          source[offset + component] = UInt8(max(0, alpha - missing))
        }
        source[offset + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(picture)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
  }
}
