import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct UITextCheckerTests {
  private func misspelled(
    _ text: String, _ checker: UITextChecker = UITextChecker(), from offset: Int = 0, wraps: Bool = false,
    language: String = "en_US"
  ) -> String? {
    let range = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: offset, wrap: wraps,
      language: language)
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test func aLanguageWithoutDictionaryHasNoMisspellings() {
    expectNil(misspelled("qwzx", language: "xx"))
    let range = NSRange(location: 0, length: 4)
    expectNil(UITextChecker().guesses(forWordRange: range, in: "qwzx", language: "xx"))
    expectNil(UITextChecker().completions(forPartialWordRange: range, in: "qwzx", language: "xx"))
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func misspelledWordsAreFound() {
    expect(UITextChecker.availableLanguages.contains("en_US"))
    expectNil(misspelled("All is well, isn’t it?"))
    expectEqual(misspelled("One mistaek and annother"), "mistaek")
    expectEqual(misspelled("One mistaek and annother", from: 5), "annother")
    expectNil(misspelled("One mistaek and more", from: 9))
    expectEqual(misspelled("One mistaek and more", from: 9, wraps: true), "mistaek")
    expectNil(misspelled("See www.exmaple.org or qw3rty"), "addresses and words with digits are not checked")
    expectEqual(misspelled("mistaek", language: "en"), "mistaek")
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func wordsAreGuessedAndCompleted() {
    let checker = UITextChecker()
    let guesses = checker.guesses(forWordRange: NSRange(location: 4, length: 7), in: "One mistaek", language: "en_US")
    expectEqual(guesses?.contains("mistake"), true)
    let words = checker.completions(
      forPartialWordRange: NSRange(location: 0, length: 6), in: "comple", language: "en_US")
    expect(words?.contains("complete") == true && words?.allSatisfy { $0.hasPrefix("comple") } == true)
  }

  @Test(.enabled("hunspell-en-us is not installed") { await SpellingDictionary.isInstalled("en_US") })
  func wordsAreIgnoredAndLearned() {
    let checker = UITextChecker()
    checker.ignoreWord("mistaek")
    expect(misspelled("mistaek", checker) == nil && checker.ignoredWords == ["mistaek"])
    checker.ignoredWords = nil
    expectEqual(misspelled("mistaek", checker), "mistaek")
    UITextChecker.learnWord("annother")
    expect(UITextChecker.hasLearnedWord("annother") && misspelled("annother") == nil)
    UITextChecker.unlearnWord("annother")
    expect(!UITextChecker.hasLearnedWord("annother") && misspelled("annother") == "annother")
  }
}
