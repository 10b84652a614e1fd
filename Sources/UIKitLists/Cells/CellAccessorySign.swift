/// The chevron or check mark at the end of a row, drawn as lines.
final class CellAccessorySign: UIView {
  enum Kind {
    case chevron
    case checkmark
  }

  /// The thickness of the lines at the standard text size, in points [?].
  private static let lineWidth: CGFloat = 2

  private let kind: Kind
  /// The colour of the lines; nil for the standard one.
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    // The chevron points in the direction of reading.
    semanticContentAttribute = kind == .chevron ? .unspecified : .playback
  }

  required init?(coder: NSCoder) {
    kind = .chevron
    super.init(coder: coder)
  }

  /// The size of the indicator in a row with traits.
  func size(in traits: UITraitCollection) -> CGSize {
    let metrics = CellSymbolMetrics(traits)
    return kind == .chevron ? metrics.chevron : metrics.checkmark
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let lineWidth = CellSymbolMetrics(traitCollection).line(Self.lineWidth)
    let area = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    switch kind {
    case .chevron:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = isMirrored ? area.maxX : area.minX
      let tip = isMirrored ? area.minX : area.maxX
      context.move(to: CGPoint(x: start, y: area.minY))
      context.addLine(to: CGPoint(x: tip, y: area.midY))
      context.addLine(to: CGPoint(x: start, y: area.maxY))
      // [C] tertiaryLabel.
      context.setStrokeColor((color ?? .tertiaryLabel).resolvedColor(with: traitCollection).cgColor)
    case .checkmark:
      context.move(to: CGPoint(x: area.minX, y: area.minY + area.height * 0.55))
      context.addLine(to: CGPoint(x: area.minX + area.width * 0.36, y: area.maxY))
      context.addLine(to: CGPoint(x: area.maxX, y: area.minY))
      context.setStrokeColor((color ?? tintColor).resolvedColor(with: traitCollection).cgColor)
    }
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }
}
