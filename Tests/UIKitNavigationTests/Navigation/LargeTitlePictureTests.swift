import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Bars with large titles at rest, half gone, gone and pulled, as pictures.
@MainActor @Suite(.serialized) struct LargeTitlePictureTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Neighbourhoods"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test(arguments: TraitVariant.allCases)
  func largeTitlesMatchTheirPictures(_ variant: TraitVariant) throws {
    let rows = Rows(style: .plain)
    let search = UISearchController()
    search.searchBar.placeholder = "Search"
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 300), traits: variant.apply)
    try screen.settle()
    expectGolden(screen.picture, "top \(variant.rawValue)")
    rows.tableView.contentOffset.y = -70
    try screen.settle()
    expectGolden(screen.picture, "half \(variant.rawValue)")
    rows.tableView.contentOffset.y = 30
    try screen.settle()
    expectGolden(screen.picture, "scrolled \(variant.rawValue)")
  }

  @Test func aRefreshingLargeTitleMatchesItsPicture() throws {
    let rows = Rows(style: .plain)
    rows.refreshControl = UIRefreshControl()
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 300))
    try screen.settle()
    rows.refreshControl?.beginRefreshing()
    rows.tableView.setContentOffset(CGPoint(x: 0, y: -156), animated: false)
    screen.advance(by: 0.5)
    expectGolden(screen.picture, "refreshing")
  }

  @Test func aPushedLargeTitleMatchesItsPicture() throws {
    let rows = Rows(style: .plain)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 300))
    try screen.settle()
    let detail = UIViewController()
    detail.title = "Detail"
    detail.view.backgroundColor = .systemBackground
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.12)
    expectGolden(screen.picture, "pushing")
  }
}
