extension UIContentUnavailableConfiguration {
  /// How a text is written.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there are at most; 0 for any number.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// The least share of the font's size to which it shrinks; 0 for the current size.
    public var minimumScaleFactor: CGFloat = 0

    init(_ standard: ListContentMetrics.Text) {
      font = standard.font
      color = standard.color
    }
  }

  /// How the image is drawn.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol; an image's own goes before.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = ContentUnavailableMetrics.symbol
    /// The colour of template images; nil for the view's tint.
    public var tintColor: UIColor? = ContentUnavailableMetrics.imageColor
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The size to which larger images are scaled down, keeping their aspect; 0 for any.
    public var maximumSize = CGSize.zero

    public func hash(into hasher: inout Hasher) {
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(maximumSize.height)
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What is done when the button is tapped. Its title and image are the button's where the configuration has none.
    public var primaryAction: UIAction?
    public var isEnabled = true

    public static func == (first: Self, second: Self) -> Bool {
      first.primaryAction === second.primaryAction && first.isEnabled == second.isEnabled
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(primaryAction.map(ObjectIdentifier.init))
      hasher.combine(isEnabled)
    }
  }
}
