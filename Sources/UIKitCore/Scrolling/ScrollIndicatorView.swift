/// One indicator: a rounded bar.
@MainActor
package final class ScrollIndicatorView: UIView {
  /// How dark the bar is [C].
  private static let opacity: CGFloat = 0.35

  private static let defaultColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: opacity)
  }

  private(set) var isShown = false

  var style: UIScrollView.IndicatorStyle { didSet { applyColor() } }

  init(style: UIScrollView.IndicatorStyle) {
    self.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.cornerRadius = ScrollIndicatorMetrics.thickness / 2
    // In front of everything the app adds, also later.
    layer.zPosition = .greatestFiniteMagnitude
    alpha = 0
    applyColor()
  }

  required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  func appear() {
    isShown = true
    layer.removeAllAnimations()
    alpha = 1
  }

  func hide() {
    isShown = false
    alpha = 0
  }

  /// Fades out after `delay` seconds unless it is shown again before.
  func fade(after delay: TimeInterval, over duration: TimeInterval) {
    guard isShown else { return }
    UIView.animate(withDuration: duration, delay: delay, options: []) {
      self.alpha = 0
    } completion: { isFinished in
      if isFinished { self.isShown = false }
    }
  }

  /// Moves the indicator without an animation, if it is not there already.
  func place(_ frame: CGRect) {
    guard frame != self.frame else { return }
    UIView.performWithoutAnimation { self.frame = frame }
  }

  private func applyColor() {
    switch style {
    case .default: backgroundColor = Self.defaultColor
    case .black: backgroundColor = UIColor(white: 0, alpha: Self.opacity)
    case .white: backgroundColor = UIColor(white: 1, alpha: Self.opacity)
    }
  }
}
