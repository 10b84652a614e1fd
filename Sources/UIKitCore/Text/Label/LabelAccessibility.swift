/// Accessibility of labels: their text, with the names of the images in it.
struct LabelAccessibility: ViewAccessibilityDefaults {
  let view: UILabel

  var isElement: Bool { true }
  var label: String? {
    guard let text = view.text, text.contains("\u{FFFC}") else { return view.text }
    return view.attributedText?.spokenText ?? text
  }
  var traits: UIAccessibilityTraits { .staticText }
  var largeContentTitle: String? { view.text }
}

extension NSAttributedString {
  /// The text with the labels of its attachments, or the names of their symbols, in their positions. Other attachments
  /// are passed over.
  fileprivate var spokenText: String {
    var parts: [String] = []
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else {
        return parts.append(attributedSubstring(from: range).string)
      }
      parts.append(attachment.accessibilityLabel ?? attachment.image?.spokenName ?? "")
    }
    return parts.joined()
  }
}

extension UILabel {
  /// Sets the words that are read aloud instead of the text; nil for the text itself. Text in capitals may be read
  /// aloud as an abbreviation. Setting equal words costs nothing.
  package func setSpokenText(_ text: String?) {
    if text != accessibility?.label { accessibilityLabel = text }
  }
}

/// Accessibility of image views, which are not elements by default [D].
struct ImageViewAccessibility: ViewAccessibilityDefaults {
  let view: UIImageView

  var label: String? { view.image?.spokenName }
  var traits: UIAccessibilityTraits { .image }
  var largeContentImage: UIImage? { view.image }
}
