/// The background of a bar and the line at its lower edge.
@MainActor
final class BarBackground: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let tone = UIView(frame: .zero)
  private let line = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(material)
    addSubview(tone)
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the background of an appearance.
  func show(_ appearance: UIBarAppearance) {
    if material.effect != appearance.backgroundEffect { material.effect = appearance.backgroundEffect }
    tone.backgroundColor = appearance.backgroundColor
    tone.isHidden = appearance.backgroundColor == nil
    line.backgroundColor = appearance.shadowColor
    line.isHidden = appearance.shadowColor == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    tone.frame = bounds
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: thickness)
  }
}
