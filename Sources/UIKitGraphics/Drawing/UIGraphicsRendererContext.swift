/// The context of a renderer while its drawing actions run. Its Core Graphics context is then the current context.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context of the drawing, with its y axis pointing down. It must only be used while the drawing
  /// actions run.
  public final let cgContext: CGContext
  /// The format of the renderer, with the rectangle drawn.
  public final let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill colour in a blend mode; the context's own mode stays.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point within the rectangle's edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line of one point within the rectangle's edges in a blend mode; the context's own mode stays.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image renderer while its drawing actions run.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A copy of the image drawn so far; drawing can continue.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.effectiveScale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
