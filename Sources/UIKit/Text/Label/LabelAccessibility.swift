/// What labels tell: their text.
struct LabelAccessibility: ViewAccessibilityDefaults {
  let view: UILabel

  var isElement: Bool { true }
  var label: String? { view.text }
  var traits: UIAccessibilityTraits { .staticText }
}

extension UILabel {
  /// What is read aloud in place of the text; nil for the text. Capitals are for the eye: read aloud, they may sound like an
  /// abbreviation. Costs nothing while it stays the same.
  func setSpokenText(_ text: String?) {
    if text != accessibility?.label { accessibilityLabel = text }
  }
}

/// What image views tell. They are no elements by themselves [D].
struct ImageViewAccessibility: ViewAccessibilityDefaults {
  let view: UIImageView

  var label: String? { view.image?.spokenName }
  var traits: UIAccessibilityTraits { .image }
}
