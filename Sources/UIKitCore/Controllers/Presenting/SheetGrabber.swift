import ListCore

/// The handle of a sheet. A finger on it drags the sheet, even if a scroll view is below it; a tap moves the sheet to
/// its next detent, and from the highest back to the lowest [D].
@MainActor
final class SheetGrabber: UIView {
  private let onTap: () -> Void

  /// The margin around the handle within which a touch grabs it, in points [?].
  private static let reach = UIOffset(horizontal: 20, vertical: 8)

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: CGRect(origin: .zero, size: SheetMetrics.grabberSize))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    let tap = UITapGestureRecognizer()
    tap.actions.handler = { [weak self] in self?.onTap() }
    addGestureRecognizer(tap)
    isAccessibilityElement = true
    accessibilityTraits = .button
    // [C] The accessibility label in English.
    accessibilityLabel = SystemWord.sheetGrabber.text
  }

  required init?(coder: NSCoder) {
    onTap = {}
    super.init(coder: coder)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach.horizontal, dy: -Self.reach.vertical).contains(point)
  }

  override func accessibilityActivate() -> Bool {
    onTap()
    return true
  }
}
