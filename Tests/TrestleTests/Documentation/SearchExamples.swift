import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

struct Book: Identifiable, Equatable {
  var id: Int
  var title: String
  var author: String
}

// Example: library
@MainActor @Observable
final class Library {
  let search: ListSearch<Book>

  init(books: [Book]) {
    search = ListSearch(books, by: \.title, \.author)
    search.prompt = "Title or author"
  }
}
// End of example

// Example: library screen
struct LibraryScreen: ListScreen {
  let library: Library

  var search: (any ListSearching)? { library.search }

  var rows: RowList {
    switch library.search.phase {
    case .idle, .found:
      RowSection("books") { Rows(library.search.matches) { book in content(book) } }
    case .noMatch:
      Row("none", UIContentUnavailableConfiguration.search()).height(.fixed(300))
    }
  }

  private func content(_ book: Book) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.attributedText = library.search.marked(book.title, [.foregroundColor: UIColor.systemBlue])
    content.secondaryAttributedText = library.search.marked(book.author, [.foregroundColor: UIColor.systemBlue])
    return content
  }
}
// End of example

@MainActor @Suite("The examples of searching")
struct SearchExamples {
  @Test("find books as one types, and say when there is none", .runs("library", "library screen"))
  func searching() throws {
    let library = Library(books: [
      Book(id: 1, title: "Straße", author: "Ada"), Book(id: 2, title: "Tea", author: "Lin"),
    ])
    let list = ListViewController(LibraryScreen(library: library))
    let screen = MountedScreen(UINavigationController(rootViewController: list))
    try screen.settle()
    let bar = try #require(list.navigationItem.searchController?.searchBar)
    #expect(list.tableView.visibleCells.count == 2 && bar.placeholder == "Title or author")
    list.navigationItem.searchController?.isActive = true
    try screen.settle()
    bar.searchTextField.becomeFirstResponder()
    screen.type("ada strasse")
    try screen.settle()
    let found = list.tableView.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
    #expect(found.map { $0?.attributedText?.string } == ["Straße"])
    screen.type(" tea")
    try screen.settle()
    let none = try #require(list.tableView.visibleCells.first)
    #expect(list.tableView.visibleCells.count == 1)
    #expect(none.contentConfiguration is UIContentUnavailableConfiguration)
    #expect(none.separatorInset.right == .greatestFiniteMagnitude, "no separator")
    expectGolden(screen.picture, "no-match")
  }
}
