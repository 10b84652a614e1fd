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

/// How a range of text is shaped and painted.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontDescription
  /// Nil: the colour that the drawing call names, or black.
  package var color: TextColor?
  package var backgroundColor: TextColor?
  package var underline: TextDecoration?
  package var strikethrough: TextDecoration?
  /// Points added after every character.
  package var kern: Double
  /// The distance of the text above (positive) or below the baseline, in points.
  package var baselineOffset: Double
  /// Stored apart, because every row of a list keeps attributes and few have any of these.
  private var rare: Rare?

  private final class Rare: Sendable {
    let effects: TextEffects

    init(_ effects: TextEffects) { self.effects = effects }
  }

  package init(
    font: FontDescription, color: TextColor? = nil, backgroundColor: TextColor? = nil,
    underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, kern: Double = 0,
    baselineOffset: Double = 0, effects: TextEffects? = nil
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.strikethrough = strikethrough
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.effects = effects
  }

  /// Nil: none.
  package var effects: TextEffects? {
    get { rare?.effects }
    set { rare = newValue.flatMap { $0 == .none ? nil : Rare($0) } }
  }

  /// The natural logarithm of the factor by which letters are wider, by the font and by the text's own effect.
  var expansion: Double { font.expansion + (rare?.effects.expansion ?? 0) }

  package static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.isShapedLike(right) && left.color == right.color && left.backgroundColor == right.backgroundColor
      && left.underline == right.underline && left.strikethrough == right.strikethrough
      && (left.rare === right.rare || left.effects == right.effects)
  }

  package func hash(into hasher: inout Hasher) {
    hashShape(into: &hasher)
    hasher.combine(color)
  }

  /// Whether text in `other`'s attributes has the same shapes and positions; colours may differ.
  func isShapedLike(_ other: TextAttributes) -> Bool {
    font == other.font && kern == other.kern && baselineOffset == other.baselineOffset
      && (rare === other.rare || (effects ?? .none).isShapedLike(other.effects ?? .none))
  }

  func hashShape(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(kern)
    hasher.combine(baselineOffset)
    rare?.effects.hashShape(into: &hasher)
  }

  var isDecorated: Bool { backgroundColor != nil || underline != nil || strikethrough != nil }
}
