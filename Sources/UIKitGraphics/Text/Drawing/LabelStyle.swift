/// The default attributes of a label's text.
package struct LabelStyle {
  package var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  package var color = UIColor.label
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  package var allowsTightening = false

  package init() {}

  package var paragraphStyle: NSParagraphStyle { NSMutableParagraphStyle(values: paragraphValues) }

  /// The values of the paragraph style, without an object for them.
  var paragraphValues: NSParagraphStyle.Values {
    var values = NSParagraphStyle.Values()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    values.lineBreakStrategy = lineBreakStrategy
    values.allowsDefaultTighteningForTruncation = allowsTightening
    return values
  }

  /// Takes over the attributes of a text's first character, which become the label's properties [D].
  package mutating func adopt(_ text: AttributedRuns) {
    if let first = text.runs.first { adopt(first.attributes) }
  }

  package mutating func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineBreakStrategy = style.lineBreakStrategy
    allowsTightening = style.allowsDefaultTighteningForTruncation
  }
}
