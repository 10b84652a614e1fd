/// The letter i in a circle, which can be tapped apart from its row.
final class CellDetailButton: UIView {
  private static let lineWidth: CGFloat = 1.5
  private let onTap: () -> Void

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: CGRect(origin: .zero, size: CellMetrics.detailButtonSize))
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    onTap = {}
    super.init(coder: coder)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { DetailButtonAccessibility(view: self) }

  // The touch is the button's: it goes no further up the chain, where it would select the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { point(inside: $0.location(in: self), with: event) }) { onTap() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineWidth(Self.lineWidth)
    context.strokeEllipse(in: bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2))
    context.fillEllipse(in: CGRect(x: bounds.midX - 1.5, y: bounds.midY - 6.5, width: 3, height: 3))
    context.fill(CGRect(x: bounds.midX - 1, y: bounds.midY - 2, width: 2, height: 8))
  }
}
