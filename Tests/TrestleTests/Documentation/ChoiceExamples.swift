import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

struct City: Identifiable, Equatable, Sendable {
  var id: String
  var parts: [City]?
}

// Example: filter
@MainActor @Observable
final class Filter {
  var cities = RowSelection<City.ID>(.multiple)
  var isCollapsed = false
  var open: Set<City.ID> = []

  func toggle(_ city: City) {
    if open.remove(city.id) == nil { open.insert(city.id) }
  }
}
// End of example

@MainActor @Suite("The examples of choosing, moving and collapsing")
struct ChoiceExamples {
  private let cities = [City(id: "Ödeshög"), City(id: "Lund", parts: [City(id: "Norr")])]
  private let filter = Filter()
  private let scene = ListScene()

  private func tap(_ row: Int) throws {
    try scene.screen.tap(row: IndexPath(row: row, section: 0))
    try scene.screen.settle()
  }

  @Test("choose cities", .runs("filter", "rows to choose from"))
  func choosing() throws {
    var list: RowList {
      RowList {
        // Example: rows to choose from
        Rows(cities, choosing: \.cities, of: filter) { city in Row(city.id, Headline(city.id)) }
        // End of example
      }
    }
    try scene.show(list)
    try tap(1)
    #expect(filter.cities.ids == ["Lund"])
    try scene.show(list)
    #expect(scene.table.visibleCells.map(\.accessoryType) == [.none, .checkmark])
  }

  @Test("move a row within its section", .runs("row that moves"))
  func moving() throws {
    let posts = (1...2).map { Post(id: $0, text: "post \($0)") }
    var moved: [RowIdentity?] = []
    func reorder(_ post: Post, behind previous: RowIdentity?) { moved.append(previous) }
    try scene.show(
      RowList {
        for post in posts {
          // Example: row that moves
          Row(post, in: PostCell.self) { $0.show($1) }.onMove(.withinSection) { post, move in
            reorder(post, behind: move.previous)
          }
          // End of example
        }
      })
    scene.table.setEditing(true, animated: false)
    let driver = try #require(scene.table.dataSource)
    driver.tableView(
      scene.table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(moved == [RowIdentity(Post.self, id: 2)])
  }

  @Test("collapse sections and expand outlines", .runs("section that collapses", "outline"))
  func collapsing() throws {
    var list: RowList {
      RowList {
        // Example: outline
        Rows(
          outline: cities, children: { $0.parts }, isExpanded: { filter.open.contains($0.id) },
          toggle: { filter.toggle($0) }
        ) { city in Row(city.id, Headline(city.id)) }
        // End of example
        // Example: section that collapses
        RowSection("cities") { Rows(cities) { city in Headline(city.id) } }
          .header("Cities")
          .collapsible(filter.isCollapsed) { filter.isCollapsed.toggle() }
        // End of example
      }
    }
    try scene.show(list)
    #expect((0..<2).map(scene.table.numberOfRows(inSection:)) == [2, 2])
    try tap(1)
    filter.isCollapsed = true
    try scene.show(list)
    #expect((0..<2).map(scene.table.numberOfRows(inSection:)) == [3, 0])
    #expect(scene.texts == ["Ödeshög", "Lund", "Norr"])
  }

  @Test("have an index by letters", .runs("index of a language", "index"))
  func index() {
    func swedish() -> RowList {
      // Example: index of a language
      RowList(indexing: cities, by: { $0.id }, alphabet: IndexAlphabet(locale: Locale(identifier: "sv"))) { city in
        Headline(city.id)
      }
      // End of example
    }
    #expect(swedish().sections.map(\.indexTitle) == ["L", "Ö"])
    func usual() -> RowList {
      // Example: index
      RowList(indexing: cities, by: { $0.id }) { city in Row(text: city.id) }
      // End of example
    }
    #expect(usual().sections.map(\.indexTitle) == ["L", "O"])
  }

  @Test("have an index that is made away from the screen", .runs("index made apart"))
  func indexApart() async {
    let cities = cities
    // Example: index made apart
    let indexed = await Task.detached { IndexedElements(cities, by: { $0.id }) }.value
    // End of example
    #expect(indexed.groups.map(\.title) == ["L", "O"])
  }
}
