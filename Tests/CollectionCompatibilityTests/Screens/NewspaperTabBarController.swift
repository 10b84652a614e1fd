import UIKit

/// A newspaper with more sections than its bar has room for. Readers put their sections on the bar, and the order is kept.
final class NewspaperTabBarController: UITabBarController, UITabBarControllerDelegate {
  static let sections = ["Front Page", "World", "Business", "Science", "Arts", "Sport", "Weather", "Puzzles"]

  /// Where the order of sections is kept between launches.
  var savedOrder: [String] = []
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let controllers = Self.sections.enumerated().map { index, name -> UIViewController in
      let controller = NewspaperSectionViewController(name: name)
      let navigation = UINavigationController(rootViewController: controller)
      navigation.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "newspaper"), tag: index)
      return navigation
    }
    viewControllers = controllers
    // The front page stays where it is.
    customizableViewControllers = Array(controllers.dropFirst())
  }

  private func names(_ controllers: [UIViewController]) -> [String] {
    controllers.map { $0.tabBarItem.title ?? "" }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    log.append("will begin: \(names(viewControllers).joined(separator: ", "))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    log.append("will end, \(changed ? "changed" : "unchanged"): \(names(viewControllers).joined(separator: ", "))")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    log.append("did end, \(changed ? "changed" : "unchanged"): \(names(viewControllers).joined(separator: ", "))")
    if changed {
      savedOrder = names(viewControllers)
    }
  }
}

final class NewspaperSectionViewController: UITableViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(style: .plain)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    cell.textLabel?.text = "\(name), story \(indexPath.row + 1)"
    return cell
  }
}

/// A drawing program with a tab bar of its own, whose tools the user chooses.
final class ToolBarViewController: UIViewController, UITabBarDelegate {
  let tabBar = UITabBar()
  let tools = ["Pencil", "Brush", "Eraser", "Fill", "Line", "Text"].enumerated().map { index, name in
    UITabBarItem(title: name, image: UIImage(systemName: "pencil"), tag: index)
  }
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tabBar.items = Array(tools.prefix(4))
    tabBar.selectedItem = tools[0]
    tabBar.delegate = self
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tabBar)
    NSLayoutConstraint.activate([
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  func customize() {
    tabBar.beginCustomizingItems(tools)
  }

  private func names(_ items: [UITabBarItem]) -> String {
    items.map { $0.title ?? "" }.joined(separator: ", ")
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.append("did select \(item.title ?? "")")
  }

  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    log.append("will begin: \(names(items)); customizing: \(tabBar.isCustomizing)")
  }

  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    log.append("did begin: \(names(items)); customizing: \(tabBar.isCustomizing)")
  }

  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.append("will end, \(changed ? "changed" : "unchanged"): \(names(items))")
  }

  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.append("did end, \(changed ? "changed" : "unchanged"): \(names(items))")
  }
}
