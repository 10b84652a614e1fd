/// What stands where content would be: an image or a turning wheel, two texts, and up to two buttons.
///
/// What the app did not set follows from the style and changes with the state.
public struct UIContentUnavailableConfiguration: Hashable {
  /// Where texts and image stand between the sides.
  public enum Alignment: Sendable {
    case center
    /// From where reading begins.
    case natural
  }

  let style: ContentUnavailableStyle
  private var storedText: DefaultedValue<String?>
  private var storedSecondaryText: DefaultedValue<String?>

  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// The first text. Setting it takes the attributed one away.
  public var text: String? {
    get { attributedText == nil ? storedText.value : nil }
    set {
      storedText.value = newValue
      if newValue != nil { attributedText = nil }
    }
  }
  /// The first text with attributes; it goes before the plain one.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(ContentUnavailableMetrics.text)

  /// The second text. Setting it takes the attributed one away.
  public var secondaryText: String? {
    get { secondaryAttributedText == nil ? storedSecondaryText.value : nil }
    set {
      storedSecondaryText.value = newValue
      if newValue != nil { secondaryAttributedText = nil }
    }
  }
  /// The second text with attributes; it goes before the plain one.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(ContentUnavailableMetrics.secondaryText)

  /// How the button looks. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// How the button below it looks. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  public var alignment = Alignment.center
  /// What lies behind everything.
  public var background = UIBackgroundConfiguration.clear()
  /// Along which axes the content keeps at least the margins of the view around.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// How far the content is from the view's edges, in points, the safe area included.
  public var directionalLayoutMargins = ContentUnavailableMetrics.margins
  /// In points.
  public var imageToTextPadding = ContentUnavailableMetrics.imageToText
  public var textToSecondaryTextPadding = ContentUnavailableMetrics.textToSecondaryText
  public var textToButtonPadding = ContentUnavailableMetrics.textToButton
  public var buttonToSecondaryButtonPadding = ContentUnavailableMetrics.buttonToSecondaryButton

  init(_ style: ContentUnavailableStyle) {
    self.style = style
    storedText = DefaultedValue(style.text(searched: nil))
    storedSecondaryText = DefaultedValue(style.secondaryText)
    if style == .loading { textProperties = TextProperties(ContentUnavailableMetrics.loadingText) }
    if style == .search { image = UIImage(systemName: "magnifyingglass") }
  }

  mutating func setStandardText(_ text: String?) { storedText.setStandard(text) }

  /// Nothing yet: the app says what is missing.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// Content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.loading) }

  /// A search found nothing. What was searched for is told if the state knows it.
  public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.search) }

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

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text ?? attributedText?.string)
    hasher.combine(secondaryText ?? secondaryAttributedText?.string)
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The content as it looks in a state: the defaults follow it, what the app set stays.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    updated.setStandardText(style.text(searched: (state as? UIContentUnavailableConfigurationState)?.searchText))
    return updated
  }
}
