/// The default values of a configuration in a state; they apply to properties that the app did not set.
struct ListContentStandards {
  struct Text {
    var font: UIFont
    var color: UIColor
    var transform: UIListContentConfiguration.TextProperties.TextTransform
    var numberOfLines: Int
  }

  var text: Text
  var secondaryText: Text
  var tint: UIColor?
  var margins: NSDirectionalEdgeInsets
}

extension ListContentValues {
  /// Whether the defaults of `standards` are those in force already.
  func follows(_ standards: ListContentStandards) -> Bool {
    textProperties.follows(standards.text) && secondaryTextProperties.follows(standards.secondaryText)
      && imageProperties.follows(tint: standards.tint) && margins.standard == standards.margins
  }

  mutating func follow(_ standards: ListContentStandards) {
    textProperties.follow(standards.text)
    secondaryTextProperties.follow(standards.secondaryText)
    imageProperties.follow(tint: standards.tint)
    margins.setStandard(standards.margins)
  }
}
