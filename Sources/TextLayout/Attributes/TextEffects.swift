import CoreGraphics

/// Attributes that few ranges of text have, besides font, colours and lines.
package struct TextEffects: Hashable, Sendable {
  /// The width of a line along the outlines of the letters, in hundredths of the font's size. Positive: only the
  /// outlines are drawn; negative: the letters are filled, too; 0: no outlines.
  package var strokeWidth = 0.0
  /// Nil: the colour of the text.
  package var strokeColor: TextColor?
  package var shadow: TextShadow?
  /// The slant of the letters to the right, relative to their height.
  package var obliqueness = 0.0
  /// The natural logarithm of the factor by which letters are wider.
  package var expansion = 0.0
  package var usesLigatures = true
  /// Whether pairs of letters are kerned as the font specifies.
  package var usesKerning = true
  /// The attachment that replaces each U+FFFC.
  package var attachment: TextAttachment?
  /// The image that letters are painted with, instead of a colour.
  package var pattern: ColorPattern?

  package init() {}

  /// Whether text with `other` has the same shapes and positions; colours may differ.
  func isShapedLike(_ other: TextEffects) -> Bool {
    expansion == other.expansion && usesLigatures == other.usesLigatures && usesKerning == other.usesKerning
      && attachment?.box == other.attachment?.box
  }

  /// Whether letters are not simply filled as the font draws them.
  var changesGlyphs: Bool { strokeWidth != 0 || obliqueness != 0 || expansion != 0 }

  func hashShape(into hasher: inout Hasher) {
    hasher.combine(expansion)
    hasher.combine(attachment?.box)
  }

  static let none = TextEffects()
}

/// A blurred copy of text, drawn beneath it in one colour.
package struct TextShadow: Hashable, Sendable {
  /// The offset to the right, in points.
  package var x: Double
  /// Down, in points.
  package var y: Double
  /// Twice the standard deviation of the blur, in points.
  package var blur: Double
  package var color: TextColor

  package init(x: Double, y: Double, blur: Double, color: TextColor) {
    self.x = x
    self.y = y
    self.blur = blur
    self.color = color
  }
}
