/// The numbers of alerts and action sheets, in points and seconds; those of iOS 13 to 18 [C].
enum AlertMetrics {
  /// An alert's width; below, its width with an accessibility text size.
  static let width: CGFloat = 270
  static let accessibilityWidth: CGFloat = 320
  static let cornerRadius: CGFloat = 14
  /// Around title, message and fields.
  static let sideMargin: CGFloat = 16
  static let topMargin: CGFloat = 19
  static let bottomMargin: CGFloat = 19
  static let messageSpacing: CGFloat = 3
  static let fieldsSpacing: CGFloat = 16
  /// Least heights of buttons and fields.
  static let buttonHeight: CGFloat = 44
  static let fieldHeight: CGFloat = 30
  /// The padding above and below a button's text, and at its sides.
  static let buttonPadding: CGFloat = 11
  static let buttonMargin: CGFloat = 12
  static let fieldPadding: CGFloat = 6
  static let fieldCornerRadius: CGFloat = 6
  /// The measures of an action sheet: distances from the edges and between its parts, its width, heights and margins.
  static let sheetMargin: CGFloat = 8
  static let sheetSpacing: CGFloat = 8
  static let sheetGreatestWidth: CGFloat = 374
  static let sheetButtonHeight: CGFloat = 57
  static let sheetHeaderMargin: CGFloat = 14
  static let sheetMessageSpacing: CGFloat = 8
  /// The opacity of the shade over everything else, in a light and in a dark appearance.
  static let lightShade: CGFloat = 0.2
  static let darkShade: CGFloat = 0.48
  /// The scale at which an alert begins to appear.
  static let openingScale: CGFloat = 1.15
  static let alertDuration = 0.3
  static let sheetDuration = 0.4
  /// The opacity of the colour over a pressed button.
  static let highlightOpacity: CGFloat = 0.1
}
