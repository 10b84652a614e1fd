@_spi(UIKitFloors) import UIKitCore

/// The three lines at the end of an item by which it is dragged to another position.
final class CellReorderGrip: UIView {
  /// The thickness of the lines and the distance between them [?].
  private static let lineWidth: CGFloat = 1.5
  private static let lineDistance: CGFloat = 5

  private(set) weak var cell: (any EditableCell)?
  /// The colour of the lines; nil for the standard one.
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  init(of cell: any EditableCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addGestureRecognizer(GripGestureRecognizer(cell: cell))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var accessibilityDefaults: any AccessibilityDefaults { ReorderGripAccessibility(view: self) }

  // The touch belongs to the grip: it does not select the item.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let metrics = CellSymbolMetrics(traitCollection)
    let width = metrics.grip.width
    let lineWidth = metrics.line(Self.lineWidth)
    let distance = metrics.scaled(Self.lineDistance)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isMirrored ? bounds.width - width : 0
    // [C] tertiaryLabel.
    context.setFillColor((color ?? .tertiaryLabel).resolvedColor(with: traitCollection).cgColor)
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * distance - lineWidth / 2
      context.fill(CGRect(x: start, y: y, width: width, height: lineWidth))
    }
  }
}
