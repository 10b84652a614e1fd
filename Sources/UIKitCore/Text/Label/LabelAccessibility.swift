/// Accessibility of labels: their text.
struct LabelAccessibility: ViewAccessibilityDefaults {
  let view: UILabel

  var isElement: Bool { true }
  var label: String? { view.text }
  var traits: UIAccessibilityTraits { .staticText }
  var largeContentTitle: String? { view.text }
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
