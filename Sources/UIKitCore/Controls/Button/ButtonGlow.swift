import QuartzCore

/// The white glow in the centre of a pressed button, for `showsTouchWhenHighlighted`.
@MainActor
final class ButtonGlow: UIView {
  /// The diameter of the glow in points, its opacity in the centre, and the duration of its fading [?].
  static let size: CGFloat = 100
  private static let opacity: CGFloat = 0.75
  private static let releaseDuration: TimeInterval = 0.25

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    isUserInteractionEnabled = false
    alpha = 0
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [
      UIColor.white.withAlphaComponent(Self.opacity).cgColor, UIColor.white.withAlphaComponent(0).cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the glow in the centre of a button while the button is pressed.
  func show(on button: UIButton) {
    if superview == nil { button.addSubview(self) }
    center = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
    guard !button.isHighlighted else { return alpha = 1 }
    guard alpha > 0 else { return }
    UIView.animate(withDuration: Self.releaseDuration, delay: 0, options: .allowUserInteraction) { self.alpha = 0 }
  }
}
