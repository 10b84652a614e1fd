/// The fields of a cell, all of which may be missing.
struct DescribedFields: Equatable, Sendable {
  var text: String?
  var secondaryText: String?
  /// A word in a capsule, of banners.
  var badge: String?
  var symbol: String?
  /// A path relative to the file.
  var image: String?
  var accessory: DescribedAccessory?
  /// The state of a switch at first.
  var isOn: Bool?
  var color: DescribedColor?
  var secondaryColor: DescribedColor?
  /// The colour of the symbol.
  var tint: DescribedColor?
  var background: DescribedColor?
  var font: DescribedFont?
  var secondaryFont: DescribedFont?
  var alignment: DescribedAlignment?
  /// The most lines of each text; 0 for any number.
  var lines: Int?
  /// In points.
  var height: Double?
  /// Whether there is a line below the row.
  var separator: Bool?

  /// These fields, with the missing ones taken from `kind`.
  func completed(by kind: DescribedFields) -> DescribedFields {
    DescribedFields(
      text: text ?? kind.text, secondaryText: secondaryText ?? kind.secondaryText, badge: badge ?? kind.badge,
      symbol: symbol ?? (image == nil ? kind.symbol : nil), image: image ?? (symbol == nil ? kind.image : nil),
      accessory: accessory ?? kind.accessory,
      isOn: isOn ?? kind.isOn, color: color ?? kind.color, secondaryColor: secondaryColor ?? kind.secondaryColor,
      tint: tint ?? kind.tint, background: background ?? kind.background, font: font ?? kind.font,
      secondaryFont: secondaryFont ?? kind.secondaryFont, alignment: alignment ?? kind.alignment,
      lines: lines ?? kind.lines, height: height ?? kind.height, separator: separator ?? kind.separator)
  }
}

/// The cell of a kind.
enum DescribedCell: String, CaseIterable, Sendable {
  /// A text, and a second one below it.
  case subtitle
  /// A text, and a second one at the trailing edge.
  case value
  /// A picture above texts, for grids and rows that scroll sideways.
  case tile
  /// An ad: a name, a word that marks it, a text, and a wide picture.
  case banner
}

/// The accessories of UIKit's cells.
enum DescribedAccessory: String, CaseIterable, Sendable {
  case none
  case disclosureIndicator
  case checkmark
  case detailButton
  case detailDisclosureButton
}

enum DescribedAlignment: String, CaseIterable, Sendable {
  case natural
  case center
}

/// The text styles of UIKit.
enum DescribedFont: String, CaseIterable, Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}

/// Colours that follow the appearance, by UIKit's names.
enum DescribedColor: String, CaseIterable, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case link
  case tintColor
  case systemRed
  case systemOrange
  case systemYellow
  case systemGreen
  case systemMint
  case systemTeal
  case systemCyan
  case systemBlue
  case systemIndigo
  case systemPurple
  case systemPink
  case systemBrown
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case clear
}
