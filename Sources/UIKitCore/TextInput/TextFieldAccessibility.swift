/// The accessibility of text fields: the value is the text after the tokens of a search field, or the placeholder of an
/// empty field; never secure text.
struct TextFieldAccessibility: ViewAccessibilityDefaults {
  let view: UITextField

  var isElement: Bool { true }
  var value: String? {
    let tokens = view.leadingTokens?.spokenTexts ?? []
    guard !tokens.isEmpty else { return view.content.isEmpty ? view.placeholder : view.content.spokenText }
    return (tokens + (view.content.isEmpty ? [] : [view.content.spokenText])).joined(separator: ", ")
  }

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
