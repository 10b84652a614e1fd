/// The properties that a configuration gives to one of its labels.
struct LabelProperties {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineBreakMode: NSLineBreakMode
  var numberOfLines: Int
  var adjustsFontSizeToFitWidth: Bool
  var minimumScaleFactor: CGFloat
  var adjustsFontForContentSizeCategory = true

  /// Sets only properties that differ, so that a label with the right properties is not laid out again.
  @MainActor
  func apply(to label: UILabel) {
    let font = font(in: label.traitCollection)
    if !areSame(label.font, font) { label.font = font }
    if !areSame(label.textColor, color) { label.textColor = color }
    if label.textAlignment != alignment { label.textAlignment = alignment }
    if label.numberOfLines != numberOfLines { label.numberOfLines = numberOfLines }
    if label.lineBreakMode != lineBreakMode { label.lineBreakMode = lineBreakMode }
    if label.adjustsFontSizeToFitWidth != adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    }
    if label.minimumScaleFactor != minimumScaleFactor { label.minimumScaleFactor = minimumScaleFactor }
    if label.adjustsFontForContentSizeCategory != adjustsFontForContentSizeCategory {
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The font at the present text size: a font that was made for another size is adjusted at once, instead of at the
  /// next change of the text size.
  @MainActor
  private func font(in traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    return adjustsFontForContentSizeCategory && category != .unspecified ? font.adjusted(to: category) : font
  }
}
