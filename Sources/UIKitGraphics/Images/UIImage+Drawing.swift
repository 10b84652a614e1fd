import CCairo

extension UIImage {
  /// Draws the image, in its size, into the current context.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image, in its size in points, into the current context, with a blend mode and an opacity, 0…1. Does
  /// nothing without a context.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image over a rectangle of the current context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context, tint: nil)
  }

  /// Draws the image over a rectangle of the current context, stretched if need be, with a blend mode and an opacity,
  /// 0…1. Does nothing without a context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context, tint: nil)
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the image side by side, beginning at the context's
  /// origin.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
      let tile = rendered(size: size, scale: scale, tint: nil)
    else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawUpright(tile, in: CGRect(origin: .zero, size: size), byTiling: true)
    context.restoreGState()
  }

  /// Draws the image over a rectangle of a context whose y axis points down. `tint` is the colour of a template image;
  /// if it is nil, the image's own tint colour is used, or else black.
  func draw(in rect: CGRect, of context: CGContext, tint: UIColor?) {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    if attributes.isResizable, attributes.capInsets != .zero || attributes.resizingMode == .tile {
      return ResizableDrawing(self, tint: tint).draw(in: rect, of: context)
    }
    drawWhole(in: rect, of: context, tint: tint)
  }

  /// Draws the image stretched over a rectangle.
  func drawWhole(in rect: CGRect, of context: CGContext, tint: UIColor?) {
    let device = rect.size.applying(context.ctm)
    var pixels = CGSize(width: abs(device.width), height: abs(device.height))
    if attributes.orientation.isSideways { pixels = pixels.transposed }
    guard let bitmap = content.bitmap(pixelSize: pixels) else { return drawBroken(in: rect, of: context) }
    context.saveGState()
    if attributes.orientation != .up {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width, y: rect.height)
      context.concatenate(attributes.orientation.transform)
      drawBitmap(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1), of: context, tint: tint)
    } else {
      drawBitmap(bitmap, in: rect, of: context, tint: tint)
    }
    context.restoreGState()
  }

  private func drawBitmap(_ bitmap: CGImage, in rect: CGRect, of context: CGContext, tint: UIColor?) {
    guard let color = stencilColor(tint) else { return context.drawUpright(bitmap, in: rect) }
    context.setFillColor(color.cgColor)
    context.drawUpright(bitmap.stencil ?? bitmap, in: rect)
  }

  /// The colour that the image is painted in as a stencil; nil for an image in its own colours.
  package func stencilColor(_ tint: UIColor?) -> UIColor? {
    if isTemplate { return tint ?? attributes.tint ?? .black }
    return attributes.tint
  }

  /// Draws the placeholder of a picture that cannot be decoded: a grey box, crossed out.
  private func drawBroken(in rect: CGRect, of context: CGContext) {
    context.saveGState()
    context.clip(to: rect)
    context.setFillColor(gray: 0.5, alpha: 0.2)
    context.fill(rect)
    context.setStrokeColor(gray: 0.5, alpha: 0.6)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
    ])
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    context.restoreGState()
  }

  /// The picture as a bitmap, upright, at a size in points. One of more than 16 million pixels is reduced to that
  /// number.
  package func rendered(size: CGSize, scale wanted: CGFloat, tint: UIColor?) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let pixelCount = size.width * size.height * wanted * wanted
    let scale = pixelCount > 16_000_000 ? wanted * (16_000_000 / pixelCount).squareRoot() : wanted
    let drawing = BitmapDrawing(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    // The bitmap has whole pixels, so the picture is stretched to the end of the last pixel.
    let whole = CGRect(
      x: 0, y: 0, width: CGFloat(drawing.context.width) / scale, height: CGFloat(drawing.context.height) / scale)
    draw(in: whole, of: drawing.context, tint: tint)
    return drawing.finish().cgImage
  }
}

extension CGContext {
  /// Draws an image upright where the y axis points down.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect, byTiling: byTiling)
    restoreGState()
  }
}
