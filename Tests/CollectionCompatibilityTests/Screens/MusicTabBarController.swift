import UIKit

/// A list of songs, albums or stations. A tapped row shows a further screen, which needs the whole height.
final class MusicListViewController: UITableViewController {
  private let entries: [String]

  init(title: String, count: Int = 40) {
    entries = (1...max(1, count)).map { "\(title) \($0)" }
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = entries[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let player = PlayerViewController()
    player.title = entries[indexPath.row]
    player.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(player, animated: true)
  }
}

/// The song that plays, over the whole screen.
final class PlayerViewController: UIViewController {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    label.text = "Playing"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }
}

/// Four tabs of a music player, each a navigation controller with a list.
final class MusicTabBarController: UITabBarController, UITabBarControllerDelegate {
  /// The calls of the delegate's methods.
  var log: [String] = []
  /// The titles of tabs that may not be selected now.
  var locked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    setViewControllers(
      [
        tab("Listen Now", symbol: "heart", selectedSymbol: "heart.fill"),
        tab("Browse", symbol: "star", selectedSymbol: "star.fill"),
        tab("Library", symbol: "house", selectedSymbol: nil),
        tab("Search", symbol: "magnifyingglass", selectedSymbol: nil),
      ], animated: false)
    viewControllers?[1].tabBarItem.badgeValue = "3"
    viewControllers?[2].tabBarItem.badgeValue = "New"
    viewControllers?[2].tabBarItem.badgeColor = .systemBlue
  }

  private func tab(_ title: String, symbol: String, selectedSymbol: String?) -> UINavigationController {
    let list = MusicListViewController(title: title)
    list.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol),
      selectedImage: selectedSymbol.flatMap { UIImage(systemName: $0) })
    return UINavigationController(rootViewController: list)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    log.append("should select \(viewController.tabBarItem.title ?? "")")
    return !locked.contains(viewController.tabBarItem.title ?? "")
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.append("did select \(viewController.tabBarItem.title ?? "") at \(selectedIndex)")
  }
}

/// The looks of a brand, for content beneath the bar and for the edge of the content.
enum BrandedTabBar {
  @MainActor static func appearances() -> (standard: UITabBarAppearance, scrollEdge: UITabBarAppearance) {
    let standard = UITabBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .systemIndigo
    for items in [
      standard.stackedLayoutAppearance, standard.inlineLayoutAppearance, standard.compactInlineLayoutAppearance,
    ] {
      items.normal.iconColor = .systemGray4
      items.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGray4]
      items.selected.iconColor = .systemYellow
      items.selected.titleTextAttributes = [
        .foregroundColor: UIColor.systemYellow, .font: UIFont.boldSystemFont(ofSize: 11),
      ]
      items.normal.badgeBackgroundColor = .systemGreen
    }
    let scrollEdge = UITabBarAppearance(barAppearance: standard)
    scrollEdge.configureWithTransparentBackground()
    scrollEdge.shadowColor = .systemOrange
    return (standard, scrollEdge)
  }
}

/// A bar of its own that chooses a filter, without a tab bar controller.
final class FilterBarViewController: UIViewController, UITabBarDelegate {
  let tabBar = UITabBar()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let recents = UITabBarItem(tabBarSystemItem: .recents, tag: 1)
    let favorites = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)
    let all = UITabBarItem(title: "All", image: UIImage(systemName: "house"), tag: 3)
    tabBar.items = [recents, favorites, all]
    tabBar.selectedItem = all
    tabBar.delegate = self
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    label.text = "All"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addSubview(tabBar)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    label.text = "\(item.tag)"
  }
}

/// Seven tabs, of which a phone shows four.
@MainActor func makeManyTabs() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"].enumerated().map { index, title in
    let list = MusicListViewController(title: title)
    let item = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: index)
    list.tabBarItem = item
    // Every second tab has a stack of its own.
    return index.isMultiple(of: 2) ? UINavigationController(rootViewController: list) : list
  }
  return tabs
}
