/// Shows one of several controllers, and a bar of tabs to choose it with.
///
/// The members here only forward: `TabControllers` keeps the controllers and the selection, `TabStage` shows the
/// selected one and the bar, `TabMore` lists those for which the bar has no room.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final private(set) lazy var tabControllers = TabControllers(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UITabBarController.delegate),
      // [C] The bar of an app's own class replaces UIKit's by key-value coding.
      _Property(
        "tabBar", get: { (controller: UITabBarController) in controller.tabBar },
        set: { controller, bar in controller.tabControllers.stage.replaceBar(with: bar) }),
    ]
  }

  /// A controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller without tabs, or as a storyboard describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode(TabBarControllerDecoding.self, into: self)
  }

  override func setDecodedChildren(_ related: [(relationship: String, child: UIViewController)]) {
    viewControllers = related.map(\.child)
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    selectedViewController = subsequentVC
  }

  /// A controller with tabs.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Decides about selections by the user and is informed of them; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Tabs

  /// The tabs, from the leading end; empty, the default, while the app sets `viewControllers` instead: each replaces the other. The first
  /// tab is selected; after a change the selected one remains so, or the one at its index becomes selected.
  open var tabs: [UITab] {
    get { tabControllers.tree.roots }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; new ones fade in if animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) { tabControllers.tree.set(tabs, animated: animated) }

  /// The selected tab, one of `tabs` or one in a group among them; nil without tabs, and while the list of further tabs
  /// is selected. Setting it does not call the delegate; nil has no effect.
  open var selectedTab: UITab? {
    get { tabControllers.tree.selected }
    set { tabControllers.tree.selectByApp(newValue) }
  }

  /// The tab with an identifier among `tabs` and in the groups among them; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { tabControllers.tree.tab(identifier) }

  /// The identifiers of those of `tabs` that a window of compact width shows; nil, the default, for all.
  open var compactTabIdentifiers: [String]? {
    get { tabControllers.tree.compactIdentifiers }
    set { tabControllers.tree.compactIdentifiers = newValue }
  }

  // MARK: Sidebar

  /// The way in which a wide window shows `tabs`: on a bar at its upper edge, and also in a sidebar. Controllers without tabs
  /// are on a bar at the lower edge everywhere [?].
  open var mode: UITabBarController.Mode {
    get { tabControllers.sidebar.mode }
    set { tabControllers.sidebar.mode = newValue }
  }

  /// The sidebar, which the user shows and hides with a button on the bar.
  open var sidebar: UITabBarController.Sidebar { tabControllers.sidebar.settings }

  // MARK: Controllers

  /// The controllers of the tabs, from the leading end; nil, the default, for none. The first one is selected; after a
  /// change the selected one remains so, or the one at its index becomes selected. With `tabs`, their controllers.
  open var viewControllers: [UIViewController]? {
    get { tabControllers.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; new tabs fade in if animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    tabControllers.set(viewControllers, animated: animated)
  }

  /// The selected controller: one of `viewControllers`, or `moreNavigationController`. Setting it does not call the
  /// delegate.
  open var selectedViewController: UIViewController? {
    get { tabControllers.selected }
    set { tabControllers.selectByApp(newValue) }
  }

  /// The number of the selected controller; `NSNotFound` while the list of further tabs is selected, or nothing. An
  /// index beyond the last controller selects nothing new.
  open var selectedIndex: Int {
    get { tabControllers.selectedIndex }
    set { tabControllers.select(at: newValue) }
  }

  /// Shows the list of tabs for which the bar has no room, and the one that the user chose there.
  open var moreNavigationController: UINavigationController { tabControllers.more.navigation }

  /// The controllers whose tabs the user may move, in the screen to which the list of further tabs leads: all by
  /// default and after each change of `viewControllers`. Nil or empty for none.
  open var customizableViewControllers: [UIViewController]? {
    get { tabControllers.customization.customizable }
    set { tabControllers.customization.customizable = newValue }
  }

  // MARK: Bar

  /// The bar. The controller manages its items.
  open var tabBar: UITabBar { tabControllers.stage.bar }

  /// Whether the controllers are shown without the bar. The default is false.
  open var isTabBarHidden: Bool {
    get { tabControllers.stage.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabControllers.stage.setBarHidden(hidden, animated: animated)
  }

  /// Called when the user chooses a tab, before the controller selects it. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Called before the user organizes the tabs. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Called when the user organizes the tabs. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Called before the screen disappears on which the user organizes the tabs. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Called after that screen has disappeared. The default does nothing.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // MARK: Controller

  /// The selected controller [C].
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected controller [C].
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  /// The scroll view that the app set; else that of the selected controller.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? selectedViewController?.contentScrollView(for: edge)
  }

  open override func loadView() { tabControllers.stage.loadView() }

  override func containerViewDidLoad() { tabControllers.stage.installSelected() }
}

extension UITabBarController: TabHost {
  var calls: TabDelegateCalls { TabDelegateCalls(self) }
}
