/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { values.tabStops ?? NSTextTab.standard }
    set { values.tabStops = newValue.sorted { $0.location < $1.location } }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }

  open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Adds a stop in its place among the others.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops + [anObject]
  }

  /// Takes away the stops that equal one.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { $0 != anObject }
  }

  /// Takes every value of another style over.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
