import UIKit

/// A tile or banner, as a content configuration.
struct DescribedContent: UIContentConfiguration, Equatable {
  var cell: DescribedCell
  var fields: DescribedFields
  /// The picture or symbol that the fields name.
  var image: UIImage?

  func makeContentView() -> any UIView & UIContentView { cell == .banner ? BannerView(self) : TileView(self) }
  func updated(for state: any UIConfigurationState) -> DescribedContent { self }

  /// All texts, for screen readers.
  var spoken: String { [fields.text, fields.badge, fields.secondaryText].compactMap(\.self).joined(separator: ", ") }

  /// Gives a label a text, or hides it.
  @MainActor
  static func show(
    _ text: String?, in label: UILabel, _ font: DescribedFont, _ color: DescribedColor, _ fields: DescribedFields
  ) {
    label.text = text
    label.isHidden = text == nil
    label.font = font.font(label.traitCollection)
    label.textColor = color.color
    label.numberOfLines = fields.lines ?? 0
    label.textAlignment = fields.alignment == .center ? .center : .natural
  }
}

extension UIListContentConfiguration {
  /// The content of a row with one text or two.
  @MainActor
  init(_ cell: DescribedCell, _ fields: DescribedFields, image: UIImage?) {
    self = cell == .value ? .valueCell() : .subtitleCell()
    text = fields.text
    secondaryText = fields.secondaryText
    textProperties.numberOfLines = fields.lines ?? 0
    secondaryTextProperties.numberOfLines = fields.lines ?? 0
    secondaryTextProperties.color = fields.secondaryColor?.color ?? .secondaryLabel
    if let color = fields.color { textProperties.color = color.color }
    if let font = fields.font { textProperties.font = font.font() }
    if let font = fields.secondaryFont { secondaryTextProperties.font = font.font() }
    if fields.alignment == .center {
      textProperties.alignment = .center
      secondaryTextProperties.alignment = .center
    }
    self.image = image
    if let tint = fields.tint { imageProperties.tintColor = tint.color }
    if fields.image != nil {
      imageProperties.maximumSize = CGSize(width: 56, height: 56)
      imageProperties.cornerRadius = 8
    }
  }
}
