import TextLayout

/// Turns attributed strings into what the text layout takes: attributes become values, and colours are resolved by
/// the traits.
struct AttributedContent {
  /// What text without an attribute is set in.
  var font: UIFont
  var color: UIColor?
  var paragraphStyle: NSParagraphStyle
  var traits: UITraitCollection
  var direction: UIUserInterfaceLayoutDirection

  /// Defaults of drawing strings without a label: the 12 point system font in black.
  static var plain: AttributedContent {
    let traits = UITraitCollection.current
    return AttributedContent(
      font: .systemFont(ofSize: 12), color: nil, paragraphStyle: NSParagraphStyle(), traits: traits,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Text in the same attributes throughout.
  func content(_ string: String, attributes: [NSAttributedString.Key: Any]? = nil) -> TextContent {
    TextContent(
      string, attributes: textAttributes(attributes ?? [:]), paragraph: paragraph(attributes ?? [:]))
  }

  /// - Complexity: O(n) in the number of attribute runs.
  func content(_ attributed: NSAttributedString) -> TextContent {
    let length = attributed.length
    var runs: [TextRun] = []
    var paragraphs: [ParagraphRun] = []
    attributed.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let range = range.location..<range.location + range.length
      runs.append(TextRun(range: range, attributes: textAttributes(attributes)))
      let style = paragraph(attributes)
      if let last = paragraphs.last, last.style == style {
        paragraphs[paragraphs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        paragraphs.append(ParagraphRun(range: range, style: style))
      }
    }
    guard let first = runs.first, let style = paragraphs.first else { return content(attributed.string) }
    guard runs.count > 1 || paragraphs.count > 1 else {
      return TextContent(attributed.string, attributes: first.attributes, paragraph: style.style)
    }
    return TextContent(
      attributed.string, runs: runs, attributes: runs[runs.count - 1].attributes,
      paragraphs: paragraphs.count > 1 ? paragraphs : [], paragraph: paragraphs[paragraphs.count - 1].style)
  }

  private func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle {
    (attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle).layoutStyle(direction)
  }

  private func textAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    TextAttributes(
      font: (attributes[.font] as? UIFont ?? font).layoutDescription,
      color: resolved(attributes[.foregroundColor]) ?? color.map(resolved),
      backgroundColor: resolved(attributes[.backgroundColor]),
      underline: NSUnderlineStyle(attribute: attributes[.underlineStyle])?.decoration(
        color: resolved(attributes[.underlineColor])),
      strikethrough: NSUnderlineStyle(attribute: attributes[.strikethroughStyle])?.decoration(
        color: resolved(attributes[.strikethroughColor])),
      kern: number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0,
      baselineOffset: number(attributes[.baselineOffset]) ?? 0)
  }

  private func resolved(_ value: Any?) -> TextColor? {
    (value as? UIColor).map(resolved)
  }

  func resolved(_ color: UIColor) -> TextColor {
    TextColor(color.resolvedColor(with: traits))
  }
}

extension TextColor {
  init(_ color: UIColor) {
    let components = color.components
    self.init(
      red: Double(components.red), green: Double(components.green), blue: Double(components.blue),
      alpha: Double(components.alpha))
  }
}
