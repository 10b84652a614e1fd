/// The numbers of the section index, in points.
enum SectionIndexMetrics {
  /// The bar [M]; longer titles make it wider.
  static let width: CGFloat = 15
  /// The padding on both sides of a title that is wider than the bar [?].
  static let sidePadding: CGFloat = 1
  /// The titles' font [C]; its size does not follow the text size.
  static let fontSize: CGFloat = 11
  /// The distance from one title to the next [?].
  static let pitch: CGFloat = 14
  /// The padding above the first and below the last title [?].
  static let endPadding: CGFloat = 2
  /// The magnifier that leads to the search field [?].
  static let magnifierSize: CGFloat = 12
  /// In front of pinned headers, behind the scroll indicators.
  static let zPosition: CGFloat = 1_000_000
}
