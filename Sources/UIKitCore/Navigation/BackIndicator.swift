/// The chevron of a back button, in the bar's tint.
@MainActor
final class BackIndicator: UIView {
  /// Size and line width in points [C].
  static let size = CGSize(width: 12, height: 21)
  static let lineWidth: CGFloat = 2.6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The chevron as an image that is drawn in the tint.
  static var standardImage: UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      BackIndicator(frame: CGRect(origin: .zero, size: size)).draw(CGRect(origin: .zero, size: size))
    }.withRenderingMode(.alwaysTemplate)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let inset = Self.lineWidth / 2 + 0.4
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let tip = isRightToLeft ? bounds.maxX - inset : inset
    let open = isRightToLeft ? inset : bounds.maxX - inset
    context.setStrokeColor(tintColor.cgColor)
    context.setLineWidth(Self.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.move(to: CGPoint(x: open, y: bounds.minY + inset))
    context.addLine(to: CGPoint(x: tip, y: bounds.midY))
    context.addLine(to: CGPoint(x: open, y: bounds.maxY - inset))
    context.strokePath()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
