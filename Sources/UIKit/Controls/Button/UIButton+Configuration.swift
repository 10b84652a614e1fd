extension UIButton {
  /// How a button looks, as a value.
  public struct Configuration: Hashable {
    enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    /// How round the corners of the background are.
    public enum CornerStyle: Sendable {
      /// The same at every text size.
      case fixed
      case dynamic
      case small
      case medium
      case large
      /// Half circles.
      case capsule
    }

    /// How much room the button takes up.
    public enum Size: Sendable {
      case mini
      case small
      case medium
      case large
    }

    let style: Style

    /// A title without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title in the tint on a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A title in the tint on a pale background of the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A white title on a background of the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    public var title: String?
    public var image: UIImage?
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// On which side of the title the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How far the content is from the edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet {
        if contentInsets == oldValue.contentInsets { contentInsets = buttonSize.contentInsets }
      }
    }
    /// The colour of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?

    init(style: Style) {
      self.style = style
      contentInsets = Size.medium.contentInsets
    }

    /// Goes back to the insets of the size.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.contentInsets }
  }
}

extension UIButton.Configuration.Size {
  /// From the heights of one-line buttons on devices: 34⅓ points medium, 50⅓ large [C]; the others [?].
  var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

@MainActor
extension UIButton.Configuration {
  /// [?] How states change a configuration's colours.
  private enum Look {
    static let pressedForeground: CGFloat = 0.75
    static let pressedBackground: CGFloat = 0.75
    static let tintedBackground: CGFloat = 0.18
    static let cornerRadius: CGFloat = 5.95
    static let mediumCornerRadius: CGFloat = 8.5
    static let largeCornerRadius: CGFloat = 11.9
  }

  func titleFont(_ traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle = buttonSize == .mini || buttonSize == .small ? .subheadline : .body
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  func foregroundColor(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    let tint: UIColor = button.tintColor
    let color = baseForegroundColor ?? (style == .filled ? .white : tint)
    return button.isHighlighted && style != .filled ? color.faded(by: Look.pressedForeground) : color
  }

  private func backgroundColor(of button: UIButton) -> UIColor? {
    guard style != .plain else { return baseBackgroundColor }
    guard button.isEnabled else { return .tertiarySystemFill }
    let tint: UIColor = button.tintColor
    let color: UIColor
    switch style {
    case .filled: color = baseBackgroundColor ?? tint
    case .tinted: color = (baseBackgroundColor ?? tint).faded(by: Look.tintedBackground)
    case .gray, .plain: color = baseBackgroundColor ?? .secondarySystemFill
    }
    return button.isHighlighted ? color.faded(by: Look.pressedBackground) : color
  }

  func applyBackground(to button: UIButton) {
    button.backgroundColor = backgroundColor(of: button)
    applyShape(to: button)
  }

  func applyShape(to button: UIButton) {
    button.layer.cornerRadius = cornerRadius(height: button.bounds.height)
  }

  private func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic, .small: Look.cornerRadius
    case .medium: Look.mediumCornerRadius
    case .large: Look.largeCornerRadius
    case .capsule: height / 2
    }
  }
}

extension UIColor {
  /// This colour with its opacity multiplied.
  fileprivate func faded(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.components.alpha * factor)
    }
  }
}
