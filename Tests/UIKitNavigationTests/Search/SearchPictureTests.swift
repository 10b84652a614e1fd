import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Search bars in a header and in a navigation bar, at rest and in use, as pictures.
@MainActor @Suite(.serialized) struct SearchPictureTests {
  @MainActor private final class Cities: UITableViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Cities"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Search cities"
      search.searchBar.scopeButtonTitles = ["All", "Coast", "Inland"]
      navigationItem.searchController = search
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = ["Bergen", "Bern", "Brno"][indexPath.row]
      return cell
    }
  }

  @Test(arguments: TraitVariant.allCases)
  func searchesInNavigationBarsMatchTheirPictures(_ variant: TraitVariant) throws {
    let cities = Cities(style: .plain)
    let screen = MountedScreen(
      UINavigationController(rootViewController: cities), size: CGSize(width: 320, height: 260), traits: variant.apply)
    try screen.settle()
    expectGolden(screen.picture, "navigation \(variant.rawValue)")
    cities.search.isActive = true
    try screen.settle()
    screen.type("Ber")
    try screen.settle()
    expectGolden(screen.picture, "navigation searching \(variant.rawValue)")
  }

  @Test(arguments: [TraitVariant.light, .dark, .rightToLeft])
  func searchBarsMatchTheirPictures(_ variant: TraitVariant) throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 240), traits: variant.apply)
    for (index, style) in [UISearchBar.Style.default, .minimal].enumerated() {
      let bar = UISearchBar(frame: CGRect(x: 0, y: CGFloat(index) * 70, width: 320, height: 56))
      bar.searchBarStyle = style
      bar.placeholder = "Search"
      bar.text = index == 0 ? nil : "Something"
      controller.view.addSubview(bar)
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 140, width: 320, height: 100))
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    controller.view.addSubview(bar)
    try screen.settle()
    expectGolden(screen.picture, "bars \(variant.rawValue)")
  }
}
