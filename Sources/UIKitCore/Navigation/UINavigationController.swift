/// Shows the last of a stack of controllers, with a bar that leads back.
///
/// The members here only forward: `NavigationStack` has the controllers, `NavigationBars` the bars, `NavigationScreens` the
/// views.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The change of the stack that a transition shows.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller is put on top of the stack.
    case push
    /// The top controller is removed.
    case pop
  }

  final private lazy var parts = NavigationParts(self)
  final var stack: NavigationStack { parts.stack }
  final var bars: NavigationBars { parts.bars }

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UINavigationController.delegate),
      // [C] Bars of an app's own classes take the places of UIKit's by their keys.
      _Property(
        "navigationBar", get: { (controller: UINavigationController) in controller.navigationBar },
        set: { controller, bar in controller.bars.replaceBar(with: bar) }),
      _Property(
        "toolbar", get: { (controller: UINavigationController) in controller.bars.toolbar.bar },
        set: { controller, bar in controller.bars.replaceToolbar(with: bar) }),
    ]
  }

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack.set([rootViewController], animated: false)
  }

  /// A controller with an empty stack, whose bars are of the given classes; nil for UIKit's own. Both are derived from the
  /// classes of UIKit.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bars.use(
      NavigationBarClass.checked(navigationBarClass, UINavigationBar.self),
      NavigationBarClass.checked(toolbarClass, UIToolbar.self))
  }

  /// A controller with an empty stack, or as a storyboard describes it.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    aDecoder.decode(NavigationControllerDecoding.self, into: self)
  }

  override func setDecodedChildren(_ related: [(relationship: String, child: UIViewController)]) {
    viewControllers = related.map(\.child)
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    popToViewController(subsequentVC, animated: true)
  }

  /// The delegate, which is told before and after a controller is shown; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Light on a dark bar [C].
  open override var preferredStatusBarStyle: UIStatusBarStyle { bars.statusBarStyle }

  /// The controller on top where no bar is in front of it [C].
  open override var childForStatusBarStyle: UIViewController? { bars.controllerForStatusBarStyle }

  /// The controller on top [C].
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The controller on top.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// The controllers from the root to the one shown.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack; the movement is that of a push, or of a pop if the new top was on the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.set(viewControllers, animated: animated)
  }

  /// The last controller on the stack.
  open var topViewController: UIViewController? { stack.controllers.last }

  /// The controller presented over the stack, else the last one on it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows a further controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated)
  }

  /// Pops the top controller and returns it; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { stack.pop(animated: animated) }

  /// Pops the controllers above the given one and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.pop(to: viewController, animated: animated)
  }

  /// Pops all controllers but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { stack.popToRoot(animated: animated) }

  /// The bar. The controller manages its items.
  open var navigationBar: UINavigationBar { bars.bar }

  /// Whether the controllers on the stack are shown without the bar. The default is false.
  open var isNavigationBarHidden: Bool {
    get { bars.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.setBarHidden(hidden, animated: animated)
  }

  /// The toolbar at the lower edge. It shows the items of the controller on top.
  open var toolbar: UIToolbar! { bars.toolbar.bar }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { bars.toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { bars.setToolbarHidden(hidden, animated: animated) }

  /// Whether a swipe up hides the bars, and a swipe down shows them.
  open var hidesBarsOnSwipe: Bool {
    get { bars.swipe.isEnabled }
    set { bars.swipe.isEnabled = newValue }
  }

  /// Recognises the swipes that hide the bars and show them.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.swipe }

  /// Whether a tap on content that does nothing when tapped hides or shows the bars. The default is false.
  open var hidesBarsOnTap: Bool {
    get { bars.tap.togglesBars }
    set { bars.tap.togglesBars = newValue }
  }

  /// Whether the bars are hidden in a window that is not high, and come back with its height; meanwhile a tap on content that
  /// does nothing when tapped shows them. The default is false.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hiding.whenVerticallyCompact }
    set { bars.hiding.whenVerticallyCompact = newValue }
  }

  /// Whether a keyboard on the screen, such as a field's own input view, hides the bars when it appears. They stay away when it
  /// goes, until a tap on content that does nothing when tapped. The default is false.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hiding.whenKeyboardAppears }
    set { bars.hiding.whenKeyboardAppears = newValue }
  }

  /// Recognises the taps that hide the bars and show them.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.tap }

  /// Recognises the drag from the leading edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { stack.edgePan }

  /// The item that the app set; else that of the first controller on the stack, unless the navigation controller itself
  /// has a title [C].
  open override var tabBarItem: UITabBarItem! {
    get { parts.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The scroll view that the app set; else that of the controller on top.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? topViewController?.contentScrollView(for: edge)
  }

  /// Pushes the secondary controller as a split view controller becomes narrow.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.columns.stack.take(secondaryViewController, onto: self) }

  /// Takes the secondary controller off the stack as a split view controller becomes wide.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { splitViewController.columns.stack.separate(from: self) }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Shows a field for the title of the screen on top, if its item has a `renameDelegate` that agrees.
  open override func rename(_ sender: Any?) { bars.rename { super.rename(sender) } }

  /// Whether the controller carries the action out itself: for `rename(_:)`, whether the screen on top may be renamed.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender) && bars.mayPerform(action)
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    NavigationAccessibility(controller: self)
  }

  open override func loadView() { view = parts.makeView() }

  override func containerViewDidLoad() { parts.installTop() }
}
