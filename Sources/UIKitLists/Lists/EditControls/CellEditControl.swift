@_spi(UIKitFloors) import UIKitCore

/// The round control before an item in edit mode.
final class CellEditControl: UIView {
  /// The symbol and the action of the control.
  enum Kind: Equatable {
    /// A white minus on red.
    case delete
    /// A white plus on green.
    case insert
    /// A circle, with a check mark in it if the item is selected. A touch on the circle counts as one on the item.
    case select
  }

  /// The stroke width of the symbol, and its size as a fraction of the circle's diameter [?].
  private static let lineWidth: CGFloat = 2
  private static let signShare: CGFloat = 0.5
  /// The thickness of an empty circle [?].
  private static let circleWidth: CGFloat = 1.5

  /// Whether the circle has its check mark.
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The colours of the symbol and of the circle around it; nil for the standard ones.
  var signColor: UIColor? { didSet { if signColor != oldValue { setNeedsDisplay() } } }
  var circleColor: UIColor? { didSet { if circleColor != oldValue { setNeedsDisplay() } } }
  let kind: Kind
  private(set) weak var cell: (any EditableCell)?

  init(_ kind: Kind, of cell: any EditableCell) {
    self.kind = kind
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    // The item itself announces its selection, and receives the touch.
    isUserInteractionEnabled = kind != .select
  }

  required init?(coder: NSCoder) {
    kind = .delete
    super.init(coder: coder)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { EditControlAccessibility(view: self) }

  // The touch belongs to the control: it is not passed up the responder chain, where it would select the item.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let cell, touches.contains(where: { point(inside: $0.location(in: self), with: event) }) else { return }
    cell.editControlWasTapped(kind)
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
    let metrics = CellSymbolMetrics(traitCollection)
    let size = metrics.editControl
    let lineWidth = metrics.line(Self.lineWidth)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The circle is at the inner end; the space before it is the cell's margin.
    let circle = CGRect(
      x: isMirrored ? 0 : bounds.width - size, y: (bounds.height - size) / 2, width: size, height: size)
    if kind == .select { return drawTick(in: circle, lineWidth, context) }
    let color = circleColor ?? (kind == .delete ? .systemRed : .systemGreen)
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    context.fillEllipse(in: circle)
    context.setFillColor(shownSignColor)
    let length = (size * Self.signShare).rounded()
    let flat = CGRect(
      x: circle.midX - length / 2, y: circle.midY - lineWidth / 2, width: length, height: lineWidth)
    context.fill(flat)
    guard kind == .insert else { return }
    context.fill(
      CGRect(x: circle.midX - lineWidth / 2, y: circle.midY - length / 2, width: lineWidth, height: length))
  }

  private var shownSignColor: CGColor { (signColor ?? .white).resolvedColor(with: traitCollection).cgColor }

  private func drawTick(in circle: CGRect, _ lineWidth: CGFloat, _ context: CGContext) {
    guard isOn else {
      // [C] tertiaryLabel.
      context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
      let width = CellSymbolMetrics(traitCollection).line(Self.circleWidth)
      context.setLineWidth(width)
      return context.strokeEllipse(in: circle.insetBy(dx: width / 2, dy: width / 2))
    }
    context.setFillColor((circleColor ?? tintColor).resolvedColor(with: traitCollection).cgColor)
    context.fillEllipse(in: circle)
    let size = circle.width
    context.move(to: CGPoint(x: circle.minX + size * 0.28, y: circle.minY + size * 0.52))
    context.addLine(to: CGPoint(x: circle.minX + size * 0.44, y: circle.minY + size * 0.68))
    context.addLine(to: CGPoint(x: circle.minX + size * 0.72, y: circle.minY + size * 0.34))
    context.setStrokeColor(shownSignColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
  }
}
