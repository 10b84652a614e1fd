/// One of a configured button's texts. The app sets it as a plain or an attributed string; the one set last is used.
struct ButtonText: Equatable {
  private var ownPlain: String?
  private var ownAttributed: AttributedString?

  /// [D] The string of the text, without its attributes.
  var plain: String? {
    get { ownPlain }
    set {
      ownPlain = newValue
      ownAttributed = nil
    }
  }

  var attributed: AttributedString? {
    get { ownAttributed ?? ownPlain.map { AttributedString($0) } }
    set {
      ownAttributed = newValue
      ownPlain = newValue.map { String($0.characters) }
    }
  }

  /// Whether the text has its own attributes.
  var isAttributed: Bool { ownAttributed != nil }
}

/// The default attributes of a configured button's texts.
struct ButtonTextStyle {
  var font: UIFont
  var color: UIColor
  var transformer: UIConfigurationTextAttributesTransformer?

  /// The text as shown: each run has the style's font and colour, then its own attributes, and is then changed by the
  /// transformer.
  func written(_ text: AttributedString) -> NSAttributedString {
    var written = AttributedString()
    for run in text.runs {
      var part = AttributedString(text[run.range])
      part.setAttributes(attributes(of: run))
      written.append(part)
    }
    return NSAttributedString(written)
  }

  private func attributes(of run: AttributedString.Runs.Run) -> AttributeContainer {
    let attributes = Self.attributes(font, color).merging(run.attributes)
    return transformer?(attributes) ?? attributes
  }

  private static func attributes(_ font: UIFont, _ color: UIColor) -> AttributeContainer {
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    return attributes
  }

  /// The font and the colour of a text that has the same ones throughout and no other attributes; nil for other texts.
  private func look(of text: AttributedString) -> (font: UIFont, color: UIColor)? {
    guard text.runs.count == 1, let run = text.runs.first else { return nil }
    let attributes = attributes(of: run)
    guard let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self],
      let color = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self],
      attributes == Self.attributes(font, color)
    else { return nil }
    return (font, color)
  }

  /// Shows a text on a label, without attributes if possible: a label then recognises an equal text and is not laid out
  /// again. Besides, Foundation on Linux leaks memory with each `NSAttributedString`.
  @MainActor
  func show(_ text: ButtonText, on label: UILabel) {
    var look = (font: font, color: color)
    if let attributed = text.attributed, text.isAttributed || transformer != nil {
      guard let uniform = self.look(of: attributed) else {
        label.attributedText = written(attributed)
        return
      }
      look = uniform
    }
    label.text = text.plain
    label.textColor = look.color
    label.font = look.font
  }
}
