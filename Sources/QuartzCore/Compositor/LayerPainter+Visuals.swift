import CCairo
import CoreGraphics
import Foundation

extension LayerPainter {
  /// Draws a layer's shadow, background and contents.
  ///
  /// - Parameter clipsContents: Whether contents are cut along rounded corners.
  func drawVisuals(_ layer: CALayer, _ matrix: CGAffineTransform, clipsContents: Bool, skipsBackground: Bool = false) {
    guard layer.visuals != .nothing else { return }
    let values = layer.shown
    if values.shadowOpacity > 0, !values.masksToBounds { drawShadow(layer, matrix) }
    if !skipsBackground, let color = values.backgroundColor, color.alpha > 0 {
      cairo_new_path(cairo)
      setSource(color, matrix.translatedBy(x: values.bounds.minX, y: values.bounds.minY))
      if values.cornerRadius > 0 {
        addRoundedBounds(values, matrix, inset: 0)
      } else {
        addRectangle(values.bounds, matrix)
      }
      setIdentity()
      cairo_fill(cairo)
    }
    guard values.image != nil || layer.hasContentDrawing || layer.hasOwnVisual else { return }
    if clipsContents, !layer.hasContentDrawing, !layer.hasOwnVisual, drawRoundedImage(values, matrix) { return }
    cairo_save(cairo)
    if clipsContents {
      clipToBounds(values, matrix, true)
    } else if values.masksToBounds {
      clipToBounds(values, matrix, false)
    }
    if let image = values.image { drawContents(image, values, matrix) }
    if layer.hasContentDrawing { drawContentDrawing(layer, matrix, isClipped: values.masksToBounds) }
    if layer.hasOwnVisual {
      context.saveGState()
      setMatrix(Self.aligned(matrix, to: values.bounds))
      layer.drawVisual(values, in: context)
      context.restoreGState()
    }
    cairo_restore(cairo)
  }

  private func drawContentDrawing(_ layer: CALayer, _ matrix: CGAffineTransform, isClipped: Bool) {
    guard let drawing = layer.contentDrawing else { return }
    let values = layer.shown
    context.saveGState()
    if !isClipped {
      cairo_new_path(cairo)
      addRectangle(values.bounds, matrix)
      cairo_clip(cairo)
    }
    setMatrix(Self.aligned(matrix, to: values.bounds))
    cairo_new_path(cairo)
    drawing.drawContents(of: layer, in: context)
    context.restoreGState()
  }

  /// Draws the border along the inside of the bounds.
  func drawBorder(_ layer: CALayer, _ matrix: CGAffineTransform) {
    guard layer.hasBorder, let color = layer.shown.borderColor else { return }
    let values = layer.shown
    let width = min(values.borderWidth, min(values.bounds.width, values.bounds.height) / 2)
    guard width > 0 else { return }
    cairo_new_path(cairo)
    setSource(color)
    if values.cornerRadius > 0 {
      addRoundedBounds(values, matrix, inset: 0)
      if values.bounds.width > 2 * width, values.bounds.height > 2 * width {
        addRoundedBounds(values, matrix, inset: width)
      }
    } else {
      addRectangle(values.bounds, matrix)
      addRectangle(values.bounds.insetBy(dx: width, dy: width), matrix)
    }
    setIdentity()
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  // MARK: Contents

  private func drawContents(_ image: CGImage, _ values: LayerValues, _ matrix: CGAffineTransform) {
    let placement = ContentsPlacement(values: values, image: image)
    guard placement.source.width > 0, placement.source.height > 0 else { return }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard values.contentsCenter != whole else {
      return drawPart(image, placement.source, placement.target, values, matrix)
    }
    drawStretched(image, placement, values, matrix)
  }

  /// Fills the rounded outline with an image that covers it, such as an avatar's, which is far cheaper than a clip.
  /// Returns whether that was possible.
  private func drawRoundedImage(_ values: LayerValues, _ matrix: CGAffineTransform) -> Bool {
    guard let image = values.image, values.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return false
    }
    let placement = ContentsPlacement(values: values, image: image)
    guard placement.source.width > 0, placement.source.height > 0,
      placement.target.insetBy(dx: -1e-6, dy: -1e-6).contains(values.bounds)
    else { return false }
    cairo_new_path(cairo)
    addRoundedBounds(values, matrix, inset: 0)
    fillPath(image, placement.source, placement.target, values, matrix)
    return true
  }

