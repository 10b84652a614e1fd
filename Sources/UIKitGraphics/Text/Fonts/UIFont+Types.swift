extension UIFont {
  /// A text's role, for which the reader's preferred text size chooses a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// The style of one of Apple's names; text in an unknown style is 12 points large.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// For the title of a screen at its top: 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// For first-level titles: 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// For second-level titles: 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// For third-level titles: 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// For headings: semibold, 17 points at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// For subheadings: 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// For running text: 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// For callouts: 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// For footnotes: 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// For captions: 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// For alternative captions: 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics by which custom fonts and lengths scale with this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// How heavy the strokes are, -1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number from -1, the lightest, to 1; 0 is regular.
    public let rawValue: CGFloat

    /// The weight of a number from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The weight of a number from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight: -0.8.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light: -0.6.
    public static let thin = Weight(-0.6)
    /// Lighter than regular: -0.4.
    public static let light = Weight(-0.4)
    /// The weight of running text: 0.
    public static let regular = Weight(0)
    /// Somewhat heavier than regular: 0.23.
    public static let medium = Weight(0.23)
    /// The weight of headlines: 0.3.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis: 0.4.
    public static let bold = Weight(0.4)
    /// Heavier than bold: 0.56.
    public static let heavy = Weight(0.56)
    /// The heaviest weight: 0.62.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}

extension UIFont {
  /// The width of the system font's letters, relative to their height.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number from -1, the narrowest, to 1; 0 is standard.
    public let rawValue: CGFloat

    /// The width of a number from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The width of a number from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest letters: -0.4 [C].
    public static let compressed = Width(-0.4)
    /// Letters that are narrower than usual: -0.2 [C].
    public static let condensed = Width(-0.2)
    /// The width of running text: 0.
    public static let standard = Width(0)
    /// Letters that are wider than usual: 0.2 [C].
    public static let expanded = Width(0.2)

    /// How many times as wide as usual letters are for each 1 that narrow and wide ones differ from the standard [?].
    private static let (narrowing, widening) = (0.75, 1.0)

    /// The natural logarithm of the factor by which letters are wider. The system font here has one width, so its
    /// letters are stretched.
    var expansion: Double {
      let value = max(-1, min(1, Double(rawValue)))
      return log(1 + value * (value < 0 ? Self.narrowing : Self.widening))
    }
  }
}
