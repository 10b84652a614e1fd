import Expectations
import Foundation
import Fuzzing
import ListCore
import Testing

struct TextSearchTests {
  private func found(
    _ query: String, _ text: String, ignoresCase: Bool = true, ignoresDiacritics: Bool = false,
    words: TextSearch.Words = .contains
  ) -> [String] {
    var search = TextSearch(query, ignoresCase: ignoresCase, ignoresDiacritics: ignoresDiacritics, words: words)
    let units = Array(text.utf16)
    return search.matches(in: text).map { "\($0.lowerBound) " + String(decoding: units[$0], as: UTF16.self) }
  }

  @Test func everyMatchIsFoundInOrder() {
    expectEqual(found("an", "Banana and an ANT"), ["1 an", "3 an", "7 an", "11 an", "14 AN"])
    expectEqual(found("an", "Banana AN", ignoresCase: false), ["1 an", "3 an"])
    expectEqual(found("aa", "aaaaa"), ["0 aa", "2 aa"], "matches do not overlap")
    expect(found("", "text").isEmpty && found("text", "").isEmpty && found("longer", "long").isEmpty)
  }

  @Test func composedAndDecomposedLettersMatch() {
    expectEqual(found("é", "caf\u{E9} cafe\u{301}"), ["3 é", "8 é"])
    expectEqual(found("e", "café cafe\u{301} e"), ["11 e"], "a letter with an accent is another one")
    expectEqual(found("cafe", "Café cafe\u{301}", ignoresDiacritics: true), ["0 Café", "5 café"])
    expect(found("STRASSE", "Straße").isEmpty && found("straße", "STRAßE") == ["0 STRAßE"])
    expectEqual(found("👍", "👍🏽👍"), ["4 👍"], "a thumb of another colour is another one")
    expectEqual(found("世界", "你好世界"), ["2 世界"])
    expectEqual(found("ПРИВЕТ", "скажи привет"), ["6 привет"])
  }

  @Test func fullWordsAndWordStartsAreMatched() {
    let text = "cat concat category, cat-like bobcat_ 3cat"
    expectEqual(found("cat", text, words: .fullWord), ["0 cat", "21 cat"])
    expectEqual(found("cat", text, words: .startsWith), ["0 cat", "11 cat", "21 cat"])
    expectEqual(found("(a", "(a (ab", words: .fullWord), ["0 (a"], "a sign is no part of a word")
  }

  @Test func matchesAgreeWithASlowSearch() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "A", "é", "e", "👍", " ", "ß"]
    for _ in 0..<300 {
      let text = (0..<random.int(0...40)).map { _ in random.pick(letters) }.joined()
      let query = (0..<random.int(1...4)).map { _ in random.pick(letters) }.joined()
      var expected: [Range<Int>] = []
      let (characters, wanted) = (Array(text).map { $0.lowercased() }, Array(query).map { $0.lowercased() })
      var index = 0
      while index + wanted.count <= characters.count {
        if Array(characters[index..<index + wanted.count]) == wanted {
          let start = text.prefix(index).utf16.count
          expected.append(start..<start + text.dropFirst(index).prefix(wanted.count).utf16.count)
          index += wanted.count
        } else {
          index += 1
        }
      }
      var search = TextSearch(query, ignoresCase: true)
      expectEqual(search.matches(in: text), expected, "seed \(seed): \(query) in \(text)")
    }
  }
}
