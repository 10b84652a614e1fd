import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Searches as screens of their own.
@MainActor @Suite(.serialized) struct UISearchContainerViewControllerTests {
  private final class Results: UITableViewController, UISearchResultsUpdating {
    var text = ""
    func updateSearchResults(for searchController: UISearchController) {
      text = searchController.searchBar.text ?? ""
      tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(text) \(indexPath.row)"
      return cell
    }
  }

  private let results = Results(style: .plain)
  private let search: UISearchController
  private let container: UISearchContainerViewController

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = results
    container = UISearchContainerViewController(searchController: search)
    container.title = "Find"
    container.view.backgroundColor = .systemBackground
  }

  @Test func searchResultsLieBelowTheBar() throws {
    let screen = MountedScreen(container, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
    expect(container.searchController === search && search.searchBar.superview === container.view)
    expectEqual(search.searchBar.frame.minY, container.view.safeAreaInsets.top)
    try screen.tap(.text("Search"))
    try screen.settle()
    expect(search.isActive && search.searchBar.isDescendant(of: container.view))
    screen.type("Tea")
    try screen.settle()
    expectEqual(search.view.frame.minY, search.searchBar.frame.maxY)
    expectEqual(search.view.frame.maxY, 480)
    let first = try screen.point(of: .text("Tea 0"))
    expect(first.y > search.searchBar.frame.maxY && first.y < search.searchBar.frame.maxY + 60)
    screen.type(" x")
    try screen.settle()
    _ = try screen.point(of: .text("Tea x 2"))
    try screen.tap(.text("Cancel"))
    try screen.settle()
    expect(!search.isActive && results.viewIfLoaded?.window == nil)
  }

  @Test func aSearchContainerWorksInANavigationController() throws {
    let navigation = UINavigationController(rootViewController: container)
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
    expectEqual(search.searchBar.convert(CGPoint.zero, to: nil).y, navigation.navigationBar.frame.maxY)
    try screen.tap(.text("Search"))
    screen.type("Tea")
    try screen.settle()
    _ = try screen.point(of: .text("Tea 0"))
    _ = try screen.point(of: .text("Find"))
  }
}
