/// The placeholder of missing content: an image or a spinner, two texts, and up to two buttons.
///
/// Values that the app does not set follow from the style and change with the state.
public struct UIContentUnavailableConfiguration: Hashable {
  /// The horizontal alignment of texts and image.
  public enum Alignment: Sendable {
    /// Centred.
    case center
    /// At the edge where lines of text begin.
    case natural
  }

  let style: ContentUnavailableStyle
  private var storedText: DefaultedValue<String?>
  private var storedSecondaryText: DefaultedValue<String?>

  /// The image above the texts; nil shows none.
  public var image: UIImage?
  /// How the image is drawn.
  public var imageProperties = ImageProperties()

  /// The first text. Setting it removes the attributed one.
  public var text: String? {
    get { attributedText == nil ? storedText.value : nil }
    set {
      storedText.value = newValue
      if newValue != nil { attributedText = nil }
    }
  }
  /// The first text with attributes; it has precedence over the plain one.
  public var attributedText: NSAttributedString?
  /// How the first text is drawn.
  public var textProperties = TextProperties(ContentUnavailableMetrics.text)

  /// The second text. Setting it removes the attributed one.
  public var secondaryText: String? {
    get { secondaryAttributedText == nil ? storedSecondaryText.value : nil }
    set {
      storedSecondaryText.value = newValue
      if newValue != nil { secondaryAttributedText = nil }
    }
  }
  /// The second text with attributes; it has precedence over the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is drawn.
  public var secondaryTextProperties = TextProperties(ContentUnavailableMetrics.secondaryText)

  /// The configuration of the button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, below the first; it is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The horizontal alignment; `center` by default.
  public var alignment = Alignment.center
  /// The background of the whole view.
  public var background = UIBackgroundConfiguration.clear()
  /// The axes along which the content keeps at least the superview's margins.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances of the content from the view's edges in points, including the safe area.
  public var directionalLayoutMargins = ContentUnavailableMetrics.margins
  /// The distance between image and first text, in points.
  public var imageToTextPadding = ContentUnavailableMetrics.imageToText
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding = ContentUnavailableMetrics.textToSecondaryText
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding = ContentUnavailableMetrics.textToButton
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding = ContentUnavailableMetrics.buttonToSecondaryButton

  init(_ style: ContentUnavailableStyle) {
    self.style = style
    storedText = DefaultedValue(style.text(searched: nil))
    storedSecondaryText = DefaultedValue(style.secondaryText)
    if style == .loading { textProperties = TextProperties(ContentUnavailableMetrics.loadingText) }
    if style == .search { image = UIImage(systemName: "magnifyingglass") }
  }

  mutating func setStandardText(_ text: String?) { storedText.setStandard(text) }

  /// Empty: the app sets the texts and the image.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// The placeholder while content is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

  /// The content for a search without results. The text includes the search text if the state contains it.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

  /// Configurations are equal if all their values are.
  public static func == (first: Self, second: Self) -> Bool {
    first.style == second.style && first.image == second.image && first.imageProperties == second.imageProperties
      && first.text == second.text && first.attributedText == second.attributedText
      && first.textProperties == second.textProperties && first.secondaryText == second.secondaryText
      && first.secondaryAttributedText == second.secondaryAttributedText
      && first.secondaryTextProperties == second.secondaryTextProperties && first.button == second.button
      && first.buttonProperties == second.buttonProperties && first.secondaryButton == second.secondaryButton
      && first.secondaryButtonProperties == second.secondaryButtonProperties && first.alignment == second.alignment
      && first.background == second.background
      && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
      && first.directionalLayoutMargins == second.directionalLayoutMargins
      && first.imageToTextPadding == second.imageToTextPadding
      && first.textToSecondaryTextPadding == second.textToSecondaryTextPadding
      && first.textToButtonPadding == second.textToButtonPadding
      && first.buttonToSecondaryButtonPadding == second.buttonToSecondaryButtonPadding
  }

  /// Combines some of the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text ?? attributedText?.string)
    hasher.combine(secondaryText ?? secondaryAttributedText?.string)
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The configuration for a state: properties that the app did not set take the state's defaults.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    updated.setStandardText(style.text(searched: (state as? UIContentUnavailableConfigurationState)?.searchText))
    return updated
  }
}
