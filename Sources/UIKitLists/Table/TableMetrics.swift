/// The numbers of table views, in points.
enum TableMetrics {
  /// The default height of rows [D].
  static let defaultRowHeight: CGFloat = 44
  /// A plain header with a title [M].
  static let plainHeaderHeight: CGFloat = 28
  /// Above plain headers, iOS 15 and later; value [C].
  static let plainHeaderTopPadding: CGFloat = 22
  /// A grouped header or footer with nothing in it [M].
  static let groupedBlankHeight: CGFloat = 17.5
  /// Above the first group [C].
  static let groupedFirstTop: CGFloat = 17.5
  /// A grouped header or footer with a title of one line, until it is measured [C].
  static let groupedHeaderEstimate: CGFloat = 38.5
  static let groupedFooterEstimate: CGFloat = 32
  /// The distance from the sides to the sections of an inset grouped table [C]; in tables at least
  /// `CellMetrics.wideTableWidth` wide `wideGroupInset`.
  static let groupInset: CGFloat = 16
  static let wideGroupInset: CGFloat = 20
}
