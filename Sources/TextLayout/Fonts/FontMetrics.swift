/// A font's vertical measures, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  package var ascender: Double
  /// The distance from the baseline down to the bottom of the line; negative.
  package var descender: Double
  package var lineHeight: Double
  package var capHeight: Double
  package var xHeight: Double
  /// Extra space between lines, not part of `lineHeight`.
  package var leading: Double

  package init(
    ascender: Double, descender: Double, lineHeight: Double, capHeight: Double, xHeight: Double, leading: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.leading = leading
  }

  /// San Francisco's published ratios to the size [C]. The glyphs come from Inter, the lines must be as high as on
  /// iOS, or every row that sizes itself differs.
  private enum SanFrancisco {
    static let ascender = 0.9521484
    static let descender = -0.2412109
    static let lineHeight = 1.1933594
    static let capHeight = 0.7046
    static let xHeight = 0.526
  }

  /// The measures of the font that `font` describes.
  ///
  /// - Complexity: arithmetic for the system font; for a named family the face is loaded at the first call and the
  ///   answer is kept.
  package static func metrics(for font: FontDescription) -> FontMetrics {
    guard font.family == nil else { return FontEngine.shared.faceMetrics(for: font) }
    return FontMetrics(
      ascender: font.size * SanFrancisco.ascender, descender: font.size * SanFrancisco.descender,
      lineHeight: font.size * SanFrancisco.lineHeight, capHeight: font.size * SanFrancisco.capHeight,
      xHeight: font.size * SanFrancisco.xHeight, leading: 0)
  }
}
