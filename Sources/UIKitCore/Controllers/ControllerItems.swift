/// The items that a controller shows in bars, and the scroll view that bars follow.
@MainActor
final class ControllerItems {
  private unowned let controller: UIViewController
  private weak var scrollViewForTop: UIScrollView?
  private weak var scrollViewForBottom: UIScrollView?

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// The navigation bar's state for the controller.
  var barMemory = NavigationBarMemory()

  /// The key commands that the app added to the controller.
  var keyCommands: [UIKeyCommand] = []

  // MARK: Title

  var title: String? {
    didSet {
      loadedNavigationItem?.title = title
      loadedTabBarItem?.title = title
    }
  }

  private(set) var loadedNavigationItem: UINavigationItem?

  /// Made on first use, with the controller's title.
  var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    loadedNavigationItem = item
    return item
  }

  // MARK: Tab

  /// The tab that made the controller.
  weak var tab: UITab?

  private(set) var loadedTabBarItem: UITabBarItem?

  /// Made on first use, with the controller's title.
  var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set {
      loadedTabBarItem = newValue
      controller.tabBarController?.tabControllers.itemsMayHaveChanged()
    }
  }

  // MARK: Toolbar

  private(set) var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false

  func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
    controller.navigationController?.bars.toolbarItemsDidChange(of: controller, animated: animated)
  }

  // MARK: Editing

  private var loadedEditButtonItem: UIBarButtonItem?

  var isEditing = false {
    didSet { loadedEditButtonItem?.become(isEditing ? .done : .edit) }
  }

  /// Made on first use.
  var editButtonItem: UIBarButtonItem {
    if let loadedEditButtonItem { return loadedEditButtonItem }
    let action = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: action)
    loadedEditButtonItem = item
    return item
  }

  // MARK: Scroll view

  func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { scrollViewForTop = scrollView }
    if edge.contains(.bottom) { scrollViewForBottom = scrollView }
  }

  /// The scroll view that the app set.
  func namedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? scrollViewForTop : edge.contains(.bottom) ? scrollViewForBottom : nil
  }

  func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = namedScrollView(for: edge) { return named }
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

extension UIViewController {
  /// The scroll view that the app set for an edge; nil for none, although the view may have one.
  package func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    items.namedScrollView(for: edge)
  }
}
