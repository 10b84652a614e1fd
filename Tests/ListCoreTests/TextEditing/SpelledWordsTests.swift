import Expectations
import ListCore
import Testing

struct SpelledWordsTests {
  private func words(_ text: String) -> [String] {
    SpelledWords(text).ranges.map { String(decoding: Array(text.utf16)[$0], as: UTF16.self) }
  }

  @Test func wordsAreLettersWithApostrophes() {
    expectEqual(words("Don't (stop) well-known “things”."), ["Don't", "stop", "well", "known", "things"])
    expectEqual(words("isn’t 'quoted' dogs' e\u{301}tude."), ["isn’t", "quoted", "dogs", "e\u{301}tude"])
    expectEqual(words("Ende. Нет"), ["Ende", "Нет"])
  }

  @Test func addressesAndWordsWithDigitsAreNotSpelledWords() {
    expect(words("www.example.org ann@b.c a/b file_name 3rd x2 http://a").isEmpty)
    expectEqual(words("end.\nNext"), ["end", "Next"])
  }
}
