/// The line around the row, item or control that keys act on.
package final class FocusRing: UIView {
  /// The line's thickness, its distance from the row's edges, and its corner radius, in points [?].
  private static let thickness: CGFloat = 2.5
  private static let distance: CGFloat = 2
  private static let cornerRadius: CGFloat = 8

  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.borderWidth = Self.thickness
    layer.cornerRadius = Self.cornerRadius
    updateColor()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  package func place(in bounds: CGRect) { frame = bounds.insetBy(dx: Self.distance, dy: Self.distance) }

  private func updateColor() { layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColor()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }
}
