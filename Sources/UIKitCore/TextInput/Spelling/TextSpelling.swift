import ListCore
import TextLayout

/// The misspelled words among those that the user typed into a text view or a text field.
///
/// A word is checked when the caret leaves it, after a space or punctuation. Text that was there before is not checked.
@MainActor
final class TextSpelling {
  private unowned let host: any EditingHost
  /// The misspelled words, in the order of the text.
  private(set) var misspelled: [Range<Int>] = []
  /// The word that is being typed.
  private var typed: Range<Int>?

  init(_ host: any EditingHost) { self.host = host }

  /// By default words are checked where they are corrected [D], and not in searches, addresses, names and numbers [C].
  private var isEnabled: Bool {
    guard host.isEditable, !host.isSecureTextEntry else { return false }
    switch host.spellCheckingType {
    case .yes: return true
    case .no: return false
    case .default: break
    }
    // [C] A word that is searched for need not be one of the language.
    if host.returnKeyType == .search { return false }
    if let type = host.textContentType, !Self.checkedContent.contains(type) { return false }
    return host.autocorrectionType != .no && !Self.uncheckedKeyboards.contains(host.keyboardType)
  }

  /// [?] Every other kind of content is a name, a number or an address.
  private static let checkedContent: Set<UITextContentType> = [.jobTitle, .location]

  private static let uncheckedKeyboards: Set<UIKeyboardType> = [
    .URL, .emailAddress, .numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad,
  ]

  private var checks: WordChecks { WordChecks(language: TextFrame.language, ignored: []) }

  // MARK: Changes

  /// Moves the words with the text, before it is laid out.
  /// - Parameter edits: The changes; nil if the whole text was replaced.
  func textWillBeShown(_ edits: [TextEdit]?) {
    guard let edits else {
      (misspelled, typed) = ([], nil)
      return
    }
    for edit in edits {
      // A word that is changed is checked again when it is left.
      misspelled = misspelled.compactMap { word in
        let touches = edit.range.lowerBound <= word.upperBound && word.lowerBound <= edit.range.upperBound
        return touches && !startsBehind(edit, word) ? nil : word.shifted(by: edit)
      }
      // A long insertion was pasted, or restored by undo, rather than typed, so it is not checked.
      if edit.count > Self.typedLimit {
        typed = nil
        continue
      }
      let change = edit.range.lowerBound..<edit.range.lowerBound + edit.count
      let word = typed.map { $0.shifted(by: edit) }
      typed = word.map { min($0.lowerBound, change.lowerBound)..<max($0.upperBound, change.upperBound) } ?? change
    }
  }

  /// Punctuation right after a word does not change it.
  private func startsBehind(_ edit: TextEdit, _ word: Range<Int>) -> Bool {
    guard edit.range.isEmpty, edit.range.lowerBound == word.upperBound, edit.count > 0 else { return false }
    let first = host.edited.substring(word.upperBound..<min(host.edited.length, word.upperBound + 1))
    return first.first?.isLetter == false
  }

  /// Checks the typed words that the caret is no longer at.
  func checkLeftWords() {
    guard let part = typed, host.edited.marked == nil else { return }
    guard isEnabled, SpellingDictionary.dictionary(of: TextFrame.language) != nil else {
      typed = nil
      return
    }
    let caret = host.edited.selection.focus
    let near = neighbourhood(of: part)
    let text = host.edited.substring(near)
    let units = Array(text.utf16)
    var rest: Range<Int>?
    for word in SpelledWords(text).ranges {
      let place = word.shifted(by: near.lowerBound)
      let isTyped =
        part.isEmpty
        ? place.lowerBound <= part.lowerBound && part.lowerBound <= place.upperBound
        : place.lowerBound < part.upperBound && part.lowerBound < place.upperBound
      guard isTyped else { continue }
      if place.lowerBound <= caret, caret <= place.upperBound {
        rest = place
      } else if !checks.isCorrect(String(decoding: units[word], as: UTF16.self)) {
        mark(place)
      }
    }
    typed = rest
  }

  /// The range extended to the words at its ends, within a limit, as a paragraph may be long. Longer words do not exist [?].
  private func neighbourhood(of part: Range<Int>) -> Range<Int> {
    let paragraphs = host.edited.paragraphs
    let part = part.clamped(to: 0..<paragraphs.length)
    let reach = 64
    let whole = paragraphs.paragraphs(in: part)
    let bounds = paragraphs.start(of: whole.lowerBound)..<paragraphs.range(of: whole.upperBound).upperBound
    return (part.lowerBound - reach..<part.upperBound + reach).clamped(to: bounds)
  }

  private func mark(_ word: Range<Int>) {
    guard !misspelled.contains(word) else { return }
    misspelled.append(word)
    misspelled.sort { $0.lowerBound < $1.lowerBound }
    host.spellingDidChange(in: word)
  }

  // MARK: Looks

  /// A red dotted line below.
  static let attributes: [NSAttributedString.Key: Any] = [
    .underlineStyle: NSUnderlineStyle.thick.union(.patternDot).rawValue, .underlineColor: UIColor.systemRed,
  ]

  func words(in range: Range<Int>) -> [Range<Int>] {
    misspelled.filter { $0.overlaps(range) }.map { $0.clamped(to: range) }
  }

  // MARK: Suggestions

  /// Menu elements for the misspelled word at a selection: guesses, and learning it.
  func suggestions(for selection: Range<Int>) -> [UIMenuElement] {
    let word = misspelled.first { $0.lowerBound <= selection.lowerBound && selection.upperBound <= $0.upperBound }
    guard let word, let dictionary = SpellingDictionary.dictionary(of: TextFrame.language) else { return [] }
    let text = host.edited.substring(word)
    let guesses = dictionary.guesses(for: text).prefix(Self.guessLimit).map { guess in
      UIAction(title: guess) { [weak host] _ in
        host?.editor.change(TextChange(range: word, replacement: guess), as: .replacing)
      }
    }
    let learning = UIAction(title: SystemWord.learnSpelling.text) { [weak self] _ in
      UITextChecker.learnWord(text)
      self?.forget(word)
    }
    return guesses + [learning]
  }

  /// [?]
  private static let guessLimit = 3
  /// The longest text, in UTF-16 units, that is checked when it is inserted at once [?].
  private static let typedLimit = 512

  private func forget(_ word: Range<Int>) {
    misspelled.removeAll { $0 == word }
    host.spellingDidChange(in: word)
  }
}
