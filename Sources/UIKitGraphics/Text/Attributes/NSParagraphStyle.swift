import TextLayout

/// How the lines of a paragraph are broken, aligned and spaced.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    /// Nil for the tab stops of the default style.
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
  }

  private final let tag = CoreFoundationTag()
  final var values = Values()

  /// The default style: natural alignment and direction, lines broken after words, no extra space.
  public override init() {
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines. The default is `.natural`, by the text's direction.
  open var alignment: NSTextAlignment { values.alignment }
  /// Points between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Points by which the first line is indented from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points by which the other lines are indented from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, in points: from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How text that is too wide is wrapped or cut off. The default is `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor on the font's line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of the paragraph. The default is `.natural`, by the interface's language.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The tab stops, sorted by location. The default style has one every 28 points.
  open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.standard }
  /// The distance in points between default tab stops after the last explicit one.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that the paragraph is an item of, the outermost first. Their markers are part of the text.
  open var textLists: [NSTextList] { values.textLists }
  /// Options for where lines may break besides between words.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters move closer together before text is cut off.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// How full a line has to be, from 0 to 1, so that no word is divided at its end; 0, the default, divides none.
  ///
  /// Words are divided by the patterns of libhyphen for the user's language, where both are installed.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are divided as a reader expects, without a factor. The default is false.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// The direction of paragraphs in a language, given by its code; nil means the user's language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// An immutable ``NSParagraphStyle`` with the receiver's current values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(values: values)
  }

  /// An ``NSMutableParagraphStyle`` that begins with the receiver's values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Whether the other object is a paragraph style, mutable or not, with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values
  }

  /// A hash of all values. That of a mutable style changes with them.
  open override var hash: Int { values.hashValue }

  /// The style for layout in an interface of a direction.
  func layoutStyle(_ direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle { values.layoutStyle(direction) }
}

extension NSParagraphStyle.Values {
  /// The style for layout in an interface of a direction.
  func layoutStyle(_ direction: UIUserInterfaceLayoutDirection) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.resolved(baseWritingDirection.direction(in: direction)),
      lineSpacing: Double(lineSpacing),
      paragraphSpacing: Double(paragraphSpacing),
      paragraphSpacingBefore: Double(paragraphSpacingBefore),
      firstLineHeadIndent: Double(firstLineHeadIndent), headIndent: Double(headIndent),
      tailIndent: Double(tailIndent), minimumLineHeight: Double(minimumLineHeight),
      maximumLineHeight: Double(maximumLineHeight), lineHeightMultiple: Double(lineHeightMultiple),
      lineBreakMode: lineBreakMode.layoutMode,
      baseWritingDirection: baseWritingDirection.layoutDirection,
      tabStops: tabStops?.map { $0.layoutStop(direction) }, tabInterval: Double(defaultTabInterval),
      pushesOutWords: lineBreakStrategy.contains(.pushOut),
      keepsHangulWords: lineBreakStrategy.contains(.hangulWordPriority),
      hyphenationFactor: hyphenationFactor > 0 ? Double(min(1, hyphenationFactor)) : usesDefaultHyphenation ? 1 : 0)
  }
}
