import CCairo
import CoreGraphics
import Foundation

/// Draws layers with Cairo, into the bitmap of a group or straight into a frame.
///
/// The edges of layers that are only shifted and scaled are rounded to whole pixels, so that neighbours meet without
/// seams and text stays sharp. Rotated layers are antialiased.
struct LayerPainter {
  let context: CGContext
  let cairo: OpaquePointer
  let compositor: LayerCompositor?

  init(context: CGContext, compositor: LayerCompositor?) {
    self.context = context
    cairo = context.cairo
    self.compositor = compositor
  }

  /// Draws a layer and its descendants.
  ///
  /// - Parameter matrix: Maps the superlayer's coordinates to pixels.
  func drawTree(_ layer: CALayer, _ matrix: CGAffineTransform) {
    guard isDrawn(layer) else { return }
    if layer.flags.contains(.keepsDepth) { return drawSpaced(layer, matrix) }
    drawPlaced(layer, layer.shownPlacement, matrix)
  }

  /// Whether a layer is visible. Marks hidden layers as shown as well, so that their next change is animated.
  func isDrawn(_ layer: CALayer) -> Bool {
    if compositor != nil { layer.flags.insert(.wasShown) }
    return !layer.shown.isHidden && layer.shown.opacity > 0
  }

  /// Draws a visible layer that is no transform layer, and its descendants.
  ///
  /// - Parameter matrix: Maps the superlayer's coordinates to pixels.
  func drawPlaced(_ layer: CALayer, _ placement: LayerPlacement, _ matrix: CGAffineTransform) {
    let values = layer.shown
    guard values.isDoubleSided || !placement.isFromBehind else { return }
    let own = placement.matrix.concatenating(matrix)
    if let projection = placement.projection {
      return drawProjected(layer, projection, own, opacity: values.opacity)
    }
    if let compositor, let superlayer = layer.parent, superlayer.isScrollContainer, values.transform == nil,
      layer.maskLayer == nil, own.isUpright, compositor.drawCached(layer, own, cairo)
    {
      return
    }
    drawLayer(layer, own, opacity: values.opacity)
  }

  /// Draws the layers inside a transform layer.
  private func drawSpaced(_ layer: CALayer, _ matrix: CGAffineTransform) {
    for spaced in layer.spacedLayers where !spaced.layer.shown.isHidden {
      if compositor != nil { spaced.layer.flags.insert(.wasShown) }
      guard spaced.layer.shown.isDoubleSided || !spaced.placement.isFromBehind else { continue }
      let own = spaced.placement.matrix.concatenating(matrix)
      let opacity = spaced.layer.shown.opacity * spaced.opacity
      if let projection = spaced.placement.projection {
        drawProjected(spaced.layer, projection, own, opacity: opacity)
      } else if own.a * own.d != own.b * own.c {
        drawLayer(spaced.layer, own, opacity: opacity)
      }
    }
  }

  /// Draws a layer with its effects, and its descendants.
  ///
  /// - Parameter matrix: Maps the layer's own coordinates to pixels.
  func drawLayer(_ layer: CALayer, _ matrix: CGAffineTransform, opacity: Float) {
    guard opacity < 1 || layer.maskLayer != nil else { return drawContent(layer, matrix, skipsBackground: false) }
    let extent = layer.treeExtent
    guard !extent.isNull else { return }
    cairo_save(cairo)
    clip(toPixels: extent.applying(matrix))
    cairo_push_group(cairo)
    drawContent(layer, matrix, skipsBackground: false)
    if let mask = layer.maskLayer {
      let content = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      drawTree(mask, matrix)
      let alpha = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      cairo_set_source(cairo, content)
      cairo_mask(cairo, alpha)
      cairo_pattern_destroy(content)
      cairo_pattern_destroy(alpha)
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, Double(opacity))
    cairo_restore(cairo)
  }

  /// Draws the root layer of a bitmap without its opacity, and its descendants.
  ///
  /// - Parameter skipsBackground: Whether the bitmap has been filled with the background colour already.
  func drawRoot(_ layer: CALayer, _ matrix: CGAffineTransform, skipsBackground: Bool) {
    if skipsBackground {
      drawContent(layer, matrix, skipsBackground: true)
    } else {
      drawLayer(layer, matrix, opacity: 1)
    }
  }

