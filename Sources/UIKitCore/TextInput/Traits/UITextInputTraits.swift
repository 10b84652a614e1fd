/// The settings of a responder's keyboard. Every member has a default.
///
/// A desktop has a real keyboard, so an on-screen keyboard is never shown; but some of its settings decide whether
/// spelling is checked by default. `isSecureTextEntry` and `enablesReturnKeyAutomatically` affect any keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalisation; `sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected; the system decides by default.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked; the system decides by default.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become curly; the system decides by default.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash; the system decides by default.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether pasting and cutting adjust spaces; the system decides by default.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether words are completed while one types; the system decides by default.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// The kind of on-screen keyboard; `default` by default.
  var keyboardType: UIKeyboardType { get }
  /// The look of the on-screen keyboard; `default` by default.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the on-screen return key; `default` by default.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is shown as dots, and neither copied nor cut.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text, for filling it in; nil by default.
  var textContentType: UITextContentType! { get }
  /// The rules for generated passwords; nil by default.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// Sentences begin with capitals by default.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system decides by default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system decides by default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system decides by default.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system decides by default.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system decides by default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The system decides by default.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The usual keys by default.
  public var keyboardType: UIKeyboardType { .default }
  /// The view's appearance by default.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// "Return" by default.
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
  /// No known meaning by default.
  public var textContentType: UITextContentType! { nil }
  /// No rules by default.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// The traits that an app has set.
struct TextInputTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}
