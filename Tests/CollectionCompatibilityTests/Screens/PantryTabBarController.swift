import UIKit

/// A pantry app whose tabs are `UITab` objects: a group with a navigation controller that the group manages, a search tab,
/// and screens that are made when their tab is first shown.
final class PantryTabBarController: UITabBarController, UITabBarControllerDelegate {
  var log: [String] = []
  var made: [String] = []
  var locked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let stock = UITab(title: "Stock", image: UIImage(systemName: "shippingbox"), identifier: "stock") {
      [weak self] tab in
      self?.make(tab) ?? UIViewController()
    }
    stock.badgeValue = "2"
    let shopping = UITab(title: "Shopping", image: UIImage(systemName: "cart"), identifier: "shopping") {
      [weak self] tab in
      self?.make(tab) ?? UIViewController()
    }
    let recipes = UITabGroup(
      title: "Recipes", image: UIImage(systemName: "book"), identifier: "recipes",
      children: [
        UITab(title: "Soups", image: nil, identifier: "soups") { [weak self] in self?.make($0) ?? UIViewController() },
        UITab(title: "Salads", image: nil, identifier: "salads") { [weak self] in self?.make($0) ?? UIViewController()
        },
        UITabGroup(
          title: "Cakes", image: nil, identifier: "cakes",
          children: [
            UITab(title: "Tarts", image: nil, identifier: "tarts") { [weak self] in self?.make($0) ?? UIViewController()
            }
          ]
        ) { [weak self] in self?.make($0) ?? UIViewController() },
      ]
    ) { [weak self] in self?.make($0) ?? UIViewController() }
    recipes.managingNavigationController = UINavigationController()
    let search = UISearchTab { [weak self] in self?.make($0) ?? UIViewController() }
    tabs = [stock, shopping, recipes, search]
  }

  private func make(_ tab: UITab) -> UIViewController {
    made.append(tab.identifier)
    let controller = UIViewController()
    controller.title = tab.title
    controller.view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "All about \(tab.title.lowercased())"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.centerYAnchor).isActive = true
    return tab is UITabGroup || tab.parent != nil ? controller : UINavigationController(rootViewController: controller)
  }

  func show(_ identifier: String) {
    selectedTab = tab(forIdentifier: identifier)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    log.append("should select \(tab.identifier)")
    return !locked.contains(tab.identifier)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    log.append("did select \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }
}
