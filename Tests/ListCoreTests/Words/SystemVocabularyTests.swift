import Expectations
import Foundation
import Testing

@testable import ListCore

/// The toolkit's own words.
struct SystemVocabularyTests {
  @Test(arguments: SystemVocabulary.languages)
  func eachLanguageHasEveryWordWithItsValues(language: String) {
    let words = SystemVocabulary(language: language)
    for word in SystemWord.allCases {
      let values = { (text: String) in text.components(separatedBy: "%@").count - 1 }
      expect(!words[word].isEmpty, "\(word)")
      expectEqual(values(words[word]), values(word.rawValue), "\(word)")
    }
    expectEqual(SystemWord.allCases.filter { words.words[$0] == nil }, [])
    expect(words[.cancel] != "Cancel")
  }

  @Test(arguments: [
    ("de", "Abbrechen"), ("de_AT", "Abbrechen"), ("fr-CA", "Annuler"), ("zh_CN", "取消"), ("iw", "ביטול"),
    ("ar-EG", "إلغاء"), ("en_GB", "Cancel"), ("xx", "Cancel"), ("", "Cancel"),
  ])
  func aRegionUsesTheWordsOfItsLanguage(language: String, cancel: String) {
    expectEqual(SystemVocabulary(language: language)[.cancel], cancel)
  }

  @Test(arguments: [("zh_TW", "搜尋"), ("zh-HK", "搜尋"), ("zh", "搜索"), ("zh-Hant-CN", "搜尋")])
  func chineseWordsFollowTheScript(language: String, search: String) {
    expectEqual(SystemVocabulary(language: language)[.search], search)
  }

  @Test func valuesReplaceTheirPlaceholdersInOrder() {
    expectEqual(SystemVocabulary.english.text(.rowsShown, ["1", "9", "20"]), "Rows 1 to 9 of 20")
    expectEqual(SystemVocabulary(language: "ja").text(.noResultsFor, ["りんご"]), "“りんご”の検索結果なし")
  }

  @Test func aValueThatContainsAPlaceholderIsNotReplaced() {
    expectEqual(SystemVocabulary.english.text(.noResultsFor, ["50%@"]), "No Results for “50%@”")
  }
}
