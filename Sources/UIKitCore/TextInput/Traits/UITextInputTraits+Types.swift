/// Which letters begin large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether straight quotation marks turn into the language's own.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether two hyphens turn into a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether pasting and deleting adjust the spaces at the edges of the text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether the rest of a word is offered while it is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The keys of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keys.
  case `default` = 0
  /// The characters of ASCII.
  case asciiCapable = 1
  /// Digits, and the characters of punctuation and arithmetic.
  case numbersAndPunctuation = 2
  /// Characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, asterisk and number sign.
  case phonePad = 5
  /// Characters of names and phone numbers.
  case namePhonePad = 6
  /// Characters of email addresses.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// With at sign and number sign within reach.
  case twitter = 9
  /// Characters of searches and URLs.
  case webSearch = 10
  /// The digits of ASCII.
  case asciiCapableNumberPad = 11

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of an on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the view.
  case `default` = 0
  /// Light letters on dark keys.
  case dark = 1
  /// Dark letters on light keys.
  case light = 2

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of an on-screen return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Titled "Return": it ends the line or the editing.
  case `default` = 0
  /// Titled "Go": Return opens the address that was typed.
  case go = 1
  /// Titled "Google": Return searches the web.
  case google = 2
  /// Titled "Join": Return joins a network or a group.
  case join = 3
  /// Titled "Next": Return goes to the next field.
  case next = 4
  /// Titled "Route": Return finds a route to the entered location.
  case route = 5
  /// Titled "Search": Return searches for the text.
  case search = 6
  /// Titled "Send": Return sends the message.
  case send = 7
  /// Titled "Yahoo": Return searches the web.
  case yahoo = 8
  /// Titled "Done": Return ends editing.
  case done = 9
  /// Titled "Emergency Call": Return calls for help.
  case emergencyCall = 10
  /// Titled "Continue": Return goes to the next step.
  case `continue` = 11
}

/// The passwords that a service accepts.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules in the language that password managers read.
  public let passwordRulesDescriptor: String

  /// Rules in the language that password managers read.
  public convenience init(descriptor passwordRulesDescriptor: String) { self.init(passwordRulesDescriptor) }

  private init(_ descriptor: String) {
    passwordRulesDescriptor = descriptor
    super.init()
  }
}
