import Expectations
import Testing

@testable import ListCore

/// That it finds what a naive search finds is a model's: see `SearchModel`.
@Suite("An index of texts")
struct SearchIndexTests {
  private var folding = SearchFolding(language: "en")
  private var index = SearchIndex(fieldCount: 2)
  private let people = [
    ("Grace Hopper", "Navy"), ("Ada Lovelace", "Analytical Engines"), ("Jürgen Vogt", "Adam's"), ("Navid", "Hada-Ops"),
  ]

  init() {
    for (name, company) in people {
      index.append(name, &folding)
      index.append(company, &folding)
    }
  }

  private mutating func names(_ text: String) -> [String] {
    index.matches(SearchQuery(text, &folding)).ranked.map { people[Int($0)].0 }
  }

  @Test("the beginning of a text comes before that of a word and the middle of one, an earlier text before a later")
  mutating func ranking() {
    expectEqual(names("ada"), ["Ada Lovelace", "Jürgen Vogt", "Navid"])
    expectEqual(names("nav"), ["Navid", "Grace Hopper"])
    expectEqual(names("op"), ["Navid", "Grace Hopper"], "a sign parts words")
  }

  @Test("every word has to be there, in whichever text")
  mutating func words() {
    expect(names("eng love") == ["Ada Lovelace"] && names("navy ada").isEmpty && names("jurg") == ["Jürgen Vogt"])
  }

  @Test("a word does not go on from one text to the next")
  mutating func borders() { expect(names("rnavy").isEmpty && names("vyada").isEmpty) }
}
