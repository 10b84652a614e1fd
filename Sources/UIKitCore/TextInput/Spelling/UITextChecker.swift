import ListCore

/// Finds misspelled words with the installed hunspell dictionaries. In a language without one no word is misspelled.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private var ignored: [String] = []

  /// A checker that ignores no word.
  public override init() { super.init() }

  /// The languages that can be checked, such as `en_US`.
  open class var availableLanguages: [String] { SpellingDictionary.languages }

  /// The first misspelled word of a range that begins at an offset or later; `NSNotFound` if there is none.
  /// - Parameters:
  ///   - startingOffset: In the string, in UTF-16 units.
  ///   - wrapFlag: Whether the beginning of the range is checked after its end.
  /// - Complexity: O(n) in the length of the range.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let units = range.units.clamped(to: 0..<stringToCheck.utf16.count)
    let words = SpelledWords(stringToCheck).ranges.filter {
      units.lowerBound <= $0.lowerBound && $0.upperBound <= units.upperBound
    }
    let checks = WordChecks(language: language, ignored: ignored)
    func isWrong(_ word: Range<Int>) -> Bool {
      !checks.isCorrect((stringToCheck as NSString).substring(with: NSRange(word)))
    }
    let found =
      words.first { $0.lowerBound >= startingOffset && isWrong($0) }
      ?? (wrapFlag ? words.first { $0.lowerBound < startingOffset && isWrong($0) } : nil)
    return found.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may be meant by a misspelled one, the likeliest first; nil in a language without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = word(range, in: string) else { return nil }
    return SpellingDictionary.dictionary(of: language)?.guesses(for: word)
  }

  /// Words that begin with a part of one, shorter ones first; nil in a language without a dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = word(range, in: string), let dictionary = SpellingDictionary.dictionary(of: language) else {
      return nil
    }
    let words = dictionary.words(beginningWith: part) + LearnedWords.all.filter { $0.hasPrefix(part) }
    return Array(words.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(Self.completionLimit))
  }

  /// [?]
  private static let completionLimit = 50

  private func word(_ range: NSRange, in string: String) -> String? {
    let units = range.units
    guard !units.isEmpty, units.upperBound <= string.utf16.count else { return nil }
    return (string as NSString).substring(with: range)
  }

  // MARK: Words of the user's own

  /// Makes this checker accept a word as correct.
  open func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  /// The words that this checker accepts as correct.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Makes every checker of the app accept a word as correct, now and later.
  open class func learnWord(_ word: String) { LearnedWords.learn(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }
  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { LearnedWords.forget(word) }
}

/// Whether words are spelled right, for a language and a checker.
@MainActor
struct WordChecks {
  let language: String
  let ignored: [String]

  func isCorrect(_ word: String) -> Bool {
    guard let dictionary = SpellingDictionary.dictionary(of: language) else { return true }
    return dictionary.isCorrect(word) || ignored.contains(word) || LearnedWords.all.contains(word)
  }
}

/// The words that the user taught, among the app's defaults.
@MainActor
enum LearnedWords {
  private static let key = "UITextCheckerLearnedWords"

  static var all: [String] { UserDefaults.standard.stringArray(forKey: key) ?? [] }
  static func learn(_ word: String) { if !all.contains(word) { UserDefaults.standard.set(all + [word], forKey: key) } }
  static func forget(_ word: String) { UserDefaults.standard.set(all.filter { $0 != word }, forKey: key) }
}
