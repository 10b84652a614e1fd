import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("The documentation")
struct DocumentationTests {
  /// The lines of a text without their indentation, empty ones left out.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func examples(_ article: String) -> [[String]] {
    article.components(separatedBy: "```swift\n").dropFirst().map { part in
      lines(part.components(separatedBy: "```")[0])
    }
  }

  @Test("has examples that are compiled, each of them")
  func examples() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let compiled = lines(
      try String(contentsOf: folder.appendingPathComponent("DocumentedExamples.swift"), encoding: .utf8))
    let catalogue = folder.appendingPathComponent("../../../Sources/Trestle/Trestle.docc").standardized
    let articles = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
    #expect(articles.count >= 5)
    for article in articles {
      for example in examples(try String(contentsOf: article, encoding: .utf8)) {
        let starts = compiled.indices.filter { compiled[$0] == example[0] }
        let isThere = starts.contains { Array(compiled[$0...].prefix(example.count)) == example }
        #expect(isThere, "\(article.lastPathComponent): \(example[0])")
      }
    }
  }

  @Test("has a sentence for every public declaration")
  func declarations() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Trestle").standardized
    let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    #expect(names.count > 40)
    let isPublic = /^\s*(@\S+\s+)*(public|open) (?!extension)[a-z]/
    for name in names {
      let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
      var last = ""
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.contains(isPublic) {
          #expect(last.hasPrefix("///"), "\(name): \(line.trimmingCharacters(in: .whitespaces))")
        }
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        let isAttribute = trimmed.hasPrefix("@") && !trimmed.contains("func ") && !trimmed.contains(" let ")
        if !isAttribute { last = trimmed }
      }
    }
  }

  @Test("has examples that show what they say")
  func shown() throws {
    let scene = ListScene()
    scene.adapter.onProblem = { _ in }
    let rows = DocumentedRows(posts: (1...3).map { Post(id: $0, text: "post \($0)") }, ads: [Ad(id: 1, sponsor: "ad")])
    {
      _ in
    }
    try scene.show(rows.list)
    #expect((0..<5).map(scene.table.numberOfRows(inSection:)) == [2, 3, 3, 4, 3])
    let guests = ListViewController(Greeting(guests: Guests()))
    let screen = MountedScreen(guests)
    try screen.settle()
    #expect(guests.tableView.visibleCells.map(ListScene.text) == ["Nobody yet"])
    let adapter = rows.apply(in: scene.table)
    #expect(adapter.list.rowCount == 3)
  }

  @Test("has ads that come, pages that follow each other, and arrays of several kinds")
  func data() async throws {
    let ads = DocumentedAds(posts: (1...20).map { Post(id: $0, text: "post \($0)") })
    let stock = ads.makeStock()
    try #require(await waitUntil { stock.ads.map(\.id) == [1, 2, 3] })
    #expect(ads.rows(stock).count == 22, "behind 3 and 13 posts")
    let posts = PagedList<Post, Int> { _ in ListPage([Post(id: 1, text: "one")], next: nil) }
    let timeline = ListViewController(Timeline(posts: posts))
    let screen = MountedScreen(timeline)
    await posts.refresh()
    await yieldToTasks()
    try screen.settle()
    #expect(timeline.tableView.visibleCells.map(ListScene.text) == ["one", "That is all"])
    let feed = try decodeFeed(Data(#"[{"type": "post", "text": "a"}, {"type": "poll"}]"#.utf8))
    #expect(feed.elements.count == 1 && feed.problems.map(\.index) == [1])
  }

  @Test("has a list that is searched")
  func search() throws {
    let library = Library(books: [
      Book(id: 1, title: "Straße", author: "Ada"), Book(id: 2, title: "Tea", author: "Lin"),
    ])
    let list = ListViewController(LibraryScreen(library: library))
    let screen = MountedScreen(UINavigationController(rootViewController: list))
    try screen.settle()
    let bar = try #require(list.navigationItem.searchController?.searchBar)
    #expect(list.tableView.visibleCells.count == 2 && bar.placeholder == "Title or author")
    library.search.text = "ada strasse"
    list.screen = list.screen
    try screen.settle()
    #expect(list.tableView.visibleCells.count == 1)
  }

  @Test("has rows to choose from, to move and to collapse, an index, and a logger")
  func choices() throws {
    let scene = ListScene()
    let filter = Filter()
    let cities = [City(id: "Ödeshög"), City(id: "Lund", parts: [City(id: "Norr")])]
    let examples = DocumentedChoices(cities: cities, filter: filter) { _, _ in }
    let counter = examples.log(scene.adapter)
    try scene.show(examples.list)
    #expect((0..<3).map(scene.table.numberOfRows(inSection:)) == [3, 2, 2])
    filter.isCollapsed = true
    filter.toggle(cities[1])
    try scene.show(examples.list)
    #expect((0..<3).map(scene.table.numberOfRows(inSection:)) == [3, 0, 3])
    #expect(counter.counts[.apply] == 2)
    #expect(examples.index.sections.map(\.indexTitle) == ["L", "Ö"])
  }
}
