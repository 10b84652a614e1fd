/// A line along the text: under it or through it.
package struct TextDecoration: Hashable, Sendable {
  package enum Pattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package enum Stroke: Hashable, Sendable {
    case single, thick, double
  }

  package var stroke: Stroke
  package var pattern: Pattern
  /// Nil: the colour of the text.
  package var color: TextColor?

  package init(stroke: Stroke = .single, pattern: Pattern = .solid, color: TextColor? = nil) {
    self.stroke = stroke
    self.pattern = pattern
    self.color = color
  }
}

/// How a stretch of text is set and painted.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription
  /// Nil: the colour that the drawing call names, or black.
  package var color: TextColor?
  package var backgroundColor: TextColor?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// Points added after every character.
  package var kern: Double
  /// Points by which the text stands above (positive) or below the baseline.
  package var baselineOffset: Double

  package init(
    font: FontDescription, color: TextColor? = nil, backgroundColor: TextColor? = nil,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, kern: Double = 0, baselineOffset: Double = 0
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.strikethrough = strikethrough
    self.kern = kern
    self.baselineOffset = baselineOffset
  }

  /// Whether text in `other`'s attributes takes the same shape and place, however it is painted.
  func isShapedLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && baselineOffset == other.baselineOffset
  }

  func hashShape(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(kern)
    hasher.combine(baselineOffset)
  }

  var isDecorated: Bool { backgroundColor != nil || underline != nil || strikethrough != nil }
}
