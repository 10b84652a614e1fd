import Expectations
import Testing

@testable import ListCore

@Suite("Spelling for a search")
struct SearchFoldingTests {
  private func fold(_ text: String, _ language: String? = "en") -> String {
    var folding = SearchFolding(language: language)
    return String(decoding: folding.fold(text), as: UTF8.self)
  }

  @Test(
    "case, diacritics, width and ligatures make no difference",
    arguments: [
      ("Amelia", "amelia"), ("Łukasz Żółć", "lukasz zolc"), ("Søren Ærø", "soren aero"), ("STRASSE", "strasse"),
      ("Straße", "strasse"), ("ＡＢＣ１２", "abc12"), ("ﬁn", "fin"), ("℃", "°c"), ("ｶﾞｷﾞ", "ガギ"), ("Đà Nẵng", "da nang"),
      ("e\u{301}", "e"), ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("ΆΛΦΑ", "αλφα"), ("Ёлка", "елка"),
    ])
  func equal(_ text: String, _ spelling: String) { expectEqual(fold(text), spelling) }

  @Test("marks that make other words stay: vowel signs, voicing, syllables", arguments: ["ภาษาไทย", "हिन्दी", "がぎ", "王小明"])
  func unchanged(_ text: String) {
    expectEqual(fold(text), text)
    expect(fold("か") != fold("が"))
  }

  @Test("a syllable of Hangul begins with its first letters")
  func hangul() {
    let parts = ["ㅎ", "하", "한"].map { fold($0) }
    expect(zip(parts, parts.dropFirst()).allSatisfy { $1.unicodeScalars.starts(with: $0.unicodeScalars) })
  }

  @Test("letters of the language's own alphabet keep their diacritics")
  func locales() {
    expect(fold("Åsa", "sv") == "åsa" && fold("A\u{30A}sa", "sv") == "åsa" && fold("Åsa", "en") == "asa")
    expect(fold("Søren", "da") == "søren" && fold("Niño", "es") == "niño" && fold("é", "es") == "e")
    expect(fold("IıİiI", "tr") == "ııiiı" && fold("Iı", "en") == "ii")
  }

  @Test("each folded byte maps to its character")
  func mapping() {
    var folding = SearchFolding(language: "en")
    let (bytes, characters) = folding.foldMapped("aßÅ")
    expect(String(decoding: bytes, as: UTF8.self) == "assa" && characters == [0, 1, 1, 2])
  }
}