  /// Draws a layer without its opacity and mask, and its descendants.
  private func drawContent(_ layer: CALayer, _ matrix: CGAffineTransform, skipsBackground: Bool) {
    guard let effects = layer.shown.effects else { return drawPlain(layer, matrix, skipsBackground) }
    drawWithEffects(effects, layer, matrix) { drawPlain(layer, matrix, skipsBackground) }
  }

  /// Draws a layer without its effects.
  private func drawPlain(_ layer: CALayer, _ matrix: CGAffineTransform, _ skipsBackground: Bool) {
    guard let transition = layer.shown.transition else { return drawParts(layer, matrix, skipsBackground) }
    drawTransition(transition, layer.shown, matrix) { drawParts(layer, $0, false) }
  }

  private func drawParts(_ layer: CALayer, _ matrix: CGAffineTransform, _ skipsBackground: Bool) {
    if layer.shown.backdrop != nil { drawPlainBackdrop(layer, matrix) }
    let isRounded = layer.clipsToRoundedCorners
    drawVisuals(layer, matrix, clipsContents: isRounded, skipsBackground: skipsBackground)
    drawSublayers(layer, matrix, isRounded)
    drawBorder(layer, matrix)
  }

  /// Draws the tint of a backdrop, unless the compositor draws the backdrop itself in this frame.
  private func drawPlainBackdrop(_ layer: CALayer, _ matrix: CGAffineTransform) {
    if let compositor, layer.node?.backdrop?.serial == compositor.serial { return }
    guard let backdrop = layer.shown.backdrop else { return }
    cairo_new_path(cairo)
    setSource(backdrop.plainColor)
    if layer.shown.cornerRadius > 0 {
      addRoundedBounds(layer.shown, matrix, inset: 0)
    } else {
      addRectangle(layer.shown.bounds, matrix)
    }
    setIdentity()
    cairo_fill(cairo)
  }

  private func drawSublayers(_ layer: CALayer, _ matrix: CGAffineTransform, _ isRounded: Bool) {
    guard !layer.children.isEmpty else { return }
    let values = layer.shown
    if layer.flags.contains(.replicates) {
      cairo_save(cairo)
      if values.masksToBounds { clipToBounds(values, matrix, isRounded) }
      drawCopies(of: layer, Self.aligned(matrix, to: values.bounds))
      return cairo_restore(cairo)
    }
    var inner = values.commonSublayerMatrix.map { $0.concatenating(matrix) } ?? matrix
    if inner.isUpright {
      // Sublayers are aligned to whole pixels from the corner of this layer.
      let corner = values.bounds.origin
      inner.tx = (corner.x * inner.a + inner.tx).rounded() - corner.x * inner.a
      inner.ty = (corner.y * inner.d + inner.ty).rounded() - corner.y * inner.d
    }
    if values.masksToBounds {
      cairo_save(cairo)
      clipToBounds(values, matrix, isRounded)
    }
    if layer.needsSorting {
      for sublayer in layer.paintOrder { drawTree(sublayer, inner) }
    } else {
      for sublayer in layer.children { drawTree(sublayer, inner) }
    }
    if values.masksToBounds { cairo_restore(cairo) }
  }

  // MARK: Geometry

  /// The pixels of a rectangle under an upright matrix, with rounded edges.
  static func pixels(_ rect: CGRect, _ matrix: CGAffineTransform) -> PixelRect {
    PixelRect(
      left: pixel(rect.minX * matrix.a + matrix.tx), top: pixel(rect.minY * matrix.d + matrix.ty),
      right: pixel(rect.maxX * matrix.a + matrix.tx), bottom: pixel(rect.maxY * matrix.d + matrix.ty))
  }

  /// A matrix that maps the corner of `bounds` to a whole pixel.
  static func aligned(_ matrix: CGAffineTransform, to bounds: CGRect) -> CGAffineTransform {
    guard matrix.isUpright else { return matrix }
    var result = matrix
    result.tx = (bounds.minX * matrix.a + matrix.tx).rounded() - bounds.minX * matrix.a
    result.ty = (bounds.minY * matrix.d + matrix.ty).rounded() - bounds.minY * matrix.d
    return result
  }

