/// A token: its icon and its text on a rounded background, which has the tint colour while the token is selected.
@MainActor
final class SearchTokenView: UIControl {
  /// Distance of the content from the ends, and of the text from the icon, in points [?].
  private static let margin: CGFloat = 6
  private static let iconSpacing: CGFloat = 4
  /// The space above and below the line together, and the radius of the corners, in points [?].
  private static let lineMargin: CGFloat = 6
  private static let cornerRadius: CGFloat = 6
  /// The widest text, in points [?].
  private static let widestText: CGFloat = 200

  let token: UISearchToken
  var tapped: (() -> Void)?
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// The field's font, which the icon follows.
  var font: UIFont {
    get { label.font }
    set {
      guard newValue != label.font else { return }
      label.font = newValue
      icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: newValue, scale: .small)
    }
  }

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isOpaque = false
    layer.cornerRadius = Self.cornerRadius
    label.text = token.text
    icon.image = token.icon
    icon.contentMode = token.icon?.isSymbolImage == true ? .center : .scaleAspectFit
    for view in [icon, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { [unowned self] _ in tapped?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var ownGestures: [ControlGesture] { [.tap] }

  func show(color: UIColor?, isSelected: Bool) {
    backgroundColor = isSelected ? tintColor : color ?? .systemFill
    label.textColor = isSelected ? .white : .label
    icon.tintColor = label.textColor
  }

  var fittingSize: CGSize {
    let text = min(label.intrinsicContentSize.width, Self.widestText)
    let width = text + (iconWidth == 0 ? 0 : iconWidth + Self.iconSpacing) + 2 * Self.margin
    return CGSize(width: width.rounded(.up), height: (font.lineHeight + Self.lineMargin).rounded(.down))
  }

  /// An image that is not a symbol is at most as wide as a line is high.
  private var iconWidth: CGFloat {
    guard let image = token.icon else { return 0 }
    return image.isSymbolImage ? icon.intrinsicContentSize.width : min(font.lineHeight, image.size.width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.margin, dy: 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let textWidth = room.width - (iconWidth == 0 ? 0 : iconWidth + Self.iconSpacing)
    icon.frame = CGRect(
      x: isRightToLeft ? room.maxX - iconWidth : room.minX, y: 0, width: iconWidth, height: bounds.height)
    label.frame = CGRect(
      x: isRightToLeft ? room.minX : room.maxX - textWidth, y: 0, width: textWidth, height: bounds.height)
  }
}
