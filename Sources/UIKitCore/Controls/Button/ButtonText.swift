/// One of a configured button's texts: the app sets it plain or with attributes, and the last that was set counts.
struct ButtonText: Equatable {
  private var ownPlain: String?
  private var ownAttributed: AttributedString?

  /// [D] The string of the text, whatever its attributes are.
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

  /// Whether the text has attributes of its own.
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
    var standard = AttributeContainer()
    standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    standard[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    var written = AttributedString()
    for run in text.runs {
      let attributes = standard.merging(run.attributes)
      var part = AttributedString(text[run.range])
      part.setAttributes(transformer?(attributes) ?? attributes)
      written.append(part)
    }
    return NSAttributedString(written)
  }

  /// Shows a text on a label, without attributes if possible, so that a label that shows the text already does not lay
  /// it out again.
  @MainActor
  func show(_ text: ButtonText, on label: UILabel) {
    if let attributed = text.attributed, text.isAttributed || transformer != nil {
      label.attributedText = written(attributed)
    } else {
      label.text = text.plain
      label.textColor = color
      label.font = font
    }
  }
}