  /// Clips to the pixels that `rect`, in pixels, touches.
  func clip(toPixels rect: CGRect) {
    let far = visibleBox
    let part = rect.intersection(far)
    setIdentity()
    if part.isNull {
      cairo_rectangle(cairo, 0, 0, 0, 0)
    } else {
      cairo_rectangle(
        cairo, part.minX.rounded(.down), part.minY.rounded(.down),
        part.maxX.rounded(.up) - part.minX.rounded(.down), part.maxY.rounded(.up) - part.minY.rounded(.down))
    }
    cairo_clip(cairo)
  }

  /// The clip's bounding box in pixels, with a margin. Callers cut shapes off beyond this box, so that Cairo's fixed
  /// point numbers do not overflow.
  var visibleBox: CGRect {
    setIdentity()
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return CGRect(x: x1 - 4, y: y1 - 4, width: x2 - x1 + 8, height: y2 - y1 + 8)
  }

  func setIdentity() {
    cairo_identity_matrix(cairo)
  }

  func setMatrix(_ matrix: CGAffineTransform) {
    var cairoMatrix = cairo_matrix_t(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
    cairo_set_matrix(cairo, &cairoMatrix)
  }

  /// - Parameter matrix: Maps points to pixels, for patterns: their copies begin at its origin.
  func setSource(_ color: CGColor, _ matrix: CGAffineTransform = .identity) {
    if let pattern = color.pattern {
      return pattern.setSource(on: cairo, matrix, alpha: 1, swapsRedAndBlue: false)
    }
    let components = color.sRGB
    cairo_set_source_rgba(cairo, components.red, components.green, components.blue, components.alpha)
  }

  /// Adds a rectangle in the layer's coordinates to the path, aligned to whole pixels if the matrix is upright.
  func addRectangle(_ rect: CGRect, _ matrix: CGAffineTransform) {
    if matrix.isUpright {
      setIdentity()
      let box = Self.pixels(rect, matrix)
      let limit = Self.pixels(visibleBox, .identity)
      let part = box.intersection(
        PixelRect(x: limit.x - 4, y: limit.y - 4, width: limit.width + 8, height: limit.height + 8))
      cairo_rectangle(cairo, Double(part.x), Double(part.y), Double(max(part.width, 0)), Double(max(part.height, 0)))
    } else {
      setMatrix(matrix)
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      setIdentity()
    }
  }

  func clipToBounds(_ values: LayerValues, _ matrix: CGAffineTransform, _ isRounded: Bool) {
    cairo_new_path(cairo)
    if isRounded {
      addRoundedBounds(values, matrix, inset: 0)
    } else {
      addRectangle(values.bounds, matrix)
    }
    cairo_clip(cairo)
  }

  /// Adds the outline of the bounds with their rounded corners, inset by `inset` points, to the path.
  func addRoundedBounds(_ values: LayerValues, _ matrix: CGAffineTransform, inset: CGFloat) {
    if matrix.isUpright {
      let box = Self.pixels(values.bounds, matrix)
      let scale = abs(matrix.a)
      setIdentity()
      addRounded(
        CGRect(x: box.x, y: box.y, width: box.width, height: box.height).insetBy(dx: inset * scale, dy: inset * scale),
        radius: max(values.cornerRadius - inset, 0) * scale, values.maskedCorners, values.cornerCurve)
    } else {
      setMatrix(matrix)
      addRounded(
        values.bounds.insetBy(dx: inset, dy: inset), radius: max(values.cornerRadius - inset, 0), values.maskedCorners,
        values.cornerCurve)
      setIdentity()
    }
  }

  private func addRounded(_ rect: CGRect, radius: CGFloat, _ corners: CACornerMask, _ curve: CALayerCornerCurve) {
    guard rect.width > 0, rect.height > 0 else { return }
    let outline = RoundedOutline(rect: rect, radius: radius, corners: corners, curve: curve)
    outline.append(to: cairo)
  }
}

extension CGAffineTransform {
  /// Whether the transform only shifts and scales by positive factors.
  @inline(__always)
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CALayer {
  /// Whether the order of painting differs from `sublayers`.
  @inline(__always)
  final var needsSorting: Bool {
    for layer in children where layer.shown.zPosition != 0 { return true }
    return false
  }
}
