@_spi(UIKitFloors) import UIKitCore

/// The letter i in a circle, which can be tapped apart from its row.
final class CellDetailButton: UIView {
  /// The thickness of the circle at the standard text size, and the letter's dot and stem in it, in points [?].
  private static let lineWidth: CGFloat = 1.5
  private static let dot = CGRect(x: 9.5, y: 4.5, width: 3, height: 3)
  private static let stem = CGRect(x: 10, y: 9, width: 2, height: 8)
  private let onTap: () -> Void

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    onTap = {}
    super.init(coder: coder)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { DetailButtonAccessibility(view: self) }

  // The touch belongs to the button: it is not passed up the responder chain, where it would select the row.
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let factor = bounds.width / CellMetrics.detailButtonSize.width
    let lineWidth = CellSymbolMetrics(traitCollection).line(Self.lineWidth) / factor
    context.scaleBy(x: factor, y: factor)
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineWidth(lineWidth)
    let circle = CGRect(origin: .zero, size: CellMetrics.detailButtonSize)
    context.strokeEllipse(in: circle.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    context.fillEllipse(in: Self.dot)
    context.fill(Self.stem)
  }
}
