/// The dimming view between a presented view and the views behind it; a tap may dismiss the presented view.
@MainActor
final class PresentationShade: UIView {
  var onTap: (() -> Void)?
  /// The position at which the finger touched down, in the window.
  private var start: CGPoint?

  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: nil)
  }

  /// A touch that moved is no tap and does nothing, as with a tap recogniser.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let touch = touches.first, bounds.contains(touch.location(in: self)),
      touch.location(in: nil).distance(to: start) <= TapTracking.allowableMovement
    else { return }
    onTap?()
  }
}
