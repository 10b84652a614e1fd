/// The line around a row that keys act on.
final class CellFocusRing: UIView {
  /// The line's thickness, its distance from the row's edges, and its corners [?].
  private static let thickness: CGFloat = 2.5
  private static let distance: CGFloat = 2
  private static let cornerRadius: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.borderWidth = Self.thickness
    layer.cornerRadius = Self.cornerRadius
    updateColor()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func place(in bounds: CGRect) { frame = bounds.insetBy(dx: Self.distance, dy: Self.distance) }

  private func updateColor() { layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColor()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }
}
