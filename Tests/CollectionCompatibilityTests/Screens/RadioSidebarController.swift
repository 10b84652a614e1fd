import UIKit

/// A radio app with a sidebar on wide windows: stations in groups that open and close, actions, a header, a footer and a bar
/// at the bottom, swipes and menus of rows.
final class RadioSidebarController: UITabBarController, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate
{
  var log: [String] = []
  var addedStations = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    delegate = self
    sidebar.delegate = self
    let live = UITab(title: "Live", image: UIImage(systemName: "radio"), identifier: "live") {
      RadioSidebarController.screen($0)
    }
    let saved = UITab(title: "Saved", image: UIImage(systemName: "heart"), identifier: "saved") {
      RadioSidebarController.screen($0)
    }
    saved.badgeValue = "4"
    let stations = UITabGroup(
      title: "Stations", image: UIImage(systemName: "list.bullet"), identifier: "stations",
      children: ["Jazz", "Folk", "News"].map { name in
        let tab = UITab(title: name, image: UIImage(systemName: "music.note"), identifier: name.lowercased()) {
          RadioSidebarController.screen($0)
        }
        tab.subtitle = "On air"
        return tab
      }
    ) { RadioSidebarController.screen($0) }
    stations.managingNavigationController = UINavigationController()
    stations.sidebarActions = [
      UIAction(title: "New Station", image: UIImage(systemName: "plus")) { [weak self] _ in self?.addedStations += 1 }
    ]
    tabs = [live, saved, stations]
    var header = UIListContentConfiguration.header()
    header.text = "Radio"
    sidebar.headerContentConfiguration = header
    var footer = UIListContentConfiguration.footer()
    footer.text = "Nine stations near you"
    sidebar.footerContentConfiguration = footer
  }

  static func screen(_ tab: UITab) -> UIViewController {
    let controller = UIViewController()
    controller.title = tab.title
    controller.view.backgroundColor = .secondarySystemBackground
    let label = UILabel()
    label.text = "Listening to \(tab.title)"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.centerYAnchor).isActive = true
    return tab.parent == nil && !(tab is UITabGroup)
      ? UINavigationController(rootViewController: controller) : controller
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    log.append("did select \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    log.append("sidebar will change, hidden: \(sidebar.isHidden)")
    animator.addAnimations { [weak self] in self?.log.append("alongside") }
    animator.addCompletion { [weak self] in self?.log.append("sidebar changed") }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    let item = UITabSidebarItem(request: request)
    if case .tab(let tab) = item.content, tab.identifier == "news" {
      var content = item.defaultContentConfiguration()
      content.text = "News at Nine"
      item.contentConfiguration = content
    }
    return item
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    guard let group = tab.parent else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
      group.children.removeAll { $0 === tab }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Hide \(tab.title)") { _ in tab.isHidden = true }])
    }
  }
}
