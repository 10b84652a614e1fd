import TextLayout

/// Scales custom fonts and lengths as a text style scales with the user's preferred text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that follow the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Metrics that follow a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font, scaled by the factor by which the text style grows at the preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A scaled font that never gets larger than a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for the text size of a trait collection; nil means the current one.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font.layoutDescription, maximum: nil, category: category(traitCollection))
  }

  /// A scaled font that never gets larger than a size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(
      font.layoutDescription, maximum: maximumPointSize > 0 ? Double(maximumPointSize) : nil,
      category: category(traitCollection))
  }

  /// A length scaled like the text style, in whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled for the text size of a trait collection; nil means the current one.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = factor(at: category(traits))
    guard factor != 1 else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    guard scale > 0 else { return value * CGFloat(factor) }
    return (value * CGFloat(factor) * scale).rounded() / scale
  }

  func scaled(_ base: FontDescription, maximum: Double?, category: UIContentSizeCategory) -> UIFont {
    var description = base
    description.size = base.size * factor(at: category)
    if let maximum { description.size = min(description.size, maximum) }
    return UIFont(description, scaling: .metrics(style, base: base, maximum: maximum))
  }

  /// The scale factor. It follows the style's leading, which matches published values better than the style's size
  /// does [?].
  private func factor(at category: UIContentSizeCategory) -> Double {
    let standard = TextStyleSizes.entry(of: style, at: .large)
    return TextStyleSizes.entry(of: style, at: category).leading / standard.leading
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    (traits ?? .current).preferredContentSizeCategory
  }
}
