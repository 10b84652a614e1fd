import TextLayout

/// Measures and draws text outside of views.
struct StringDrawing {
  let content: TextContent
  var options: NSStringDrawingOptions = []

  /// The size of the text, not rounded, with a line for each paragraph.
  func size() -> CGSize {
    guard !content.string.isEmpty else { return CGSize(width: 0, height: lineHeight) }
    return TextFrame.frame(for: content, width: .infinity).size
  }

  func boundingRect(_ size: CGSize, context: NSStringDrawingContext?) -> CGRect {
    let frame = frame(within: size, context)
    var rect = CGRect(origin: .zero, size: frame.size)
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = CGFloat(-frame.firstBaseline) }
    context?.totalBounds = rect
    return rect
  }

  func draw(in rect: CGRect, context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let frame = frame(within: rect.size, context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= CGFloat(frame.firstBaseline) }
    context?.totalBounds = CGRect(origin: rect.origin, size: frame.size)
    frame.draw(in: target, at: origin)
  }

  /// Draws the text from a point on, with a line for each paragraph.
  func draw(at point: CGPoint) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    TextFrame.frame(for: content, width: .infinity).draw(in: target, at: point)
  }

  /// Draws the lines that fit into a rectangle.
  func drawLines(in rect: CGRect) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let frame = TextFrame.frame(for: content, width: width(rect.size), lineLimit: singleLineLimit)
    frame.fitted(toHeight: Double(rect.height)).draw(in: target, at: rect.origin)
  }

  private func frame(within size: CGSize, _ context: NSStringDrawingContext?) -> TextFrame {
    if let context {
      let fit = fitting(size, minimumScale: context.minimumScaleFactor).fit()
      context.actualScaleFactor = CGFloat(fit?.scale ?? 1)
      if let fit { return cut(fit.frame, to: size) }
    }
    return frame(within: size)
  }

  private func fitting(_ size: CGSize, minimumScale: CGFloat) -> TextFitting {
    let isLine = !options.contains(.usesLineFragmentOrigin) || singleLineLimit == 1
    return TextFitting(
      content: content, width: width(size), height: size.height > 0 ? Double(size.height) : .infinity,
      lineLimit: isLine ? 1 : 0, minimumScale: minimumScale > 0 ? Double(minimumScale) : 1, allowsTightening: false)
  }

  private func frame(within size: CGSize) -> TextFrame {
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextFrame.frame(for: content, width: width(size), lineLimit: 1)
    }
    let frame = TextFrame.frame(for: content, width: width(size), lineLimit: singleLineLimit)
    return cut(frame, to: size)
  }

  private func cut(_ frame: TextFrame, to size: CGSize) -> TextFrame {
    let cuts: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    guard options.isSuperset(of: cuts), size.height > 0 else { return frame }
    return frame.fitted(toHeight: Double(size.height), lineBreakMode: .truncateTail)
  }

  /// The line limit; 0 for none. A paragraph style that cuts lines off instead of breaking them has a single line.
  private var singleLineLimit: Int {
    switch content.paragraph.lineBreakMode {
    case .wordWrap, .charWrap: 0
    case .clip, .truncateHead, .truncateTail, .truncateMiddle: 1
    }
  }

  private func width(_ size: CGSize) -> Double {
    size.width > 0 ? Double(size.width) : .infinity
  }

  private var lineHeight: CGFloat {
    CGFloat(FontMetrics.metrics(for: content.attributes.font).lineHeight)
  }
}
