import ListCore
import Testing

struct SpelledWordsTests {
  private func words(_ text: String) -> [String] {
    SpelledWords(text).ranges.map { String(decoding: Array(text.utf16)[$0], as: UTF16.self) }
  }

  @Test func wordsAreLettersWithApostrophes() {
    #expect(words("Don't (stop) well-known “things”.") == ["Don't", "stop", "well", "known", "things"])
    #expect(words("isn’t 'quoted' dogs' e\u{301}tude.") == ["isn’t", "quoted", "dogs", "e\u{301}tude"])
    #expect(words("Ende. Нет") == ["Ende", "Нет"])
  }

  @Test func addressesAndNumbersAreNone() {
    #expect(words("www.example.org ann@b.c a/b file_name 3rd x2 http://a").isEmpty)
    #expect(words("end.\nNext") == ["end", "Next"])
  }
}
