import TextLayout

/// Converts attributed strings to the text layout's values, with colours resolved by the traits.
package struct AttributedContent {
  /// The font of text without a font attribute.
  package var font: UIFont
  package var color: UIColor?
  private let paragraphStyle: NSParagraphStyle.Values
  package var traits: UITraitCollection
  package var direction: UIUserInterfaceLayoutDirection

  package init(
    font: UIFont, color: UIColor?, paragraphStyle: NSParagraphStyle, traits: UITraitCollection,
    direction: UIUserInterfaceLayoutDirection
  ) {
    self.font = font
    self.color = color
    self.paragraphStyle = paragraphStyle.values
    self.traits = traits
    self.direction = direction
  }

  /// The defaults of a label's text.
  package init(_ style: LabelStyle, traits: UITraitCollection, direction: UIUserInterfaceLayoutDirection) {
    font = style.font
    color = style.color
    paragraphStyle = style.paragraphValues
    self.traits = traits
    self.direction = direction
  }

  /// Defaults of drawing strings without a label: the 12 point system font in black.
  static var plain: AttributedContent {
    let traits = UITraitCollection.current
    return AttributedContent(
      font: .systemFont(ofSize: 12), color: nil, paragraphStyle: NSParagraphStyle(), traits: traits,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Text in the same attributes throughout.
  package func content(_ string: String, attributes: [NSAttributedString.Key: Any]? = nil) -> TextContent {
    TextContent(
      string, attributes: textAttributes(attributes ?? [:]), paragraph: paragraph(attributes ?? [:]))
  }

  /// - Complexity: O(n) in the number of attribute runs.
  package func content(_ attributed: NSAttributedString) -> TextContent { content(AttributedRuns(attributed)) }

  /// - Complexity: O(n) in the number of attribute runs.
  package func content(_ attributed: AttributedRuns) -> TextContent {
    if attributed.runs.contains(where: { $0.attributes[.writingDirection] != nil }) {
      return content(attributed.withDirectionSigns())
    }
    var runs: [TextRun] = []
    var paragraphs: [ParagraphRun] = []
    for run in attributed.runs {
      let range = run.range
      runs.append(TextRun(range: range, attributes: textAttributes(run.attributes)))
      let style = paragraph(run.attributes)
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
    ((attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraphStyle).layoutStyle(direction)
  }

  private func textAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    let font = attributes[.font] as? UIFont ?? font
    let isLink = attributes[.link] != nil
    // [C] Labels show links in the tint colour and underlined, regardless of other attributes.
    let ink = (isLink ? .tintColor : attributes[.foregroundColor] as? UIColor ?? color)?.resolvedColor(with: traits)
    let underline = isLink ? .single : NSUnderlineStyle(attribute: attributes[.underlineStyle])
    var effects = effects(attributes, beside: font)
    if let pattern = ink?.colorPattern {
      effects = effects ?? TextEffects()
      effects?.pattern = pattern
    }
    return TextAttributes(
      font: font.layoutDescription.legible(traits),
      color: ink.map { TextColor($0) },
      backgroundColor: resolved(attributes[.backgroundColor]),
      underline: underline?.decoration(color: resolved(attributes[.underlineColor])),
      strikethrough: NSUnderlineStyle(attribute: attributes[.strikethroughStyle])?.decoration(
        color: resolved(attributes[.strikethroughColor])),
      kern: number(attributes[.kern]) ?? number(attributes[.tracking]) ?? 0,
      baselineOffset: number(attributes[.baselineOffset]) ?? 0, effects: effects)
  }

  /// The attributes that few texts have.
  private func effects(_ attributes: [NSAttributedString.Key: Any], beside font: UIFont) -> TextEffects? {
    guard attributes.keys.contains(where: Self.rareKeys.contains) else { return nil }
    var effects = TextEffects()
    effects.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    effects.strokeColor = resolved(attributes[.strokeColor])
    effects.shadow = (attributes[.shadow] as? NSShadow)?.textShadow(traits)
    effects.obliqueness = number(attributes[.obliqueness]) ?? 0
    effects.expansion = number(attributes[.expansion]) ?? 0
    effects.usesLigatures = number(attributes[.ligature]) != 0
    // [D] A kern of 0 turns the font's own kerning off; one that is not set leaves it on.
    effects.usesKerning = number(attributes[.kern]) != 0
    effects.attachment = (attributes[.attachment] as? NSTextAttachment)?.textAttachment(traits, beside: font)
    return effects
  }

  private static let rareKeys: Set<NSAttributedString.Key> = [
    .strokeWidth, .shadow, .obliqueness, .expansion, .ligature, .kern, .attachment,
  ]

  private func resolved(_ value: Any?) -> TextColor? {
    (value as? UIColor).map(resolved)
  }

  func resolved(_ color: UIColor) -> TextColor {
    TextColor(color.resolvedColor(with: traits))
  }
}

extension TextColor {
  package init(_ color: UIColor) {
    let components = color.components
    self.init(
      red: Double(components.red), green: Double(components.green), blue: Double(components.blue),
      alpha: Double(components.alpha))
  }
}
