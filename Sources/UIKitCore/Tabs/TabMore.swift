/// The tabs for which the bar has no room: a list, and the one that was chosen there.
@MainActor
final class TabMore {
  private unowned let controllers: TabControllers
  private(set) var navigationIfLoaded: UINavigationController?
  private var list: (any MoreListing)?

  init(_ controllers: TabControllers) { self.controllers = controllers }

  /// The navigation controller of the list, made when it is first needed.
  var navigation: UINavigationController {
    if let navigationIfLoaded { return navigationIfLoaded }
    let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    let list = MoreListMaking.make()
    list.title = item.title
    list.choose = { [weak self] in self?.controllers.chooseFurther($0) }
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = item
    navigation.stack.didLetGo = { [weak self] in self?.didLetGo($0) }
    self.list = list
    navigationIfLoaded = navigation
    placeEditButton()
    return navigation
  }

  /// Whether the list has a button with which the user organizes the tabs.
  var showsEditButton = false {
    didSet { if showsEditButton != oldValue { placeEditButton() } }
  }

  private func placeEditButton() {
    guard let list else { return }
    list.navigationItem.rightBarButtonItem =
      showsEditButton
      ? UIBarButtonItem(
        systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.controllers.customization.begin() }) : nil
  }

  /// Shows the list of these tabs.
  func show(_ further: [UITabBarItem]) { list?.show(further) }

  /// The controller over the list.
  var chosen: UIViewController? {
    navigationIfLoaded.flatMap { $0.viewControllers.count > 1 ? $0.viewControllers[1] : nil }
  }

  func isFurther(_ controller: UIViewController?) -> Bool {
    controller != nil && controllers.further.contains { $0.controllerIfMade === controller }
  }

  /// Shows a controller over the list; nil for the list.
  func choose(_ controller: UIViewController?, animated: Bool) {
    guard chosen !== controller, let list else { return }
    if let stacked = controller as? UINavigationController {
      // A navigation controller's own bar leads back to the list.
      stacked.stack.wayBack = NavigationStack.WayBack(item: UINavigationItem(title: list.title ?? "")) { [weak self] in
        self?.navigationIfLoaded?.popViewController(animated: true)
      }
    }
    navigation.setViewControllers([list] + (controller.map { [$0] } ?? []), animated: animated)
    // A controller that leaves the list may be shown elsewhere at once.
    if !animated { navigation.stack.finishTransition() }
  }

  /// Called with controllers that have lost their tabs: if one of them is shown, the list appears instead.
  func forget(_ leaving: [UIViewController]) {
    if leaving.contains(where: { $0 === chosen }) { choose(nil, animated: false) }
  }

  private func didLetGo(_ leaving: [UIViewController]) {
    for controller in leaving {
      (controller as? UINavigationController)?.stack.wayBack = nil
      controllers.takeBack(controller)
    }
  }
}

/// The list of the tabs for which a bar has no room. Its class is in the module of lists.
@MainActor
package protocol MoreListing: UIViewController {
  init()
  /// Shows a row for each tab.
  func show(_ items: [UITabBarItem])
  /// Called when the user chooses a row.
  var choose: ((UITabBarItem) -> Void)? { get set }
}

/// Makes the list, whose class is in a module above.
@MainActor
enum MoreListMaking {
  static let className = "UIKitLists.MoreList"

  static func make() -> any MoreListing {
    guard let type = NSClassFromString(className) as? any MoreListing.Type else {
      fatalError(
        """
        A tab bar controller with more tabs than its bar has room for shows a list of them. The class \(className) is \
        not in the program. Link the module UIKitLists, which UIKit exports.
        """)
    }
    return type.init()
  }
}
