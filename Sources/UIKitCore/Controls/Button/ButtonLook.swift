/// The fonts, colours and measures of configured buttons, by style and state: the design of iOS 15 to 18 on a phone.
struct ButtonLook: Hashable {
  enum Style: Hashable {
    case plain, gray, tinted, filled

    /// [?] The style of a selected button with this style.
    var selected: Style {
      switch self {
      case .plain, .gray: .tinted
      case .tinted, .filled: .filled
      }
    }
  }

  var style: Style
  var isEnabled = true
  var isHighlighted = false

  // MARK: Measures

  /// [C] Points between title and subtitle.
  static let titlePadding: CGFloat = 1
  /// [C]
  static let cornerRadius: CGFloat = 5.95
  private static let mediumCornerRadius: CGFloat = 8.5
  private static let largeCornerRadius: CGFloat = 11.9

  /// [?] The factors by which states change colours.
  private static let pressedForeground: CGFloat = 0.75
  private static let pressedBackground: CGFloat = 0.75
  private static let tintedBackground: CGFloat = 0.18

  // MARK: Colours

  func foreground(base: UIColor?, tint: UIColor) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    let color = base ?? (style == .filled ? .white : tint)
    return isHighlighted && style != .filled ? color.faded(by: Self.pressedForeground) : color
  }

  func background(base: UIColor?, tint: UIColor) -> UIColor {
    if style == .plain { return base ?? .clear }
    guard isEnabled else { return .tertiarySystemFill }
    let color: UIColor =
      switch style {
      case .filled: base ?? tint
      case .tinted: (base ?? tint).faded(by: Self.tintedBackground)
      case .gray, .plain: base ?? .secondarySystemFill
      }
    return isHighlighted ? color.faded(by: Self.pressedBackground) : color
  }
}

extension UIButton.Configuration {
  func foregroundColor(tint: UIColor) -> UIColor { look.foreground(base: baseForegroundColor, tint: tint) }

  // MARK: Fonts

  private var isSmall: Bool { buttonSize == .mini || buttonSize == .small }

  func titleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
  }

  /// [?]
  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: isSmall ? .caption2 : .caption1, compatibleWith: traits)
  }

  func titleStyle(_ traits: UITraitCollection, tint: UIColor) -> ButtonTextStyle {
    ButtonTextStyle(
      font: titleFont(traits), color: foregroundColor(tint: tint), transformer: titleTextAttributesTransformer)
  }

  func subtitleStyle(_ traits: UITraitCollection, tint: UIColor) -> ButtonTextStyle {
    ButtonTextStyle(
      font: subtitleFont(traits), color: foregroundColor(tint: tint), transformer: subtitleTextAttributesTransformer)
  }

  /// The default size of symbols, which is the title's.
  func symbolConfiguration(_ traits: UITraitCollection) -> UIImage.SymbolConfiguration {
    let standard = UIImage.SymbolConfiguration(font: titleFont(traits))
    return preferredSymbolConfigurationForImage.map { standard.applying($0) } ?? standard
  }

  // MARK: Shape

  /// The background, with the corner radius for a button of this height.
  func background(height: CGFloat, _ traits: UITraitCollection) -> UIBackgroundConfiguration {
    var shaped = background
    switch cornerStyle {
    case .fixed: break
    case .dynamic:
      shaped.cornerRadius = UIFontMetrics.default.scaledValue(for: shaped.cornerRadius, compatibleWith: traits)
    case .small: shaped.cornerRadius = ButtonLook.cornerRadius
    case .medium: shaped.cornerRadius = ButtonLook.radius(.medium)
    case .large: shaped.cornerRadius = ButtonLook.radius(.large)
    case .capsule: shaped.cornerRadius = height / 2
    }
    shaped.cornerRadius = min(shaped.cornerRadius, height / 2)
    return shaped
  }
}

extension ButtonLook {
  /// [?]
  static func radius(_ style: UIButton.Configuration.CornerStyle) -> CGFloat {
    style == .large ? largeCornerRadius : mediumCornerRadius
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

extension UIColor {
  /// This colour with its opacity multiplied.
  fileprivate func faded(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.components.alpha * factor)
    }
  }
}
