/// Manages a view and everything in it: loads it, hears when it comes and goes, and adapts it.
///
/// The members here only forward. Each concern is a part of its own: `ControllerView`, `ControllerAppearance`,
/// `ControllerContainment`, `ControllerTraits`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: Parts

  final private(set) lazy var hostedView = ControllerView(self)
  final private(set) lazy var appearance = ControllerAppearance(self)
  final private(set) lazy var containment = ControllerContainment(self)
  final private(set) lazy var controllerTraits = ControllerTraits(self)

  // MARK: Making

  /// A controller without an interface file; there are none here, so the names are kept and otherwise unused.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller that makes its view in `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name the controller was made with.
  public final let nibName: String?

  /// The bundle the controller was made with.
  public final let nibBundle: Bundle?

  // MARK: View

  /// The view. Reading it loads it.
  open var view: UIView! {
    get { hostedView.loaded() }
    set { hostedView.view = newValue }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { hostedView.view }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { hostedView.view != nil }

  /// Makes the view and assigns it to `view`. The default makes a plain `UIView`. Do not call super.
  open func loadView() { hostedView.loadPlainView() }

  /// Loads the view unless that has been done.
  open func loadViewIfNeeded() { hostedView.load() }

  /// Called once the view has been loaded.
  open func viewDidLoad() {}

  /// Called after `viewDidLoad()`; our containers put their first child's view in.
  func containerViewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in its window and has its final traits and size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is taken out of its window or covered.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that its view is about to appear or disappear. For containers that do not forward automatically.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(isAppearing: isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared.
  open func endAppearanceTransition() { appearance.end() }

  /// Whether children are told when this controller's view appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller appears because it was given a parent.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller disappears because it leaves its parent.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Layout

  /// Changes the view's constraints, when that was asked for. Overrides call the superclass's.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Room that this controller takes from the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { hostedView.additionalSafeAreaInsets }
    set { hostedView.additionalSafeAreaInsets = newValue }
  }

  /// The least margins that the system gives the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { hostedView.systemMinimumLayoutMargins }

  /// Whether the view's margins are never below the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { hostedView.respectsSystemMinimumLayoutMargins }
    set { hostedView.respectsSystemMinimumLayoutMargins = newValue }
  }

  /// The size that the controller would like to have where a container can give it; zero for no wish.
  open var preferredContentSize: CGSize {
    get { hostedView.preferredContentSize }
    set { hostedView.preferredContentSize = newValue }
  }

  /// Called after a child's wish changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child in this container. The default gives it the whole.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the view changes its size, with an object that runs animations along. The default tells children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    hostedView.forwardTransition(to: size, with: coordinator)
  }

  /// The transition that the controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { hostedView.transitionInForce }

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

  /// Light or dark for this controller's view and children, whatever is around them.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { controllerTraits.style }
    set { controllerTraits.style = newValue }
  }

  /// Brings overrides into force now instead of before the next layout.
  open func updateTraitsIfNeeded() { controllerTraits.updateIfNeeded() }

  // MARK: Responder chain

  /// The view's superview; for a presented controller its presenter.
  open override var next: UIResponder? { hostedView.next }

  /// The class and the view.
  open override var description: String { "<\(type(of: self))>" }
}

extension UIViewController: UIContentContainer {}
extension UIViewController: UITraitEnvironment {}
