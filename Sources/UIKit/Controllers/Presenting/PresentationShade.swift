/// What is between a presented view and what is behind it; a touch may mean that the view is to go.
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
