import Expectations
import Foundation
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("An index by the letters of a language")
struct IndexAlphabetTests {
  @Test(
    "a name is under the letter that the language assigns to it",
    arguments: [
      ("en", ["émile": "E", "Zoë": "Z", "apple": "A", "Ångström": "A", "7up": "#", "": "#", "王小明": "#"]),
      ("sv", ["Ångström": "Å", "Öl": "Ö", "zon": "Z", "émile": "E"]),
      ("da", ["Ærø": "Æ", "Aalborg": "Å"]),
      ("es", ["ñandú": "Ñ", "oso": "O"]),
      ("ru", ["борис": "Б", "Ёлка": "Е", "Apple": "#"]),
      ("zh", ["王小明": "W", "张伟": "Z", "Alice": "A"]),
      ("ja", ["さくら": "さ", "カメラ": "か"]),
    ])
  func titles(_ language: String, _ expected: [String: String]) {
    let alphabet = IndexAlphabet(locale: Locale(identifier: language))
    for (name, title) in expected { expectEqual(alphabet.title(for: name), title, "\(language): \(name)") }
    expectEqual(alphabet.titles.last, "#")
  }

  @Test("a list is sorted, divided and indexed; a letter without names leads to the one before")
  func list() throws {
    struct Person: Identifiable, Equatable {
      var id: Int
      var name: String
    }
    let names = ["Öberg", "adam", "Ångström", "Zoe", "Beata", "Ada", "4ever"]
    let people = names.enumerated().map { Person(id: $0, name: $1) }
    let list = RowList(indexing: people, by: \.name, alphabet: IndexAlphabet(locale: Locale(identifier: "sv"))) {
      Headline($0.name)
    }
    let scene = ListScene()
    try scene.show(list)
    expectEqual(scene.texts, ["Ada", "adam", "Beata", "Zoe", "Ångström", "Öberg", "4ever"])
    let source = try require(scene.table.dataSource)
    let titles = try require(source.sectionIndexTitles(for: scene.table))
    expectEqual(titles.count, 30)
    let places = ["A", "B", "M", "Z", "Å", "Ö", "#"].map { title in
      source.tableView(scene.table, sectionForSectionIndexTitle: title, at: titles.firstIndex(of: title) ?? -1)
    }
    expectEqual(places, [0, 1, 1, 2, 3, 4, 5])
    try scene.show(ListScene.posts(0..<3))
    expectNil(source.sectionIndexTitles(for: scene.table))
  }

  @Test("custom sections have the index titles that they set")
  func ownTitles() throws {
    let scene = ListScene()
    try scene.show(
      RowList {
        for name in ["x", "y"] { RowSection(name) { Row(name, Headline(name)) }.indexTitle(name.uppercased()) }
      })
    expectEqual(scene.table.dataSource?.sectionIndexTitles(for: scene.table), ["X", "Y"])
  }
}
