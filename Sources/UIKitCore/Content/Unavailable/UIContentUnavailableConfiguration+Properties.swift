extension UIContentUnavailableConfiguration {
  /// How a text is drawn.
  public struct TextProperties: Hashable {
    /// The font; the style's by default.
    public var font: UIFont
    /// The colour; the style's by default.
    public var color: UIColor
    /// How a text that is too long is shown; truncated at its end by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0, the default, for any number.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit the width, down to `minimumScaleFactor`. False by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, from 0 to 1, to which it shrinks; 0, the default, keeps the present size.
    public var minimumScaleFactor: CGFloat = 0

    init(_ standard: ListContentMetrics.Text) {
      font = standard.font
      color = standard.color
    }
  }

  /// How the image is drawn.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol; the image's own configuration has precedence.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = ContentUnavailableMetrics.symbol
    /// The colour of template images; nil for the view's tint.
    public var tintColor: UIColor? = ContentUnavailableMetrics.imageColor
    /// The radius of the image's corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size in points to which larger images are scaled down in proportion; 0, the default, for no limit.
    public var maximumSize = CGSize.zero

    /// Combines corner radius and greatest size.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }

  /// The behaviour of a button.
  public struct ButtonProperties: Hashable {
    /// Performed when the button is tapped. Its title and image are used if the button's configuration has none.
    public var primaryAction: UIAction?
    /// Whether the button can be tapped; true by default.
    public var isEnabled = true

    /// Properties are equal if the actions are one object and the buttons are equally enabled.
    public static func == (first: Self, second: Self) -> Bool {
      first.primaryAction === second.primaryAction && first.isEnabled == second.isEnabled
    }

    /// Combines the action's identity and `isEnabled`.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(primaryAction.map(ObjectIdentifier.init))
      hasher.combine(isEnabled)
    }
  }
}
