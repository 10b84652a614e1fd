/// Manages a view hierarchy: loads it, is informed when it appears and disappears, and adapts it.
///
/// Members only forward. Each concern is a separate part: `ControllerView`, `ControllerAppearance`, `ControllerContainment`,
/// `ControllerPresentation`, `ControllerTraits`, `ControllerItems`, `ControllerContentUnavailable`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Parts

  final private(set) lazy var hostedView = ControllerView(self)
  final private(set) lazy var appearance = ControllerAppearance(self)
  final private(set) lazy var containment = ControllerContainment(self)
  final private(set) lazy var presentation = ControllerPresentation(self)
  final private(set) lazy var controllerTraits = ControllerTraits(self)
  final private(set) lazy var items = ControllerItems(self)
  final private(set) lazy var guides = ControllerGuides(self)
  final private(set) lazy var contentUnavailable = ControllerContentUnavailable(self)
  /// The storyboard scene from which the controller was made.
  final var sceneDocument: SceneDocument?

  // MARK: Making

  /// A controller whose view is in a document of Interface Builder: the one named, or one with the name of the class, if
  /// the bundle has it. Otherwise the controller makes its view in `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller that makes its view in `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as a storyboard describes it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    coder.decode(ControllerDecoding.self, into: self)
  }

  /// The name the controller was made with.
  public final let nibName: String?

  /// The bundle the controller was made with.
  public final let nibBundle: Bundle?

  /// The app's name for the controller in the state that it saves; nil by default. Kept for the app: no state is saved here.
  open var restorationIdentifier: String?

  open override class var _properties: [_Property] { super._properties + ControllerSegues.properties }

  // MARK: Segues

  /// The storyboard from which the controller was made; nil for others.
  open var storyboard: UIStoryboard? { sceneDocument?.storyboard }

  /// Performs the segue of the controller's scene that has an identifier.
  ///
  /// - Precondition: There is one.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    ControllerSegues(controller: self).perform(identifier, sender)
  }

  /// Whether a segue that the user asked for may begin; true by default. Not called for those that the app performs.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination, which has been made by then and has not loaded its view.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that leads back may call a method of this controller. By default where the class has the method, unless
  /// the segue starts here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self && responds(to: action)
  }

  /// The children to search for the target of an unwind segue, in order: all but the one that contains the segue's
  /// source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    ControllerSegues(controller: self).childrenForUnwinding(from: source)
  }

  /// The child that contains the source of a segue; nil if none does.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    ControllerSegues(controller: self).child(containing: source)
  }

  /// Goes back to a child, as part of a segue that leads to it or to a controller in it. Containers override it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Called by a storyboard: gives a container its child controllers, each with the name of its relationship.
  func setDecodedChildren(_ related: [(relationship: String, child: UIViewController)]) {}

  // MARK: View

  /// The view. Reading it loads it.
  open var view: UIView! {
    get { hostedView.loaded() }
    set { hostedView.view = newValue }
  }

  /// The area that bars cover at the upper edge of the view. The safe area has replaced it.
  open var topLayoutGuide: any UILayoutSupport { guides.topGuide }

  /// The area that bars cover at the lower edge of the view. The safe area has replaced it.
  open var bottomLayoutGuide: any UILayoutSupport { guides.bottomGuide }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { hostedView.view }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { hostedView.view != nil }

  /// Creates the view and assigns it to `view`. The default loads it from the controller's scene or nib; without either
  /// it creates a plain `UIView`. Overrides only call super if they need that view.
  open func loadView() { hostedView.loadDefaultView() }

  /// Loads the view unless that has been done.
  open func loadViewIfNeeded() { hostedView.load() }

  /// Called when the system runs short of memory; overrides release objects that can be made again. Called for
  /// controllers in a window, those they present and their children.
  open func didReceiveMemoryWarning() {}

  /// Called once the view has been loaded.
  open func viewDidLoad() {}

  /// Called after `viewDidLoad()`; UIKit's containers override it to add the view of their first child.
  func containerViewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in its window and has its final traits and size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from its window or covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The user swiped the controller away, or left it by Escape.
  @_spi(UIKitFloors) open func wasDismissedByUser() {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that its view is about to appear or disappear. For containers that do not forward automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared.
  open func endAppearanceTransition() { appearance.end() }

  /// Whether children are informed when this controller's view appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being presented; in its appearance callbacks.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller is being dismissed; in its disappearance callbacks.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Whether the controller appears because it was given a parent.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller disappears because it leaves its parent.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Layout

  /// Updates the view's constraints, when an update was requested. Overrides call the superclass's.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Additional insets that this controller applies to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { hostedView.additionalSafeAreaInsets }
    set { hostedView.additionalSafeAreaInsets = newValue }
  }

  /// The minimum margins of the view by the system, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { hostedView.systemMinimumLayoutMargins }

  /// Whether the view's margins are never below the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { hostedView.respectsSystemMinimumLayoutMargins }
    set { hostedView.respectsSystemMinimumLayoutMargins = newValue }
  }

  /// The size that the controller prefers in a container that can provide it, in points; zero, the default, for no
  /// preference.
  open var preferredContentSize: CGSize {
    get { hostedView.preferredContentSize }
    set { hostedView.preferredContentSize = newValue }
  }

  /// Called after a child's preferred size changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child in this container. The default is the container's whole size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size classes change; the coordinator runs the app's animations alongside. The default informs
  /// children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { hostedView.forwardTransition(to: newCollection, with: coordinator) }

  /// Called before the view changes its size; the coordinator runs the app's animations alongside. The default informs
  /// children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    hostedView.forwardTransition(to: size, with: coordinator)
  }

  // MARK: Key commands

  /// Adds a key command, which works while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { items.keyCommands.append(keyCommand) }

  /// Removes a command that `addKeyCommand(_:)` added; others are left alone.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { items.keyCommands.removeAll { $0 === keyCommand } }

  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? { items.keyCommands }

  /// The transition that the controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { hostedView.knownTransition }

  // MARK: Content that is not there

  /// The placeholder that is shown over the view without content; nil, the default, for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set { contentUnavailable.configuration = newValue }
  }

  /// The state for the configuration. Overrides add custom states to that of `super`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { contentUnavailable.ownState }

  /// Asks for an update before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() { contentUnavailable.setNeedsUpdate() }

  /// Called before the first layout in a window and after each request, to set the configuration or remove it.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { containment.parent }

  /// The controllers in this one, in the order they were added.
  open var children: [UIViewController] { containment.children }

  /// Makes a controller a child of this one, after telling it with `willMove(toParent:)`. The container then adds
  /// the child's view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { containment.add(childController) }

  /// Takes the controller out of its parent, which called `willMove(toParent: nil)` and removed its view before.
  open func removeFromParent() { containment.leaveParent() }

  /// Called before the controller gets a parent, or loses it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller got a parent, or lost it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view by another's, with an animation, and informs both about their appearance.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(parent: self, from: fromViewController, to: toViewController)
      .run(duration: duration, options: options, animations: animations, completion: completion)
  }

  // MARK: Presentation

  /// Shows a controller over this one's window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentation.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents; if it presents none, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentation.dismiss(animated: flag, completion: completion)
  }

  /// The controller that this one, or the nearest ancestor that presents, is presenting; nil for none.
  open var presentedViewController: UIViewController? { presentation.presented }

  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? { presentation.presenting }

  /// Manages the presentation of this controller or of one that contains it; made on first use.
  open var presentationController: UIPresentationController? { presentation.nearestController }

  /// The presentation controller of the running presentation; nil before and after.
  open var activePresentationController: UIPresentationController? { presentation.activeController }

  /// The presentation controller as a sheet's; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentation.nearestController as? UISheetPresentationController
  }

  /// The presentation controller as a popover's or an action sheet's; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentation.nearestController as? UIPopoverPresentationController
  }

  /// How the controller covers its presenter. The default is automatic; reading it returns the style that the automatic
  /// one stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.effectiveStyle }
    set { presentation.style = newValue }
  }

  /// The animation with which the controller is presented and dismissed.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transitionStyle }
    set { presentation.transitionStyle = newValue }
  }

  /// The animation with which the controller appears and disappears, presented or on the stack of a navigation
  /// controller. An app's own animator takes precedence over it, and it takes precedence over `modalTransitionStyle`.
  /// Nil, the default, for the usual animation.
  open var preferredTransition: Transition? {
    get { presentation.preferredTransition }
    set { presentation.preferredTransition = newValue }
  }

  /// Provides custom animations, and a presentation controller, for the presentation of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user can not drag the presented controller away.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }

  /// Whether a search that begins in this controller or a descendant covers only this controller's view. Presentations
  /// over the current context cover it likewise.
  open var definesPresentationContext = false

  /// Pushes a controller if this one is in a navigation controller, and presents it otherwise.
  open func show(_ vc: UIViewController, sender: Any?) { presentation.show(vc, sender: sender) }

  /// Shows a controller in the secondary column if this one is in a split view controller, and presents it otherwise.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    presentation.showDetail(vc, sender: sender)
  }

  /// The nearest split view controller that contains this one.
  open var splitViewController: UISplitViewController? { containment.ancestor(UISplitViewController.self) }

  /// Combines the secondary controller with this one when a split view controller collapses to one column. The default
  /// does nothing, so that only this controller is shown.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary controller when a split view controller expands again; nil, the default, for the secondary
  /// controller from before the collapse.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  // MARK: Bars

  /// The title of the screen, which its navigation item takes over; nil by default.
  open var title: String? {
    get { items.title }
    set { items.title = newValue }
  }

  /// The content of the navigation bar for the controller, made on first use.
  open var navigationItem: UINavigationItem { items.navigationItem }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { containment.ancestor(UINavigationController.self) }

  /// The scroll view that a bar at this edge follows: the one that the app set; else the controller's view or its first
  /// subview, if that is a scroll view.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { items.contentScrollView(for: edge) }

  /// Names the scroll view that the bars at these edges watch.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    items.setContentScrollView(scrollView, for: edge)
  }

  /// Names the scroll view that all bars watch.
  open func setContentScrollView(_ scrollView: UIScrollView?) { items.setContentScrollView(scrollView, for: .all) }

  /// The edges at which a container lets the view reach beneath its bars. The default is all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { hostedView.extendedLayout.edges }
    set { hostedView.extendedLayout.edges = newValue }
  }

  /// Whether the view reaches beneath opaque bars, too. The default is false.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { hostedView.extendedLayout.includesOpaqueBars }
    set { hostedView.extendedLayout.includesOpaqueBars = newValue }
  }

  /// Whether a scroll view's content is kept clear of a container's bars even if it does not scroll. The default is
  /// true; the scroll view's `contentInsetAdjustmentBehavior` has replaced this property.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { hostedView.adjustsScrollViewInsets }
    set { hostedView.adjustsScrollViewInsets = newValue }
  }

  /// The content of a navigation controller's toolbar for the controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { items.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the items that a navigation controller's toolbar shows for this controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    items.setToolbarItems(toolbarItems, animated: animated)
  }

  /// Whether toolbar and tab bar are hidden while this controller, with or without others on top of it, is on a
  /// navigation controller's stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { items.hidesBottomBarWhenPushed }
    set { items.hidesBottomBarWhenPushed = newValue }
  }

  /// The tab of this controller in a tab bar controller, made on first use with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { items.tabBarItem }
    set { items.tabBarItem = newValue }
  }

  /// The tab that made this controller; nil for none.
  open var tab: UITab? { items.tab }

  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { containment.ancestor(UITabBarController.self) }

  // MARK: Editing

  /// Whether the controller's content can be edited now.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing. Overrides call super, which also changes the edit button.
  open func setEditing(_ editing: Bool, animated: Bool) { items.isEditing = editing }

  /// A button that reads Edit or Done and toggles editing.
  open var editButtonItem: UIBarButtonItem { items.editButtonItem }

  // MARK: Traits

  /// The traits in force here.
  open var traitCollection: UITraitCollection { controllerTraits.collection }

  /// Called after the traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that this controller sets for its view and its children.
  open var traitOverrides: UITraitOverrides {
    get { controllerTraits.overrides }
    set { controllerTraits.overrides = newValue }
  }

  /// Sets traits for a child and everything below it, replacing those it would inherit; nil inherits all again. The
  /// child's own overrides take precedence.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { containment.setOverride(collection, of: childViewController) }

  /// The traits that were set for a child; nil for none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    containment.override(of: childViewController)
  }

  /// The interface style of this controller's view and children; `.unspecified`, the default, inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerTraits.style }
    set { controllerTraits.style = newValue }
  }

  /// Brings overrides into force now instead of before the next layout.
  open func updateTraitsIfNeeded() { controllerTraits.updateIfNeeded() }

  // MARK: System bars and orientations

  /// The colour of the status bar's content while this controller is in charge of it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while this controller is in charge of it.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation with which the status bar changes its style or is hidden and shown.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that chooses the style instead of this controller; nil for none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that hides the status bar instead of this controller; nil for none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the controller is in charge of the status bar though it does not cover the screen when it is presented.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentation.capturesStatusBar }
    set { presentation.capturesStatusBar = newValue }
  }

  /// Updates the status bar's style, and whether it is hidden, from the controllers' preferences.
  open func setNeedsStatusBarAppearanceUpdate() { systemBars?.updateStatusBar() }

  /// The edges at which the app's gestures take precedence over the system's. Here it has no effect: the system has no
  /// gestures in a window.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that chooses these edges in this controller's place; nil for none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Whether the home indicator hides by itself while this controller is in charge of it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that hides the home indicator instead of this controller; nil for none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Updates whether the home indicator hides, from the controllers' preferences.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { systemBars?.updateHomeIndicator() }

  /// Whether the scene rotates with the device. It has no effect here: only the user changes the shape of a window.
  open var shouldAutorotate: Bool { true }

  /// The orientations that the scene may have while the controller covers it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { traitCollection.defaultOrientations }

  /// The orientation of the scene when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Reads the supported orientations from the controllers again.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { systemBars?.updateOrientations() }

  /// Reads the supported orientations again, for every scene.
  open class func attemptRotationToDeviceOrientation() {
    SceneRegistry.scenes.forEach { $0.systemBars.updateOrientations() }
  }

  // MARK: Responder chain

  /// The view's superview; for a presented controller its presenter.
  open override var next: UIResponder? { hostedView.next }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ControllerAccessibility(controller: self)
  }

  /// The class and the view.
  open override var description: String { ObjectDescription.text(of: self) }
}

extension UIViewController: UIContentContainer {}
extension UIViewController: UITraitEnvironment {}
