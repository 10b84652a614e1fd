extension NSParagraphStyle {
  /// Options that decide where lines break, besides the widths of words.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The options as bits: 1 ``pushOut``, 2 ``hangulWordPriority``.
    public let rawValue: UInt

    /// The options of a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A word that would be alone on the last line of a paragraph is joined by the word before it.
    public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 0) }
    /// Korean text breaks between words, not between any two syllables.
    public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 1) }
    /// The strategy of labels unless an app sets another.
    public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
  }
}
