/// One of a configured button's texts: the app sets it plain or attributed, and the last one set is used.
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

  /// The text as it is shown: each stretch in the style's font and colour and its own attributes over them, as the
  /// transformer changes them.
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

  /// The font and the colour of a text that has no other attributes, from its beginning to its end; nil for others.
  private func look(of text: AttributedString) -> (font: UIFont, color: UIColor)? {
    guard text.runs.count == 1, let run = text.runs.first else { return nil }
    let attributes = attributes(of: run)
    guard let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self],
      let color = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self],
      attributes == Self.attributes(font, color)
    else { return nil }
    return (font, color)
  }

  /// Shows a text on a label, without attributes if possible, so that a label that shows the text already does not lay
  /// it out again. Foundation on Linux leaks a part of each `NSAttributedString`, too.
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
