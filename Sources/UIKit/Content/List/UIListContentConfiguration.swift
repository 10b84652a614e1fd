/// The content of a row, header or footer of a list: an image and two texts.
///
/// What the app did not set follows from the style and changes with the state.
public struct UIListContentConfiguration: Hashable {
  let style: ListContentStyle

  /// The first text. Setting it takes the attributed one away.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first text with attributes. Setting it takes the plain one away.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// The second text. Setting it takes the attributed one away.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The second text with attributes. Setting it takes the plain one away.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var image: UIImage?

  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties: ImageProperties

  /// How far the content is from the view's edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { storedMargins.value }
    set { storedMargins.value = newValue }
  }
  private var storedMargins: DefaultedValue<NSDirectionalEdgeInsets>
  /// Along which axes the content keeps at least the margins of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// Whether the texts stand side by side where there is room for both.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Between image and text, in points.
  public var imageToTextPadding: CGFloat
  /// Between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// Between the texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// How opaque the content is.
  public var alpha: CGFloat = 1

  init(style: ListContentStyle, metrics: ListContentMetrics) {
    self.style = style
    textProperties = TextProperties(metrics.text)
    secondaryTextProperties = TextProperties(metrics.secondaryText)
    imageProperties = ImageProperties()
    storedMargins = DefaultedValue(metrics.margins)
    axesPreservingSuperviewLayoutMargins = .horizontal
    prefersSideBySideTextAndSecondaryText = metrics.isSideBySide
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.textToSecondaryHorizontal
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryVertical
  }

  mutating func setStandardMargins(_ margins: NSDirectionalEdgeInsets) { storedMargins.setStandard(margins) }

  public static func == (first: Self, second: Self) -> Bool {
    first.style == second.style && first.text == second.text && first.secondaryText == second.secondaryText
      && first.attributedText == second.attributedText
      && first.secondaryAttributedText == second.secondaryAttributedText && first.hasSameImage(as: second)
      && first.textProperties == second.textProperties
      && first.secondaryTextProperties == second.secondaryTextProperties
      && first.imageProperties == second.imageProperties
      && first.directionalLayoutMargins == second.directionalLayoutMargins
      && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
      && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
      && first.imageToTextPadding == second.imageToTextPadding
      && first.textToSecondaryTextHorizontalPadding == second.textToSecondaryTextHorizontalPadding
      && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
      && first.alpha == second.alpha
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text ?? attributedText?.string)
    hasher.combine(secondaryText ?? secondaryAttributedText?.string)
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The content as it looks in a state: the defaults follow it, what the app set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var updated = self
    ListContentMetrics(style, state.traitCollection.listEnvironment).apply(ListContentState(state), to: &updated)
    return updated
  }
}
