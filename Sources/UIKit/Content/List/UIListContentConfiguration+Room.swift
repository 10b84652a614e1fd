extension UIListContentConfiguration {
  /// Whether the images are one, or show the same: a symbol asked for by its name is another object each time.
  func hasSameImage(as other: Self) -> Bool {
    guard image !== other.image else { return true }
    guard let image, let otherImage = other.image else { return false }
    return image.isEqual(otherImage)
  }

  /// Whether everything stands where it stands in `other`, whatever colours it has.
  func takesSameRoom(as other: Self) -> Bool {
    style == other.style && text == other.text && secondaryText == other.secondaryText
      && attributedText == other.attributedText && secondaryAttributedText == other.secondaryAttributedText
      && hasSameImage(as: other) && textProperties.takesSameRoom(as: other.textProperties)
      && secondaryTextProperties.takesSameRoom(as: other.secondaryTextProperties)
      && imageProperties.takesSameRoom(as: other.imageProperties)
      && directionalLayoutMargins == other.directionalLayoutMargins
      && axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && imageToTextPadding == other.imageToTextPadding
      && textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
  }
}

extension UIListContentConfiguration.TextProperties {
  fileprivate func takesSameRoom(as other: Self) -> Bool {
    font == other.font && alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && numberOfLines == other.numberOfLines && adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
      && minimumScaleFactor == other.minimumScaleFactor
      && adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory && transform == other.transform
  }
}

extension UIListContentConfiguration.ImageProperties {
  fileprivate func takesSameRoom(as other: Self) -> Bool {
    preferredSymbolConfiguration == other.preferredSymbolConfiguration && maximumSize == other.maximumSize
      && reservedLayoutSize == other.reservedLayoutSize
  }
}
