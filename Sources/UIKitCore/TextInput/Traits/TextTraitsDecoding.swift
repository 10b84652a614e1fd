import InterfaceDocuments

/// Text input traits that can be set.
@MainActor
protocol SettableTextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

/// The traits of an editor that a search bar does not have.
@MainActor
protocol SettableEditorTraits: SettableTextInputTraits {
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var textContentType: UITextContentType! { get set }
}

extension ElementPlan where Object: SettableTextInputTraits {
  /// Decodes the text input traits of an object.
  mutating func readTraits(of element: DocumentElement) {
    guard let traits = element.textInputTraits else { return }
    set(traits.value("autocapitalizationType", TextTraitsWords.capitalizations)) { $0.autocapitalizationType = $1 }
    set(traits.value("autocorrectionType", ["no": .no, "yes": .yes, "default": .default])) {
      $0.autocorrectionType = $1
    }
    set(traits.value("spellCheckingType", ["no": .no, "yes": .yes, "default": .default])) { $0.spellCheckingType = $1 }
    set(traits.value("keyboardType", TextTraitsWords.keyboards)) { $0.keyboardType = $1 }
    set(traits.value("keyboardAppearance", TextTraitsWords.appearances)) { $0.keyboardAppearance = $1 }
    set(traits.value("returnKeyType", TextTraitsWords.returnKeys)) { $0.returnKeyType = $1 }
    set(traits.bool("enablesReturnKeyAutomatically")) { $0.enablesReturnKeyAutomatically = $1 }
  }
}

extension ElementPlan where Object: SettableEditorTraits {
  /// Decodes the traits that editors alone have.
  mutating func readEditorTraits(of element: DocumentElement) {
    guard let traits = element.textInputTraits else { return }
    set(traits.value("smartQuotesType", ["no": .no, "yes": .yes, "default": .default])) { $0.smartQuotesType = $1 }
    set(traits.value("smartDashesType", ["no": .no, "yes": .yes, "default": .default])) { $0.smartDashesType = $1 }
    set(traits.value("smartInsertDeleteType", ["no": .no, "yes": .yes, "default": .default])) {
      $0.smartInsertDeleteType = $1
    }
    set(traits["textContentType"]) { $0.textContentType = UITextContentType(rawValue: $1) }
  }
}

extension DocumentElement {
  /// The element with the text input traits of this one.
  var textInputTraits: DocumentElement? { child("textInputTraits", key: "textInputTraits") }
}

/// The words that documents use for text input traits.
private enum TextTraitsWords {
  static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "asciiCapable": .asciiCapable, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  static let appearances: [String: UIKeyboardAppearance] = [
    "default": .default, "dark": .dark, "light": .light, "alert": .dark,
  ]

  static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}
