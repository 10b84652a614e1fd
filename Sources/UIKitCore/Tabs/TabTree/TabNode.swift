/// A tab: its item on the bar, its controller, and its position in the tree of tabs.
@MainActor
final class TabNode {
  let identifier: String
  /// The tab on the bar, and in the list of further tabs.
  let item: UITabBarItem
  private let provider: ((UITab) -> UIViewController)?
  weak var tab: UITab?
  weak var parent: UITabGroup?
  private(set) var controllerIfMade: UIViewController?
  /// The tree, for a tab at its root; nil for tabs in groups, which use the tree of their root.
  private weak var ownTree: TabTree?

  init(title: String, image: UIImage?, identifier: String, provider: ((UITab) -> UIViewController)?) {
    self.identifier = identifier
    self.provider = provider
    self.title = title
    item = UITabBarItem(title: title, image: image, tag: 0)
  }

  var title: String {
    didSet {
      item.title = title
      looksDidChange()
    }
  }

  var subtitle: String? {
    didSet { looksDidChange() }
  }

  var placement = UITab.Placement.automatic {
    didSet { if placement != oldValue { tree?.visibilityDidChange() } }
  }

  /// [D] By default tabs outside of groups are on the bar, and those in groups are not; [C] the search tab is at the
  /// end.
  var resolvedPlacement: UITab.Placement {
    guard placement == .automatic else { return placement }
    return tab is UISearchTab ? .pinned : parent == nil ? .default : .optional
  }

  func looksDidChange() { tab.map { tree?.looksDidChange(of: $0) } }

  var isHidden = false {
    didSet { if isHidden != oldValue { tree?.visibilityDidChange() } }
  }

  // MARK: Place

  /// The tree that the tab is in.
  var tree: TabTree? { ownTree ?? parent?.node.tree }

  func becomeRoot(of tree: TabTree?) { ownTree = tree }

  /// Removes the tab from its group or tab bar controller, as it can be in only one.
  func leave() {
    guard let tab else { return }
    parent?.branch.remove(tab)
    ownTree.map { $0.set($0.roots.filter { $0 !== tab }, animated: false) }
  }

  /// The groups around the tab, the outermost first, and the tab itself.
  var path: [UITab] { (parent?.node.path ?? []) + (tab.map { [$0] } ?? []) }

  /// The outermost enclosing group with its own navigation controller.
  var managingGroup: UITabGroup? {
    path.dropLast().lazy.compactMap { $0 as? UITabGroup }.first { $0.branch.navigation != nil }
  }

  // MARK: Controller

  /// The tab's controller, made now if need be.
  var madeController: UIViewController? {
    if let controllerIfMade { return controllerIfMade }
    guard let tab, let provider else { return nil }
    let controller = provider(tab)
    // The provider may have asked for the controller itself.
    if let controllerIfMade { return controllerIfMade }
    controllerIfMade = controller
    controller.items.tab = tab
    return controller
  }

  /// The controller that the tab bar controller shows for a tab of the bar: a group's navigation controller, or the tab's.
  var shownControllerIfMade: UIViewController? { (tab as? UITabGroup)?.branch.navigation ?? controllerIfMade }

  var shownController: UIViewController {
    if let controller = (tab as? UITabGroup)?.branch.navigation ?? madeController { return controller }
    fatalError(
      """
      The view controller of a root-level UITab must not be nil. The tab "\(identifier)" ("\(title)") has no \
      viewControllerProvider. Give it one; a group may have a managingNavigationController instead.
      """)
  }
}
