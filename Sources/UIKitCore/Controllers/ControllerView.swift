/// A controller's view: it is created on first use, gets margins and a safe area, and the controller is informed of its
/// size.
@MainActor
final class ControllerView {
  /// The margins of a controller's view at the sides, in points: on a narrow window, and on a wide one [C].
  static let compactMargin: CGFloat = 16
  static let regularMargin: CGFloat = 20
  /// The width in points from which a window in a compact size class has the wide margins [C].
  static let regularMarginWidth: CGFloat = 414

  private unowned let controller: UIViewController
  private var isLoading = false
  /// The transition that the controller takes part in.
  weak var transition: TransitionCoordinator?

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  // MARK: Loading

  var view: UIView? {
    didSet {
      guard view !== oldValue else { return }
      oldValue?.owningViewController = nil
      guard let view else { return }
      guard view.owningViewController == nil else {
        fatalError(
          """
          UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a \
          time! View \(view) is the view of \(view.owningViewController!). Make a view of its own for \(controller).
          """)
      }
      view.owningViewController = controller
    }
  }

  func loaded() -> UIView {
    load()
    guard let view else {
      fatalError(
        "loadView of \(type(of: controller)) did not set the controller's view. Assign a view to `view` there.")
    }
    return view
  }

  func load() {
    guard view == nil else { return }
    guard !isLoading else {
      fatalError(
        "\(type(of: controller)) reads its view in loadView before assigning it. Make the view first, then assign it.")
    }
    isLoading = true
    controller.loadView()
    isLoading = false
    guard view != nil else { return }
    controller.viewDidLoad()
    controller.containerViewDidLoad()
  }

  func loadDefaultView() {
    if !controller.loadDocumentView() { loadPlainView() }
  }

  private func loadPlainView() {
    let plain = UIView(frame: UIScreen.main.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = plain
  }

  // MARK: Insets

  var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { view?.margins.updateSafeArea() } }
  }

  /// The insets that a container's bars add to the safe area.
  var containerSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if containerSafeAreaInsets != oldValue { view?.margins.updateSafeArea() } }
  }

  /// Whether the view reaches beneath a container's bars.
  var extendedLayout = ExtendedLayout() {
    didSet { if extendedLayout != oldValue { controller.parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether scroll views keep content that does not scroll clear of bars.
  var adjustsScrollViewInsets = true

  var respectsSystemMinimumLayoutMargins = true {
    didSet { view?.margins.invalidate() }
  }

  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = view?.bounds.width ?? 0
    let isWide = controller.traitCollection.horizontalSizeClass == .regular || width >= Self.regularMarginWidth
    let side = isWide ? Self.regularMargin : Self.compactMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? = controller.parent ?? controller.presentation.incoming?.controller
      container?.preferredContentSizeDidChange(forChildContentContainer: controller)
    }
  }

  // MARK: Transitions

  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller.children {
      child.willTransition(to: child.controllerTraits.overriding(traits), with: coordinator)
    }
  }

  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in controller.children {
      let childSize = controller.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  var transitionInForce: TransitionCoordinator? {
    if let transition, !transition.isFinished { return transition }
    return controller.parent?.hostedView.transitionInForce
  }

  /// The transition that is visible to the app: the current one, or one whose end is being reported.
  var knownTransition: TransitionCoordinator? {
    if let transition, !transition.isFinished || transition.isEndBeingTold { return transition }
    return controller.parent?.hostedView.knownTransition
  }

  // MARK: Responder chain

  var next: UIResponder? {
    controller.presentation.presenter ?? view?.superview
  }
}

// MARK: - What the view asks

extension UIViewController: ViewOwner {
  package func viewWillPerformLayout() {
    appearance.noteLayout()
    contentUnavailable.layOut()
  }

  package var adjustsScrollViewsForBars: Bool { parent != nil && automaticallyAdjustsScrollViewInsets }

  package var isYetToAppear: Bool { appearance.isYetToAppear }

  package func viewWillMove(to window: UIWindow?) {
    appearance.viewWillMove(to: window)
  }

  package func viewDidMove(to window: UIWindow?) {
    appearance.viewDidMove(to: window)
  }

  package func adoptTraits(inherited: UITraitCollection) -> UITraitCollection {
    controllerTraits.adopt(inherited)
  }

  package var addedSafeAreaInsets: UIEdgeInsets {
    hostedView.additionalSafeAreaInsets + hostedView.containerSafeAreaInsets
  }

  package var minimumViewMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}
