/// The dimming view between a presented view and the views behind it; a touch may dismiss the presented view.
@MainActor
final class PresentationShade: UIView {
  var onTouch: (() -> Void)?

  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { bounds.contains($0.location(in: self)) }) { onTouch?() }
  }
}
