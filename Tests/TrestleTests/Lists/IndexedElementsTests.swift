import Expectations
import Foundation
import Testing

@testable import Trestle

@Suite("Elements in the order of a language")
struct IndexedElementsTests {
  private func groups(_ names: [String], _ language: String) -> [String] {
    IndexedElements(names, by: { $0 }, alphabet: IndexAlphabet(locale: Locale(identifier: language))).groups.map {
      "\($0.title): \($0.elements.joined(separator: " "))"
    }
  }

  @Test("the order is the language's, also where that of bytes is another")
  func order() {
    let names = ["Öberg", "Ågren", "Åberg", "Älg", "adam", "Ada", "ada", "zoe", "Émile", "eva", "王"]
    expectEqual(
      groups(names, "sv"),
      [
        "A: Ada ada adam", "E: Émile eva", "Z: zoe", "Å: Åberg Ågren", "Ä: Älg", "Ö: Öberg", "#: 王",
      ])
    expectEqual(groups(names, "en").first, "A: Åberg Ada ada adam Ågren Älg")
    expectEqual(groups(["Aalborg", "Ærø", "Odense"], "da"), ["O: Odense", "Æ: Ærø", "Å: Aalborg"])
    expect(groups([], "en").isEmpty)
  }

  @Test("a condition leaves elements out, and groups without any")
  func filtering() {
    let indexed = IndexedElements(["ada", "bo", "adam"], by: { $0 }).filtered { $0.hasSuffix("a") }
    expect(indexed.groups.map(\.elements) == [["ada"]] && indexed.titles.count == 27)
  }

  @Test("many elements are in the same order as when each pair is compared")
  func many() {
    let alphabet = IndexAlphabet(locale: Locale(identifier: "sv"))
    let letters = ["a", "Å", "ä", "Z", "é", "-"]
    let names = (0..<400).map { number in (0..<3).map { letters[(number * 7919 >> (3 * $0)) % 6] }.joined() }
    let groups = IndexedElements(names, by: { $0 }, alphabet: alphabet).groups
    expect(groups.count > 1 && groups.flatMap(\.elements).sorted() == names.sorted())
    for group in groups {
      expect(
        zip(group.elements, group.elements.dropFirst()).allSatisfy { !alphabet.precedes($1, $0) }, "\(group.title)")
    }
  }
}
