import TextLayout

/// The sizes of text styles at each preferred text size, as published in Apple's Human Interface Guidelines.
enum TextStyleSizes {
  struct Entry {
    /// The font size in points.
    var size: Double
    /// Points from line to line. Lines of labels do not follow it; lengths scaled by `UIFontMetrics` do.
    var leading: Double

    init(_ size: Double, _ leading: Double) {
      self.size = size
      self.leading = leading
    }
  }

  /// From extra small to the largest accessibility size, in the order of `UIContentSizeCategory.ascending`.
  private static let table: [UIFont.TextStyle: [Entry]] = [
    .largeTitle: [
      Entry(31, 38), Entry(32, 39), Entry(33, 40), Entry(34, 41), Entry(36, 43), Entry(38, 46), Entry(40, 48),
      Entry(44, 52), Entry(48, 57), Entry(52, 61), Entry(56, 66), Entry(60, 70),
    ],
    .title1: [
      Entry(25, 31), Entry(26, 32), Entry(27, 33), Entry(28, 34), Entry(30, 37), Entry(32, 39), Entry(34, 41),
      Entry(38, 46), Entry(43, 51), Entry(48, 57), Entry(53, 62), Entry(58, 68),
    ],
    .title2: [
      Entry(19, 24), Entry(20, 25), Entry(21, 26), Entry(22, 28), Entry(24, 30), Entry(26, 32), Entry(28, 34),
      Entry(34, 41), Entry(39, 47), Entry(44, 52), Entry(50, 59), Entry(56, 66),
    ],
    .title3: [
      Entry(17, 22), Entry(18, 23), Entry(19, 24), Entry(20, 25), Entry(22, 28), Entry(24, 30), Entry(26, 32),
      Entry(31, 38), Entry(37, 44), Entry(43, 51), Entry(49, 58), Entry(55, 65),
    ],
    .headline: body,
    .body: body,
    .callout: [
      Entry(13, 18), Entry(14, 19), Entry(15, 20), Entry(16, 21), Entry(18, 23), Entry(20, 25), Entry(22, 28),
      // 51/62 in one source, 51/60 in the guidelines [?].
      Entry(26, 32), Entry(32, 39), Entry(38, 46), Entry(44, 52), Entry(51, 62),
    ],
    .subheadline: [
      Entry(12, 16), Entry(13, 18), Entry(14, 19), Entry(15, 20), Entry(17, 22), Entry(19, 24), Entry(21, 28),
      Entry(25, 31), Entry(30, 37), Entry(36, 43), Entry(42, 50), Entry(49, 58),
    ],
    .footnote: [
      Entry(12, 16), Entry(12, 16), Entry(12, 16), Entry(13, 18), Entry(15, 20), Entry(17, 22), Entry(19, 24),
      Entry(23, 29), Entry(27, 33), Entry(33, 40), Entry(38, 46), Entry(44, 52),
    ],
    .caption1: [
      Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(12, 16), Entry(14, 19), Entry(16, 21), Entry(18, 23),
      Entry(22, 28), Entry(26, 32), Entry(32, 39), Entry(37, 44), Entry(43, 51),
    ],
    .caption2: [
      // 40/47 in one source, 40/48 in another [?].
      Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(13, 18), Entry(15, 20), Entry(17, 22),
      Entry(20, 25), Entry(24, 30), Entry(29, 35), Entry(34, 41), Entry(40, 47),
    ],
  ]

  private static let body = [
    Entry(14, 19), Entry(15, 20), Entry(16, 21), Entry(17, 22), Entry(19, 24), Entry(21, 26), Entry(23, 29),
    Entry(28, 34), Entry(33, 40), Entry(40, 48), Entry(47, 56), Entry(53, 62),
  ]

  /// The size and leading of unknown styles [M].
  private static let unknownStyle = Entry(12, 16)
  private static let standardIndex = 3

  static func entry(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> Entry {
    let index = UIContentSizeCategory.ascending.firstIndex(of: category) ?? standardIndex
    return table[style]?[index] ?? unknownStyle
  }

  static func description(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> FontDescription {
    let weight = style == .headline ? UIFont.Weight.semibold : .regular
    return FontDescription(size: entry(of: style, at: category).size, weight: Double(weight.rawValue))
  }
}
