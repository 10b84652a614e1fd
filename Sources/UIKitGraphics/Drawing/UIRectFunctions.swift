/// Fills a rectangle of the current context with its fill colour, replacing the pixels.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with its fill colour in a blend mode. Does nothing without a context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point within a rectangle of the current context, in its fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point within a rectangle of the current context, in its fill colour and a blend mode. Does
/// nothing without a context.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.beginPath()
  context.addRect(rect)
  if !inner.isNull, !inner.isEmpty { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
