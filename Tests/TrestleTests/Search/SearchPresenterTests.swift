import Expectations
import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A screen that is searched, as an app has one.
@MainActor @Suite("A screen that is searched")
struct SearchPresenterTests {
  struct Town: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  struct Towns: ListScreen {
    let model: ListSearch<Town>

    var title: String? { "Towns" }
    var search: (any ListSearching)? { model }

    var rows: RowList {
      RowSection("towns") {
        Rows(model.matches) { town in
          Row(town.id, content(town)).height(.fixed(44)).onSelect {}.keepsSelection()
        }
        if model.phase == .noMatch { Row("none", Headline("Nothing called \(model.text)")).height(.fixed(44)) }
      }
    }

    private func content(_ town: Town) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.attributedText = model.marked(town.name, [.font: UIFont.boldSystemFont(ofSize: 17)])
      return content
    }
  }

  private let model: ListSearch<Town>
  private let list: ListViewController
  private let screen: MountedScreen

  init() throws {
    model = ListSearch(
      (0..<3000).map { Town(id: $0, name: $0 % 30 == 7 ? "Örebro \($0)" : "Town \($0)") }, by: \.name,
      locale: Locale(identifier: "en"))
    list = ListViewController(Towns(model: model))
    screen = MountedScreen(UINavigationController(rootViewController: list), size: CGSize(width: 390, height: 600))
    try screen.settle()
  }

  private var bar: UISearchBar? { list.navigationItem.searchController?.searchBar }

  private func type(_ text: String) throws {
    let search = try require(list.navigationItem.searchController)
    search.isActive = true
    try screen.settle()
    search.searchBar.searchTextField.becomeFirstResponder()
    screen.type(text)
    try screen.settle()
  }

  private func ids() -> [Int] {
    (list.tableView.indexPathsForVisibleRows ?? []).compactMap { list.adapter.identity(at: $0)?.id?.base as? Int }
  }

  private func top(_ id: Int) -> CGFloat? {
    list.adapter.indexPath(for: RowIdentity(Town.self, id: id)).map {
      list.tableView.rectForRow(at: $0).minY - list.tableView.contentOffset.y
    }
  }

  @Test("results are shown from the top, with typed words marked; no results are reported")
  func typing() throws {
    list.tableView.scrollToRow(at: IndexPath(row: 2000, section: 0), at: .top, animated: false)
    try screen.settle()
    try type("ore")
    expect(model.text == "ore" && list.tableView.numberOfRows(inSection: 0) == 100)
    expectEqual(ids().first, 7)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let text = (cell?.contentConfiguration as? UIListContentConfiguration)?.attributedText
    var range = NSRange()
    expect(text?.attribute(.font, at: 0, effectiveRange: &range) != nil && range == NSRange(location: 0, length: 3))
    screen.type("x")
    try screen.settle()
    expect(model.phase == .noMatch && list.tableView.numberOfRows(inSection: 0) == 1)
    expectNil(list.tableView.invariantViolation())
  }

  @Test("ending the search restores the content offset")
  func place() throws {
    list.tableView.scrollToRow(at: IndexPath(row: 2000, section: 0), at: .top, animated: false)
    try screen.settle()
    let before = try require(top(2003))
    try type("ore")
    list.navigationItem.searchController?.isActive = false
    try screen.settle()
    expect(model.phase == .idle && list.tableView.numberOfRows(inSection: 0) == 3000)
    expect(abs(try require(top(2003)) - before) < 0.01)
  }

  @Test("ending a search that began at the top returns there, with the large title")
  func top() throws {
    list.navigationController?.navigationBar.prefersLargeTitles = true
    try screen.settle()
    expectEqual(list.tableView.contentOffset.y, -148)
    try type("ore")
    screen.wheel(at: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: -400))
    try screen.settle()
    expect(list.tableView.contentOffset.y > 100)
    list.navigationItem.searchController?.isActive = false
    try screen.settle()
    expectEqual(list.tableView.contentOffset.y, -148)
    expectEqual(list.navigationController?.navigationBar.frame.height, 148)
  }

  @Test("a selection is kept, of found rows and of others; deselected rows stay deselected")
  func selection() throws {
    list.tableView.allowsMultipleSelection = true
    for row in [5, 7] {
      list.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    try type("ore")
    expectEqual(list.tableView.indexPathsForSelectedRows, [IndexPath(row: 0, section: 0)])
    list.tableView.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    list.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    screen.type("b")
    try screen.settle()
    list.navigationItem.searchController?.isActive = false
    try screen.settle()
    expectEqual(list.adapter.selectedRows.map { $0.id?.base as? Int }, [5, 97])
  }

  @Test("with single selection, the row selected last stays selected")
  func singleSelection() throws {
    list.tableView.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
    try type("ore")
    list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    list.navigationItem.searchController?.isActive = false
    try screen.settle()
    expectEqual(list.adapter.selectedRows.map { $0.id?.base as? Int }, [37])
  }

  @Test("a screen without a search has no field")
  func noSearch() { expectNil(ListViewController(Greeting(guests: Guests())).navigationItem.searchController) }

  @Test("activating the search prepares the texts part by part")
  func preparing() async throws {
    let search = try require(list.navigationItem.searchController)
    search.isActive = true
    try screen.settle()
    for _ in 0..<10 { await Task.yield() }
    expect(!model.prepareFurther(), "two parts make up all of them")
  }

  @Test("a search retains nothing")
  func lifeTime() async throws {
    weak var list: ListViewController?
    weak var search: UISearchController?
    do {
      let controller = ListViewController(Towns(model: ListSearch([Town(id: 1, name: "a")], by: \.name)))
      let screen = MountedScreen(UINavigationController(rootViewController: controller))
      try screen.settle()
      (list, search) = (controller, controller.navigationItem.searchController)
      expect(list != nil && search != nil)
    }
    await yieldToTasks()
    expect(list == nil && search == nil)
  }
}
