/// The background of a bar and the line at its lower edge.
@MainActor
final class BarBackground: UIView {
  private let material = UIVisualEffectView(effect: nil)
  private let tone = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)

  /// The edge of the bar outside of which its hairline is drawn.
  enum LineEdge {
    case top, bottom
  }

  private let lineEdge: LineEdge

  init(frame: CGRect, lineEdge: LineEdge = .bottom) {
    self.lineEdge = lineEdge
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(material)
    addSubview(tone)
    addSubview(picture)
    picture.clipsToBounds = true
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the background of an appearance.
  func show(_ appearance: UIBarAppearance) {
    backgroundColor = nil
    if material.effect != appearance.backgroundEffect { material.effect = appearance.backgroundEffect }
    tone.backgroundColor = appearance.backgroundColor
    tone.isHidden = appearance.backgroundColor == nil
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    // [D] An image is drawn in the colour if it is a template; without a colour a template is not drawn.
    let isTemplate = appearance.shadowImage?.renderingMode == .alwaysTemplate
    line.image = appearance.shadowImage
    line.tintColor = appearance.shadowColor
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    line.isHidden = appearance.shadowColor == nil && (appearance.shadowImage == nil || isTemplate)
    setNeedsLayout()
  }

  /// Lets nothing shine through.
  func cover(with color: UIColor = .systemBackground) {
    material.effect = nil
    backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    tone.frame = bounds
    picture.frame = bounds
    let thickness = line.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    let y = lineEdge == .bottom ? bounds.maxY : bounds.minY - thickness
    line.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness)
  }
}
