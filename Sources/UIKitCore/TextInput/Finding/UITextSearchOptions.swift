/// How a text is searched.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which words a match may be a part of.
  public enum WordMatchMethod: Int, Sendable {
    /// Any part of a word.
    case contains = 0
    /// The beginning of a word.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }

  private let method: WordMatchMethod
  private let comparison: NSString.CompareOptions

  init(_ method: WordMatchMethod, _ comparison: NSString.CompareOptions) {
    self.method = method
    self.comparison = comparison
    super.init()
  }

  /// Which words a match may be a part of.
  open var wordMatchMethod: WordMatchMethod { method }

  /// How letters are compared. The user chooses whether case is significant.
  open var stringCompareOptions: NSString.CompareOptions { comparison }
}

/// The look of text that was found.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As any text.
  case normal = 0
  /// A match.
  case found = 1
  /// The match that the user is at.
  case highlighted = 2
}
