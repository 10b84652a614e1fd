/// All values of a list content configuration.
struct ListContentValues {
  let style: ListContentStyle
  var text: String? { didSet { if text != nil { textRuns = nil } } }
  private(set) var textRuns: AttributedRuns? { didSet { if textRuns != nil { text = nil } } }
  var secondaryText: String? { didSet { if secondaryText != nil { secondaryTextRuns = nil } } }
  private(set) var secondaryTextRuns: AttributedRuns? {
    didSet { if secondaryTextRuns != nil { secondaryText = nil } }
  }
  var attributedText: NSAttributedString? {
    get { textRuns?.attributedString }
    set { textRuns = newValue.map { AttributedRuns($0) } }
  }
  var secondaryAttributedText: NSAttributedString? {
    get { secondaryTextRuns?.attributedString }
    set { secondaryTextRuns = newValue.map { AttributedRuns($0) } }
  }
  var image: UIImage?
  var textProperties: UIListContentConfiguration.TextProperties
  var secondaryTextProperties: UIListContentConfiguration.TextProperties
  var imageProperties = UIListContentConfiguration.ImageProperties()
  var margins: DefaultedValue<NSDirectionalEdgeInsets>
  var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  var prefersSideBySideTextAndSecondaryText: Bool
  var imageToTextPadding: CGFloat
  var textToSecondaryTextHorizontalPadding: CGFloat
  var textToSecondaryTextVerticalPadding: CGFloat
  var alpha: CGFloat = 1

  init(style: ListContentStyle, metrics: ListContentMetrics) {
    self.style = style
    textProperties = UIListContentConfiguration.TextProperties(metrics.text)
    secondaryTextProperties = UIListContentConfiguration.TextProperties(metrics.secondaryText)
    margins = DefaultedValue(metrics.margins)
    prefersSideBySideTextAndSecondaryText = metrics.isSideBySide
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.textToSecondaryHorizontal
    textToSecondaryTextVerticalPadding = metrics.textToSecondaryVertical
  }
}

/// Images are compared by their content: each request for a symbol returns a different object.
extension ListContentValues: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    first.style == second.style && first.text == second.text && first.secondaryText == second.secondaryText
      && first.textRuns == second.textRuns && first.secondaryTextRuns == second.secondaryTextRuns
      && first.textProperties == second.textProperties
      && first.secondaryTextProperties == second.secondaryTextProperties
      && first.imageProperties == second.imageProperties
      && first.margins == second.margins
      && first.axesPreservingSuperviewLayoutMargins == second.axesPreservingSuperviewLayoutMargins
      && first.prefersSideBySideTextAndSecondaryText == second.prefersSideBySideTextAndSecondaryText
      && first.imageToTextPadding == second.imageToTextPadding
      && first.textToSecondaryTextHorizontalPadding == second.textToSecondaryTextHorizontalPadding
      && first.textToSecondaryTextVerticalPadding == second.textToSecondaryTextVerticalPadding
      && first.alpha == second.alpha && areSame(first.image, second.image)
  }

  /// Whether the layout is that of `other`; only colours and the like may differ.
  func takesSameRoom(as other: Self) -> Bool {
    style == other.style && text == other.text && secondaryText == other.secondaryText
      && textRuns == other.textRuns && secondaryTextRuns == other.secondaryTextRuns
      && areSame(image, other.image) && textProperties.takesSameRoom(as: other.textProperties)
      && secondaryTextProperties.takesSameRoom(as: other.secondaryTextProperties)
      && imageProperties.takesSameRoom(as: other.imageProperties)
      && margins == other.margins
      && axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && imageToTextPadding == other.imageToTextPadding
      && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate func takesSameRoom(as other: Self) -> Bool {
    areSame(font, other.font) && alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && numberOfLines == other.numberOfLines && adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
      && minimumScaleFactor == other.minimumScaleFactor
      && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory && transform == other.transform
  }
}

extension UIListContentConfiguration.ImageProperties {
  fileprivate func takesSameRoom(as other: Self) -> Bool {
    areSame(preferredSymbolConfiguration, other.preferredSymbolConfiguration) && maximumSize == other.maximumSize
      && reservedLayoutSize == other.reservedLayoutSize
  }
}
