/// What text fields tell: their text, or the placeholder while there is none; never what is secret.
struct TextFieldAccessibility: ViewAccessibilityDefaults {
  let view: UITextField

  var isElement: Bool { true }
  var value: String? { view.content.isEmpty ? view.placeholder : view.content.spokenText }

  var traits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.textEntry
    if view is UISearchTextField { traits.insert(.searchField) }
    if view.isSecureTextEntry { traits.insert(.secureTextEntry) }
    if view.isEditing { traits.insert(.isEditing) }
    return traits
  }

  var state: UIAccessibilityTraits { view.stateTraits }

  func activate() -> Bool { view.becomeFirstResponder() }
}
