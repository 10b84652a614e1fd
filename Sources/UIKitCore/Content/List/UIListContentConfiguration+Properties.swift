extension UIListContentConfiguration {
  /// How a text of a list content configuration is drawn.
  public struct TextProperties: Hashable {
    /// The horizontal alignment of lines.
    public enum TextAlignment: Hashable, Sendable {
      /// By the writing direction of the text.
      case natural
      /// Centred.
      case center
      /// Lines are stretched to the full width, except the last.
      case justified
    }

    /// A change of letter case for display.
    public enum TextTransform: Hashable, Sendable {
      /// The text is unchanged.
      case none
      /// All letters upper case.
      case uppercase
      /// All letters lower case.
      case lowercase
      /// The first letter of each word upper case.
      case capitalized
    }

    private var storedFont: DefaultedValue<UIFont>
    private var storedColor: DefaultedValue<UIColor>
    private var storedTransform: DefaultedValue<TextTransform>
    private var storedNumberOfLines: DefaultedValue<Int>

    /// The font; the style's by default.
    public var font: UIFont {
      get { storedFont.value }
      set { storedFont.value = newValue }
    }
    /// The colour before `colorTransformer`; the style's by default.
    public var color: UIColor {
      get { storedColor.value }
      set { storedColor.value = newValue }
    }
    /// Derives the drawn colour from `color`; nil, the default, keeps it.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines; `natural` by default.
    public var alignment = TextAlignment.natural
    /// How a text that is too long is shown; truncated at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number. The style's by default, and any number in the accessibility
    /// sizes.
    public var numberOfLines: Int {
      get { storedNumberOfLines.value }
      set { storedNumberOfLines.value = newValue }
    }
    /// Whether the font shrinks to fit the width, down to `minimumScaleFactor`. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, from 0 to 1, to which it shrinks; 0, the default, keeps the present size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the user's text size if it can. True by default.
    public var adjustsFontForContentSizeCategory = true
    /// The change of letter case; the style's by default.
    public var transform: TextTransform {
      get { storedTransform.value }
      set { storedTransform.value = newValue }
    }

    init(_ standard: ListContentMetrics.Text) {
      storedFont = DefaultedValue(standard.font)
      storedColor = DefaultedValue(standard.color)
      storedNumberOfLines = DefaultedValue(standard.numberOfLines)
      storedTransform = DefaultedValue(standard.transform)
      adjustsFontSizeToFitWidth = standard.minimumScale < 1
      minimumScaleFactor = standard.minimumScale < 1 ? standard.minimumScale : 0
    }

    /// Whether the properties already have these defaults.
    func follows(_ standard: ListContentStandards.Text) -> Bool {
      areSame(storedFont.standard, standard.font) && areSame(storedColor.standard, standard.color)
        && storedTransform.standard == standard.transform
        && storedNumberOfLines.standard == standard.numberOfLines
    }

    mutating func follow(_ standard: ListContentStandards.Text) {
      storedFont.setStandard(standard.font)
      storedColor.setStandard(standard.color)
      storedTransform.setStandard(standard.transform)
      storedNumberOfLines.setStandard(standard.numberOfLines)
    }

    /// The visible colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Properties are equal if all values are, and their transformers are copies of each other.
    public static func == (first: Self, second: Self) -> Bool {
      areSame(first.font, second.font) && areSame(first.color, second.color) && first.alignment == second.alignment
        && first.colorTransformer.isSame(as: second.colorTransformer)
        && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
        && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
        && first.minimumScaleFactor == second.minimumScaleFactor
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
        && first.transform == second.transform
    }

    /// Combines font, number of lines and letter case.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(numberOfLines)
      hasher.combine(transform)
    }
  }

  /// How the image is drawn.
  public struct ImageProperties: Hashable {
    private var storedTint = DefaultedValue<UIColor?>(nil)

    /// The configuration of a symbol; an image's own configuration takes precedence.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil for the view's tint.
    public var tintColor: UIColor? {
      get { storedTint.value }
      set { storedTint.value = newValue }
    }
    /// Derives the visible colour from `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The size in points to which larger images are scaled down, keeping their aspect ratio; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The space reserved for the image in points, regardless of its size. A width or height of 0 reserves that of the
    /// image, but for symbols at least the standard width; `standardDimension` reserves the standard for every image.
    public var reservedLayoutSize = CGSize.zero

    /// Stands for the system's standard width or height of symbols, which depends on the text size. [?] The value.
    public static let standardDimension: CGFloat = -1

    private static let standardSymbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

    init() { preferredSymbolConfiguration = Self.standardSymbols }

    /// Whether the properties already have this default tint.
    func follows(tint: UIColor?) -> Bool { areSame(storedTint.standard, tint) }

    mutating func follow(tint: UIColor?) { storedTint.setStandard(tint) }

    /// The visible colour in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Properties are equal if all values are, and their transformers are copies of each other.
    public static func == (first: Self, second: Self) -> Bool {
      areSame(first.tintColor, second.tintColor)
        && areSame(first.preferredSymbolConfiguration, second.preferredSymbolConfiguration)
        && first.tintColorTransformer.isSame(as: second.tintColorTransformer)
        && first.cornerRadius == second.cornerRadius && first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize
    }

    /// Combines corner radius, greatest width and reserved width.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}
