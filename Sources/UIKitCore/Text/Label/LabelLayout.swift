import TextLayout

/// The size of a label's text, and its position in the label.
@MainActor
struct LabelLayout {
  /// Text in lines, and the position of its top left corner.
  struct Placement {
    var frame: TextFrame
    var origin: CGPoint
  }

  private let label: UILabel
  private let content: LabelContent

  init(_ label: UILabel) {
    self.label = label
    content = label.content
  }

  /// Widths from here on mean no limit: apps use `.greatestFiniteMagnitude` and the like.
  private static let unlimited: CGFloat = 1_000_000

  func textRect(forBounds bounds: CGRect, lineLimit: Int) -> CGRect {
    guard !content.isEmpty, bounds.width > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    var frame = content.frame(width: width(bounds.width), lineLimit: lineLimit)
    if bounds.height > 0, bounds.height < Self.unlimited { frame = frame.fitted(toHeight: Double(bounds.height)) }
    let size = CGSize(
      width: min(roundedUp(frame.size.width, tolerance: TextFrame.arithmeticError), bounds.width),
      height: roundedUp(frame.size.height))
    return CGRect(origin: bounds.origin, size: size)
  }

  func sizeThatFits(_ size: CGSize) -> CGSize {
    let isSingleLine = content.numberOfLines == 1
    return fittingSize(maximumWidth: isSingleLine || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
  }

  var intrinsicContentSize: CGSize {
    let limit = content.linesLimit
    return fittingSize(maximumWidth: limit > 0 && content.numberOfLines != 1 ? limit : .greatestFiniteMagnitude)
  }

  /// The size that the label's own method `textRect` gives, because subclasses add their insets there.
  private func fittingSize(maximumWidth: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: maximumWidth, height: .greatestFiniteMagnitude)
    return label.textRect(forBounds: bounds, limitedToNumberOfLines: content.numberOfLines).size
  }

  /// The position of the text within a rectangle: centred vertically, shrunk and truncated by the label's settings.
  func placement(in rect: CGRect) -> Placement {
    let width = width(rect.width)
    var frame = content.frame(width: width, lineLimit: content.numberOfLines)
    if let fit = fitting(width: width, height: rect.height).fit(),
      content.adjustsFontSizeToFitWidth || minimumScale == 1 || !fit.frame.isTruncated
    {
      let fitted = content.numberOfLines == 1 ? fit.frame : fit.frame.fitted(toHeight: Double(rect.height))
      return place(fitted, insteadOf: frame, in: rect)
    }
    if content.numberOfLines != 1 { frame = frame.fitted(toHeight: Double(rect.height)) }
    return Placement(frame: frame, origin: origin(height: frame.size.height, in: rect))
  }

  private func origin(height: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX, y: rect.minY + (rect.height - height) / 2)
  }

  /// The text in the largest font, or as close, that fits.
  private func fitting(width: Double, height: CGFloat) -> TextFitting {
    TextFitting(
      content: content.textContent(), width: width, height: Double(height), lineLimit: content.numberOfLines,
      minimumScale: minimumScale,
      allowsTightening: content.style.allowsTightening && content.style.lineBreakMode.truncates)
  }

  /// The system font here is somewhat wider than Apple's: text that barely fits there is shrunk, rather than truncated
  /// [?]. Longer text is truncated at its own size.
  private static let documentScale = 0.85

  private var minimumScale: Double {
    if content.adjustsFontSizeToFitWidth { return Double(content.minimumScaleFactor) }
    return content.hasDocumentFrame && content.numberOfLines == 1 ? Self.documentScale : 1
  }

  private func place(_ shrunk: TextFrame, insteadOf frame: TextFrame, in rect: CGRect) -> Placement {
    var origin = origin(height: frame.size.height, in: rect)
    switch content.baselineAdjustment {
    case .alignBaselines: origin.y += CGFloat(frame.firstBaseline - shrunk.firstBaseline)
    case .alignCenters: origin.y += (frame.size.height - shrunk.size.height) / 2
    case .none: break
    }
    return Placement(frame: shrunk, origin: origin)
  }

  private func width(_ width: CGFloat) -> Double {
    width < Self.unlimited ? Double(width) : .infinity
  }

  private func roundedUp(_ length: CGFloat, tolerance: CGFloat = 0.0005) -> CGFloat {
    length.roundedUp(toPixelsOf: label.traitCollection, tolerance: tolerance)
  }
}

extension UILabel {
  /// The lines that the label would draw at a size.
  package func textFrame(at size: CGSize) -> TextFrame {
    LabelLayout(self).placement(in: CGRect(origin: .zero, size: size)).frame
  }
}

extension CGFloat {
  /// The next whole number of pixels, in points. An excess over a whole pixel of at most the tolerance, in points, is
  /// ignored: heights are sums whose rounding errors add up.
  func roundedUp(toPixelsOf traits: UITraitCollection, tolerance: CGFloat = 0.0005) -> CGFloat {
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    guard scale > 0 else { return rounded(.up) }
    return ((self - tolerance) * scale).rounded(.up) / scale
  }
}
