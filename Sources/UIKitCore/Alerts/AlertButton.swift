/// The button of one choice.
@MainActor
final class AlertButton: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let cover = UIView(frame: .zero)
  /// An image before the title, and a check mark after it.
  private lazy var image = addedImage()
  private lazy var tick = addedImage()
  private var hasImages = false
  private let leastHeight: CGFloat
  private let onActivate: (UIAlertAction) -> Void

  init(
    _ action: UIAlertAction, style: UIAlertController.Style, isEmphasized: Bool,
    onActivate: @escaping (UIAlertAction) -> Void
  ) {
    self.action = action
    self.onActivate = onActivate
    leastHeight = style == .alert ? AlertMetrics.buttonHeight : AlertMetrics.sheetButtonHeight
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    cover.isUserInteractionEnabled = false
    cover.isHidden = true
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.font = Self.font(style, isEmphasized: isEmphasized)
    addSubview(cover)
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private static func font(_ style: UIAlertController.Style, isEmphasized: Bool) -> UIFont {
    guard style == .actionSheet else { return .preferredFont(forTextStyle: isEmphasized ? .headline : .body) }
    guard isEmphasized else { return .preferredFont(forTextStyle: .title3) }
    return UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold))
  }

  var isHighlighted = false {
    didSet { cover.isHidden = !isHighlighted }
  }

  /// Shows whether the action can be chosen.
  func update() {
    cover.backgroundColor = UIColor.label.withAlphaComponent(AlertMetrics.highlightOpacity)
    let traits: UIAccessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    accessibilityTraits = traits
    if !action.isEnabled {
      label.textColor = .tertiaryLabel
    } else {
      label.textColor = action.look.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
    }
    label.textAlignment = action.look.alignment
    if hasImages || action.look.image != nil || action.look.isChecked { showImages() }
  }

  private func addedImage() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .center
    addSubview(view)
    hasImages = true
    return view
  }

  private func showImages() {
    image.image = action.look.image
    image.tintColor = action.look.imageColor ?? label.textColor
    tick.image = action.look.isChecked ? UIImage(systemName: "checkmark") : nil
    tick.tintColor = label.textColor
    setNeedsLayout()
  }

  /// The images at the ends of the button [?].
  private func placeImages() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, isLeft) in [(image, !isRightToLeft), (tick, isRightToLeft)] {
      let size = view.image?.size ?? .zero
      let x = isLeft ? AlertMetrics.buttonMargin : bounds.width - AlertMetrics.buttonMargin - size.width
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// Whether the title fits on one line in a button of this width.
  func fitsOnOneLine(_ width: CGFloat) -> Bool {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
      <= width - 2 * AlertMetrics.buttonMargin
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * AlertMetrics.buttonMargin, height: CGFloat.greatestFiniteMagnitude)
    let height = label.sizeThatFits(room).height + 2 * AlertMetrics.buttonPadding
    return CGSize(width: size.width, height: max(leastHeight, height.rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
    label.frame = bounds.insetBy(dx: AlertMetrics.buttonMargin, dy: 0)
    if hasImages { placeImages() }
  }

  override func accessibilityActivate() -> Bool {
    onActivate(action)
    return true
  }
}
