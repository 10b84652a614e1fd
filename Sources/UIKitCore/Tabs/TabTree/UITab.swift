/// A tab of a tab bar controller: a title, an image and a badge, and the controller that it makes when it is first shown.
///
/// Members only forward; `TabNode` holds the tab's state.
@preconcurrency @MainActor
open class UITab: NSObject {
  final let node: TabNode

  /// A tab.
  ///
  /// - Parameters:
  ///   - identifier: unlike that of any other tab of the tab bar controller.
  ///   - viewControllerProvider: makes the tab's controller, on first use. Tabs in a group may have none.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    node = TabNode(title: title, image: image, identifier: identifier, provider: viewControllerProvider)
    super.init()
    node.tab = self
  }

  /// Names the tab among all tabs of a tab bar controller.
  open var identifier: String { node.identifier }

  // MARK: Looks

  /// The text shown.
  open var title: String {
    get { node.title }
    set { node.title = newValue }
  }

  /// The image shown; nil for none.
  open var image: UIImage? {
    get { node.item.image }
    set {
      node.item.image = newValue
      node.looksDidChange()
    }
  }

  /// The text on the badge at the image; nil, the default, for no badge.
  open var badgeValue: String? {
    get { node.item.badgeValue }
    set {
      node.item.badgeValue = newValue
      node.looksDidChange()
    }
  }

  /// A second text, which the sidebar shows; nil, the default, for none.
  open var subtitle: String? {
    get { node.subtitle }
    set { node.subtitle = newValue }
  }

  /// Whether the user can select the tab. The default is true.
  open var isEnabled: Bool {
    get { node.item.isEnabled }
    set { node.item.isEnabled = newValue }
  }

  /// Whether the bar leaves the tab out. A hidden tab that is selected remains so. The default is false.
  open var isHidden: Bool {
    get { node.isHidden }
    set { node.isHidden = newValue }
  }

  /// The positions of a tab on the bar of a wide window.
  public enum Placement: Int, Sendable {
    /// Like `default` for tabs outside of groups, like `pinned` for the search, and like `optional` for tabs in groups.
    case automatic
    /// On the bar.
    case `default`
    /// In the sidebar.
    case optional
    /// On the bar.
    case movable
    /// At the end of the bar.
    case pinned
    /// On the bar before the others.
    case fixed
    /// Not on the bar, regardless of the user's preference.
    case sidebarOnly
  }

  /// The tab's position on the bar of a wide window. Tabs in groups are in the sidebar in any case.
  open var preferredPlacement: UITab.Placement {
    get { node.placement }
    set { node.placement = newValue }
  }

  /// Whether the tab is on the bar of a wide window now.
  open var hasVisiblePlacement: Bool { node.tree?.isOnWideBar(self) ?? false }

  /// A custom object of the app; nil by default.
  open var userInfo: Any?

  // MARK: Surroundings

  /// The group that contains the tab; nil for one outside of groups.
  open var parent: UITabGroup? { node.parent }

  /// The controller that shows the tab, or the group that it is in; nil for none.
  open var tabBarController: UITabBarController? { node.tree?.host }

  /// The tab's controller, made now if need be; nil without a provider.
  open var viewController: UIViewController? { node.madeController }

  /// The outermost enclosing group whose navigation controller follows the selection; nil for none.
  open var managingTabGroup: UITabGroup? { node.managingGroup }
}
