import Expectations
import Foundation
import ListCore
import Testing
import UIKit

@testable import UIKitLists

/// Objects in sections by the initials of their names.
@MainActor @Suite(.serialized) struct UILocalizedIndexedCollationTests {
  private final class Person: NSObject, _ActionTarget {
    let name: String
    init(_ name: String) { self.name = name }
    static var _actions: [_Action] { [_Action(getter: "name", \Person.name), _Action("number", Person.number)] }
    func number() -> Int { 3 }
  }

  /// The app's language is the process's, which other tests may set.
  private func collation(_ language: String) -> UILocalizedIndexedCollation {
    let collation = UILocalizedIndexedCollation.current()
    collation.alphabet = NameAlphabet(locale: Locale(identifier: language))
    return collation
  }

  @Test(arguments: [
    ("en", ["Émile": "E", "apple": "A", "7up": "#", "": "#", "王": "#"]), ("sv", ["Åke": "Å", "Öl": "Ö", "zon": "Z"]),
    ("ru", ["борис": "Б", "Apple": "#"]), ("ja", ["さくら": "さ"]),
  ]) func objectsAreInTheSectionOfTheirLetter(_ language: String, _ names: [String: String]) {
    let collation = collation(language)
    for (name, title) in names {
      let section = collation.section(for: Person(name), collationStringSelector: "name")
      expectEqual(collation.sectionTitles[section], title, "\(language): \(name)")
    }
  }

  @Test func sectionTitlesAreTheLettersAndTheNumberSign() {
    let collation = collation("en")
    expectEqual(collation.sectionTitles.joined(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    expectEqual(collation.sectionIndexTitles, collation.sectionTitles)
    expectEqual(collation.section(forSectionIndexTitle: 3), 3)
    expect(collation.section(forSectionIndexTitle: 99) == 26 && collation.section(forSectionIndexTitle: -1) == 0)
  }

  @Test func objectsOfEqualNamesKeepTheirOrder() throws {
    let people = ["zoe", "Ada", "ada", "Émile", "Emil", "ADA"].map(Person.init)
    let sorted = try require(
      collation("en").sortedArray(from: people, collationStringSelector: "name") as? [Person])
    expectEqual(sorted.map(\.name), ["Ada", "ada", "ADA", "Emil", "Émile", "zoe"])
  }

  @Test func stringsAreCollatedByThemselves() {
    let collation = collation("en")
    let texts: [Any] = ["beta", NSString(string: "Alpha")]
    expectEqual(collation.section(for: texts[0], collationStringSelector: "self"), 1)
    expectEqual(collation.section(for: texts[1], collationStringSelector: "description"), 0)
    let sorted = collation.sortedArray(from: texts, collationStringSelector: "self")
    expectEqual(sorted.map { "\($0)" }, ["Alpha", "beta"])
  }

  @Test func objectsWithoutAStringNameAreInTheLastSection() {
    let collation = collation("en")
    expectEqual(collation.section(for: Person("Ada"), collationStringSelector: "number"), 26)
  }

  @Test func objectsThatAreNotNSObjectsStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UILocalizedIndexedCollation.current().section(for: 3, collationStringSelector: "name")
    }
    expectEqual(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("NSObject") }, true)
  }
}
