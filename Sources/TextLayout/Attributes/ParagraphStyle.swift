package enum TextAlignment: Hashable, Sendable {
  case left, center, right, justified
  /// Left for a paragraph that runs left to right, right for the other.
  case natural
}

/// How lines end, and how text that does not fit is shown.
package enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words; a word wider than a line is broken inside.
  case wordWrap
  /// Lines end after any character.
  case charWrap
  /// The last allowed line continues beyond its end.
  case clip
  /// The last allowed line shows the rest of the text, with an ellipsis for the part that does not fit.
  case truncateHead, truncateTail, truncateMiddle

  var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
}

package enum WritingDirection: Hashable, Sendable {
  /// The first letter with a direction decides; left to right if there is none.
  case natural
  case leftToRight, rightToLeft
}

/// How the lines of a paragraph are broken, aligned and spaced. All lengths are in points.
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
  /// The end of the lines: measured from the leading edge if positive, else from the trailing edge.
  package var tailIndent: Double
  package var minimumLineHeight: Double
  /// 0: no maximum.
  package var maximumLineHeight: Double
  /// A factor on the font's line height; 0: none.
  package var lineHeightMultiple: Double
  package var lineBreakMode: LineBreakMode
  package var baseWritingDirection: WritingDirection
  /// The explicit tab stops in order; nil for default tab stops only.
  package var tabStops: [TabStop]?
  /// The distance between default tab stops, which follow the last explicit one; 0 for 28 points.
  package var tabInterval: Double
  /// Whether the word before moves along to the last line if that line would have only one word.
  package var pushesOutWords: Bool
  /// Whether lines in Korean end only after words, rather than after any syllable.
  package var keepsHangulWords: Bool
  /// From 0 to 1: a word is hyphenated at the end of a line if, without a hyphen, the text fills a smaller fraction of
  /// the line.
  package var hyphenationFactor: Double

  package init(
    alignment: TextAlignment = .natural, lineSpacing: Double = 0, paragraphSpacing: Double = 0,
    paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0, tailIndent: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0, lineHeightMultiple: Double = 0,
    lineBreakMode: LineBreakMode = .wordWrap, baseWritingDirection: WritingDirection = .natural,
    tabStops: [TabStop]? = nil, tabInterval: Double = 0, pushesOutWords: Bool = false, keepsHangulWords: Bool = false,
    hyphenationFactor: Double = 0
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
    self.hyphenationFactor = hyphenationFactor
  }
}
