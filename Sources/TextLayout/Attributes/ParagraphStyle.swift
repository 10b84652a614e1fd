package enum TextAlignment: Hashable, Sendable {
  case left, center, right, justified
  /// Left for a paragraph that runs left to right, right for the other.
  case natural
}

/// What happens to text that is too wide for its line.
package enum LineBreakMode: Hashable, Sendable {
  /// The line ends after a word; a word wider than the line is broken where it must be.
  case wordWrap
  /// The line ends after any character.
  case charWrap
  /// The last line that is allowed runs on beyond its end.
  case clip
  /// The last line that is allowed shows the rest of the text with an ellipsis in place of what does not fit.
  case truncateHead, truncateTail, truncateMiddle

  var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
}

package enum WritingDirection: Hashable, Sendable {
  /// The first letter with a direction decides, left to right where there is none.
  case natural
  case leftToRight, rightToLeft
}

/// How the lines of a paragraph are broken, aligned and spaced. All lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment
  /// Between two lines of the paragraph, and between its last line and the next paragraph.
  package var lineSpacing: Double
  /// After the paragraph, unless it is the last.
  package var paragraphSpacing: Double
  /// Before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: Double
  package var firstLineHeadIndent: Double
  package var headIndent: Double
  /// Where lines end: from the leading edge when positive, from the trailing edge otherwise.
  package var tailIndent: Double
  package var minimumLineHeight: Double
  /// 0: no maximum.
  package var maximumLineHeight: Double
  /// A factor on the font's line height; 0: none.
  package var lineHeightMultiple: Double
  package var lineBreakMode: LineBreakMode
  package var baseWritingDirection: WritingDirection
  /// By location; nil stands for one every 28 points.
  package var tabStops: [TabStop]?
  /// From tab to tab behind the last stop; 0: as without stops.
  package var tabInterval: Double
  /// Whether a word that would stand alone in the last line is joined by the one before it.
  package var pushesOutWords: Bool
  /// Whether lines in Korean end after words, as elsewhere, rather than after any syllable.
  package var keepsHangulWords: Bool

  package init(
    alignment: TextAlignment = .natural, lineSpacing: Double = 0, paragraphSpacing: Double = 0,
    paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0, lineHeightMultiple: Double = 0,
    lineBreakMode: LineBreakMode = .wordWrap, baseWritingDirection: WritingDirection = .natural,
    tabStops: [TabStop]? = nil, tabInterval: Double = 0, pushesOutWords: Bool = false, keepsHangulWords: Bool = false
  ) {
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.lineBreakMode = lineBreakMode
    self.baseWritingDirection = baseWritingDirection
    self.tabStops = tabStops
    self.tabInterval = tabInterval
    self.pushesOutWords = pushesOutWords
    self.keepsHangulWords = keepsHangulWords
  }
}
