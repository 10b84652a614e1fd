import Expectations
import Testing

@testable import ListCore

@Suite("Words of a search")
struct SearchQueryTests {
  private func query(_ text: String) -> SearchQuery {
    var folding = SearchFolding(language: "en")
    return SearchQuery(text, &folding)
  }

  private func found(_ words: String, in text: String) -> [String] {
    var folding = SearchFolding(language: "en")
    return query(words).ranges(in: text, &folding).map { String(text[$0]) }
  }

  @Test("a query has each of its words once")
  func words() {
    expectEqual(query("  Ada  ada\u{3000}Ａｄ ").words.map { String(decoding: $0, as: UTF8.self) }, ["ada", "ad"])
    expect(query(" \t").isEmpty && query("").isEmpty)
  }

  @Test("another letter or another word narrows a query, a deleted letter does not")
  func narrowing() {
    expect(
      query("an").narrows(query("a")) && query("a lov").narrows(query("a")) && query("lov an").narrows(query("a l")))
    expect(query("xan").narrows(query("an")), "what has xan has an")
    expect(!query("a").narrows(query("an")) && !query("a b").narrows(query("a c")))
    expect(query("a").narrows(query("")))
  }

  @Test("ranges are whole characters of the text as it is written")
  func ranges() {
    expectEqual(found("soren", in: "Dr. Søren Kierkegaard"), ["Søren"])
    expectEqual(found("ge sor", in: "Søren Kierkegaard"), ["Sør"])
    expectEqual(found("as", in: "Straße, Åsa, as"), ["aß", "Ås", "as"], "half of ß is ß")
    expectEqual(found("e", in: "e\u{301}a👨‍👩‍👧e"), ["e\u{301}", "e"])
    expectEqual(found("an na", in: "Banana"), ["anana"], "what touches is one range")
    expect(found("小", in: "王小明") == ["小"] && found("", in: "a").isEmpty && found("a", in: "").isEmpty)
  }
}
