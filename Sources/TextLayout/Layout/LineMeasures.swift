/// The height and the baseline of a line, from the fonts in the text's attributes. A letter that is drawn in another
/// font, because its own lacks the glyph, changes neither, as on iOS.
struct LineMeasures {
  private(set) var height: Double
  /// The distance from the top of the line.
  private(set) var baseline: Double
  private(set) var ascent = 0.0
  private(set) var descent = 0.0

  init(pieces: ShortList<ParagraphLayout.Piece>, bytes: Range<Int>, style: ParagraphStyle) {
    var leading = 0.0
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      guard piece.bytes.overlaps(bytes) || (isLast && ascent == 0) || pieces.count == 1 else { continue }
      let metrics = FontMetrics.metrics(for: piece.attributes.font)
      ascent = max(ascent, metrics.ascender + piece.attributes.baselineOffset)
      descent = max(descent, -metrics.descender - piece.attributes.baselineOffset)
      leading = max(leading, metrics.lineHeight - metrics.ascender + metrics.descender)
      if let box = piece.attributes.effects?.attachment?.box {
        ascent = max(ascent, box.y + box.height + piece.attributes.baselineOffset)
        descent = max(descent, -box.y - piece.attributes.baselineOffset)
      }
    }
    height = ascent + descent + leading
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // As in TextKit, additional height is above the glyphs, and height is reduced there.
    baseline = height - descent - min(leading, max(0, height - ascent - descent))
  }
}