  /// Draws an image in nine parts: the corners keep their size, the edges stretch along one axis, the middle along
  /// both.
  private func drawStretched(
    _ image: CGImage, _ placement: ContentsPlacement, _ values: LayerValues, _ matrix: CGAffineTransform
  ) {
    let (source, target) = (placement.source, placement.target)
    let center = values.contentsCenter
    func cuts(
      _ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ targetStart: CGFloat,
      _ targetLength: CGFloat
    ) -> [(CGFloat, CGFloat, CGFloat, CGFloat)] {
      let (first, last) = (length * from, length * (1 - to))
      var (head, tail) = (first / values.contentsScale, last / values.contentsScale)
      if head + tail > targetLength, head + tail > 0 {
        let shrink = targetLength / (head + tail)
        head *= shrink
        tail *= shrink
      }
      return [
        (start, first, targetStart, head),
        (start + first, length - first - last, targetStart + head, targetLength - head - tail),
        (start + length - last, last, targetStart + targetLength - tail, tail),
      ]
    }
    let columns = cuts(source.minX, source.width, center.minX, center.maxX, target.minX, target.width)
    let rows = cuts(source.minY, source.height, center.minY, center.maxY, target.minY, target.height)
    for row in rows where row.1 > 0 && row.3 > 0 {
      for column in columns where column.1 > 0 && column.3 > 0 {
        drawPart(
          image, CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
          CGRect(x: column.2, y: row.2, width: column.3, height: row.3), values, matrix)
      }
    }
  }

  private func drawPart(
    _ image: CGImage, _ source: CGRect, _ target: CGRect, _ values: LayerValues, _ matrix: CGAffineTransform
  ) {
    if matrix.isUpright {
      let box = Self.pixels(target, matrix)
      guard box.width > 0, box.height > 0 else { return }
    }
    cairo_new_path(cairo)
    addRectangle(target, matrix)
    fillPath(image, source, target, values, matrix)
  }

  /// Fills the path with the part of an image that belongs at `target`; on whole pixels if the matrix is upright.
  private func fillPath(
    _ image: CGImage, _ source: CGRect, _ target: CGRect, _ values: LayerValues, _ matrix: CGAffineTransform
  ) {
    var place = target
    var outer = matrix
    if matrix.isUpright {
      let box = Self.pixels(target, matrix)
      place = CGRect(x: box.x, y: box.y, width: max(box.width, 1), height: max(box.height, 1))
      outer = .identity
    }
    let toPixels = CGAffineTransform(
      a: place.width / source.width, b: 0, c: 0, d: place.height / source.height,
      tx: place.minX - source.minX * place.width / source.width,
      ty: place.minY - source.minY * place.height / source.height
    ).concatenating(outer)
    let inverse = toPixels.inverted()
    setIdentity()
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    var patternMatrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
    cairo_pattern_set_matrix(pattern, &patternMatrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let shrinks = hypot(toPixels.a, toPixels.b) < 0.99 || hypot(toPixels.c, toPixels.d) < 0.99
    cairo_pattern_set_filter(pattern, filter(values, shrinks: shrinks, matrix: toPixels))
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  private func filter(_ values: LayerValues, shrinks: Bool, matrix: CGAffineTransform) -> cairo_filter_t {
    if matrix.a == 1, matrix.d == 1, matrix.b == 0, matrix.c == 0 { return CAIRO_FILTER_NEAREST }
    let chosen = shrinks ? values.minificationFilter : values.magnificationFilter
    if chosen == .nearest { return CAIRO_FILTER_NEAREST }
    return shrinks ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }
}

extension CGPath {
  /// The smallest rectangle that holds every point and control point; null for an empty path.
  var pointBox: CGRect {
    var box = CGRect.null
    applyWithBlock { element in
      for point in element.pointee.pointArray { box = box.union(CGRect(origin: point, size: .zero)) }
    }
    return box
  }
}
