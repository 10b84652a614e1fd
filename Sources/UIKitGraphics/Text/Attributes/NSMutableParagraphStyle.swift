/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of lines. The default is `.natural`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The space between lines, in points, not negative. The default is 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space after the paragraph, in points. The default is 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The space before the paragraph, in points. The default is 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The distance from the leading edge to the first line, in points. The default is 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The distance from the leading edge to all lines but the first, in points. The default is 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// The end of lines, in points: from the leading edge if positive, otherwise from the trailing edge. The default is
  /// 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// How text that is too wide is wrapped or cut off. The default is `.byWordWrapping`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The minimum height of a line, in points. The default is 0.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0, the default, sets no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// A factor on the height of lines, before the two limits; 0, the default, leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The direction of the paragraph. The default is `.natural`.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The tab stops, sorted by location.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops ?? NSTextTab.standard }
    set { values.tabStops = newValue.sorted { $0.location < $1.location } }
  }

  /// The distance of tabs after the last stop, in points; 0, the default, sets none.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// The lists that contain the paragraph, from the outermost.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  /// Options for where lines may break besides between words.
  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Whether letters may move closer together before text is cut off. The default is false.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// How full a line has to be, from 0 to 1, so that no word is divided at its end; 0, the default, divides none.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether words are divided as a reader expects, without a factor. The default is false.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }

  /// Inserts a tab stop, sorted by location.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops + [anObject]
  }

  /// Removes the tab stops that equal `anObject`.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { $0 != anObject }
  }

  /// Replaces all values by those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
