/// The accessibility of text views: the value is the text.
struct TextViewAccessibility: ViewAccessibilityDefaults {
  let view: UITextView

  var isElement: Bool { true }
  var value: String? { view.text }

  /// Text that cannot be edited is not a text entry.
  var traits: UIAccessibilityTraits {
    guard view.isEditable else { return .staticText }
    return view.editor.isEditing ? [.textEntry, .isEditing] : .textEntry
  }

  func activate() -> Bool { view.becomeFirstResponder() }

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityPaging(view).scroll(direction) { _ in nil }
  }
}
