/// The stack of a navigation controller: its controllers, the one whose view is shown, and the transitions between
/// them.
@MainActor
final class NavigationStack {
  unowned let owner: UINavigationController
  private(set) var controllers: [UIViewController] = []
  private(set) var isBarHidden = false
  private var transition: NavigationTransition?
  /// The controller whose view is in the hierarchy.
  private weak var shown: UIViewController?

  init(_ owner: UINavigationController) {
    self.owner = owner
  }

  private(set) lazy var bar: UINavigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.contents.goBack = { [weak self] in self?.goBackByButton() }
    bar.contents.onLargeTitleChange = { [weak self] in self?.largeTitlesDidChange() }
    return bar
  }()

  /// The screen before the first controller, to which the bar leads back; nil, as a rule, for none.
  var wayBack: WayBack? {
    didSet { if owner.isViewLoaded { bar.contents.set(barItems, animated: false) } }
  }
  /// Told of controllers that have left the stack.
  var didLetGo: (([UIViewController]) -> Void)?

  private(set) lazy var edgePan = EdgePan(stack: self)
  private(set) lazy var barSwipe = BarSwipe(stack: self)
  private(set) lazy var barTap = BarTap(stack: self)
  private lazy var extent = NavigationBarExtent(self)
  private lazy var scrollEdge = NavigationScrollEdge(self, extent)
  private(set) lazy var toolbar = NavigationToolbar(self)

  /// Holds the views of the controllers, beneath the bar.
  private let stage = UIView(frame: .zero)

  // MARK: View

  func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds, stack: self)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(bar)
    view.addGestureRecognizer(edgePan)
    view.addGestureRecognizer(barSwipe)
    view.addGestureRecognizer(barTap)
    owner.view = view
  }

  /// Shows the top controller's view without a movement, before anything has appeared.
  func installTop() {
    guard owner.isViewLoaded, let top = controllers.last, shown !== top else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    place(top)
    stage.addSubview(top.view)
    shown = top
    bar.contents.set(barItems, animated: false)
    watchScrollView()
  }

  func layOut() {
    guard let view = owner.viewIfLoaded else { return }
    stage.frame = view.bounds
    updateLargeTitles()
    extent.adopt()
    bar.contents.hidesTitle = extent.hidesTitle
    // Called before the safe area changes: otherwise content that is too short to scroll would stay below the former
    // bar.
    scrollEdge.prepare()
    layOutBar()
    if let transition {
      transition.layOut()
    } else if let shown {
      place(shown)
    }
    watchScrollView()
  }

  private func layOutBar() {
    guard let view = owner.viewIfLoaded else { return }
    let top = safeAreaTop
    let height = barHeight
    bar.frame = CGRect(x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
    bar.contents.heightAbove = isBarHidden ? 0 : top
    toolbar.layOut(in: view, share: toolbarShare)
  }

  /// The visible share of the toolbar at this moment.
  private var toolbarShare: CGFloat {
    func share(_ controller: UIViewController?) -> CGFloat { controller.map(toolbar.isShown) == true ? 1 : 0 }
    guard let transition, transition.isAnimated else { return share(controllers.last) }
    return share(transition.from) + (share(transition.to) - share(transition.from)) * transition.progress
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controllers.last === controller { toolbar.showItems(of: controller, animated: animated) }
  }

  private var barHeight: CGFloat {
    if let transition { return transition.shownBarHeight }
    guard let top = controllers.last else { return NavigationBarLayout.height(for: bar.traitCollection) }
    let stretch = extent.stretch(over: top)
    bar.contents.pull = max(0, stretch - (scrollEdge.scrollView?.insets.refreshRoom ?? 0))
    return extent.height(over: top) + stretch
  }

  /// Remembers which screens have large titles: one that is left keeps its own.
  private func updateLargeTitles() {
    var modes: [UINavigationItem.LargeTitleDisplayMode] = []
    for controller in controllers {
      modes.append(controller.navigationItem.largeTitleDisplayMode)
      controller.items.barMemory.showsLargeTitle =
        bar.prefersLargeTitles && LargeTitleRule.showsLargeTitle(modes)
    }
  }

  private func largeTitlesDidChange() {
    updateLargeTitles()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  /// Gives a controller's view its place and its safe area.
  func place(_ controller: UIViewController) {
    controller.hostedView.containerSafeAreaInsets = UIEdgeInsets(
      top: isBarHidden ? 0 : extent.height(over: controller), left: 0,
      bottom: toolbar.height(over: controller) + bottomBarAdjustment(over: controller), right: 0)
    controller.navigationItem.searchController?.session.safeAreaDidChange(controller.hostedView.containerSafeAreaInsets)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.frame = stage.bounds
  }

  /// Called when the search bar beneath the title appears or disappears.
  ///
  /// - Returns: Whether that is animated; `completion` is called at its end, and not at all otherwise.
  @discardableResult
  func barHeightDidChange(animated: Bool, completion: (() -> Void)? = nil) -> Bool {
    guard let view = owner.viewIfLoaded else { return false }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return false
    }
    UIView.animate(
      withDuration: SearchBarParts.animationDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        layOut()
        bar.layoutIfNeeded()
        shown?.viewIfLoaded?.layoutIfNeeded()
      }, completion: completion.map { completion in { _ in completion() } })
    return true
  }

  /// How long bars take to come and go, in seconds [C].
  private static let barDuration: TimeInterval = 0.2

  func setBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isBarHidden != isHidden else { return }
    isBarHidden = isHidden
    moveBars(animated: animated) { [weak self] in
      guard let self else { return }
      bar.isHidden = isBarHidden
    }
    if animated { bar.isHidden = false }
  }

  func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    guard toolbar.isHidden != isHidden else { return }
    toolbar.setHidden(isHidden)
    toolbar.showItems(of: controllers.last, animated: false)
    // A toolbar that appears moves in from below the edge.
    if let view = owner.viewIfLoaded, !isHidden { toolbar.layOut(in: view, share: 0) }
    moveBars(animated: animated) { [weak self] in
      guard let self else { return }
      toolbar.didMove(over: controllers.last)
    }
  }

  /// A swipe takes both bars away or brings them back; a toolbar without items stays away [D].
  func setBarsHidden(_ areHidden: Bool) {
    setBarHidden(areHidden, animated: true)
    if areHidden || controllers.last?.toolbarItems?.isEmpty == false { setToolbarHidden(areHidden, animated: true) }
  }

  private func moveBars(animated: Bool, completion: @escaping () -> Void) {
    guard animated, owner.viewIfLoaded?.window != nil else {
      owner.viewIfLoaded?.setNeedsLayout()
      return completion()
    }
    UIView.animate(
      withDuration: Self.barDuration, delay: 0, options: [],
      animations: { [self] in
        layOut()
        shown?.viewIfLoaded?.layoutIfNeeded()
      }, completion: { _ in completion() })
  }

  // MARK: Stack

  func push(_ controller: UIViewController, animated: Bool) {
    guard !(controllers.contains { $0 === controller }) else {
      fatalError(
        "Pushing the same view controller instance more than once is not supported (\(controller)). Make another one.")
    }
    guard !(controller is UINavigationController) else {
      fatalError("Pushing a navigation controller is not supported. Push its controllers, or present it.")
    }
    // [C] The message.
    guard !(controller is UISplitViewController) else {
      fatalError(
        "Split View Controllers cannot be pushed to a Navigation Controller (\(controller)). Present it, make it the "
          + "window's root, or push a controller that has it as a child.")
    }
    set(controllers + [controller], animated: animated)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard controllers.count > 1 else { return nil }
    let top = controllers[controllers.count - 1]
    set(controllers.dropLast(), animated: animated)
    return top
  }

  func popToRoot(animated: Bool) -> [UIViewController]? {
    controllers.first.flatMap { pop(to: $0, animated: animated) }
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else {
      fatalError(
        "Tried to pop to a view controller that doesn't exist: \(controller) is not on the stack \(controllers).")
    }
    guard index < controllers.count - 1 else { return [] }
    let leaving = Array(controllers[(index + 1)...])
    set(Array(controllers[...index]), animated: animated)
    return leaving
  }

  func set(_ new: [UIViewController], animated: Bool) {
    finishTransition()
    guard let transition = begin(new, animated: animated, isInteractive: false) else { return }
    transition.run { [weak self] in self?.end(transition, cancelled: $0) }
  }

  /// Changes the stack and starts the movement that goes with it. Without a view on screen there is none.
  private func begin(_ new: [UIViewController], animated: Bool, isInteractive: Bool) -> NavigationTransition? {
    let old = controllers
    let change = NavigationChange(from: old, to: new)
    for controller in change.entering { owner.addChild(controller) }
    for controller in change.leaving { controller.willMove(toParent: nil) }
    controllers = new
    updateLargeTitles()
    toolbar.showItems(of: new.last, animated: animated)
    guard owner.isViewLoaded else {
      settle(change)
      return nil
    }
    guard owner.appearance.isVisible, change.operation != .none, let to = new.last else {
      installTop()
      bar.contents.set(barItems, animated: animated && owner.appearance.isVisible)
      settle(change)
      return nil
    }
    adoptBar(of: to, insteadOf: old.last, animated: animated)
    owner.delegate?.navigationController(owner, willShow: to, animated: animated)
    let isAnimated = animated && owner.viewIfLoaded?.window != nil
    let custom = isAnimated && !isInteractive ? customTransition(change.operation, from: old.last, to: to) : nil
    let transition = NavigationTransition(
      in: stage, from: old.last, to: to, change: change, oldStack: old, bar: bar,
      items: barItems, isAnimated: isAnimated, isInteractive: isInteractive, custom: custom,
      bottomBar: custom == nil ? bottomBarToMove(from: old, isAnimated: isAnimated) : nil,
      place: { [weak self] in self?.place($0) },
      barHeight: { [weak self] in self?.extent.height(over: $0) ?? 0 }, layOutBar: { [weak self] in self?.layOutBar() })
    self.transition = transition
    bottomBar?.stackDidChange()
    if let from = old.last { place(from) }
    // If the navigation controller is itself in a transition, that one is kept.
    if isAnimated, owner.hostedView.transitionInForce == nil { owner.hostedView.transition = transition.coordinator }
    transition.begin()
    return transition
  }

  /// The app's own animation of a change; nil without one.
  private func customTransition(
    _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController
  ) -> TransitionContext? {
    guard let from, let delegate = owner.delegate,
      let animator = delegate.navigationController(owner, animationControllerFor: operation, from: from, to: to)
    else { return nil }
    return TransitionContext(
      from: TransitionContext.Side(
        controller: from, view: { from.view }, initialFrame: { [stage] in stage.bounds }, finalFrame: { .zero }),
      to: TransitionContext.Side(
        controller: to, view: { to.view }, initialFrame: { .zero }, finalFrame: { [stage] in stage.bounds }),
      in: stage, style: .none, animator: animator,
      interaction: delegate.navigationController(owner, interactionControllerFor: animator))
  }

  private func end(_ transition: NavigationTransition, cancelled: Bool) {
    guard self.transition === transition else { return }
    self.transition = nil
    if cancelled {
      controllers = transition.oldStack
      adoptBar(of: transition.from, insteadOf: transition.to, animated: false)
      toolbar.showItems(of: controllers.last, animated: false)
    }
    shown = cancelled ? transition.from : transition.to
    transition.end(cancelled: cancelled)
    if cancelled {
      for controller in transition.change.leaving {
        controller.willMove(toParent: owner)
        controller.didMove(toParent: owner)
      }
    } else {
      settle(transition.change)
      owner.delegate?.navigationController(owner, didShow: transition.to, animated: transition.isAnimated)
    }
    toolbar.didMove(over: controllers.last)
    watchScrollView()
    bottomBar?.takeBack()
    bottomBar?.stackDidChange()
    owner.viewIfLoaded?.setNeedsLayout()
  }

  /// Ends a change of the stack: controllers that left lose their parent, those that entered learn that they have one.
  private func settle(_ change: NavigationChange<UIViewController>) {
    for controller in change.leaving { controller.removeFromParent() }
    for controller in change.entering { controller.didMove(toParent: owner) }
    didLetGo?(change.leaving)
    if transition == nil { bottomBar?.stackDidChange() }
  }

  /// Ends a running transition at once.
  func finishTransition() {
    guard let transition else { return }
    transition.stop()
    end(transition, cancelled: false)
  }

  // MARK: Going back by hand

  var canGoBack: Bool {
    controllers.count > 1 && transition == nil && (!isBarHidden || showsRootOfInnerStack) && showsWayBack
  }

  /// Whether the top screen's item has a back button: other buttons in its place mean another way out.
  private var showsWayBack: Bool {
    guard let item = controllers.last?.navigationItem, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  /// A key leads back, as the back button does. Answers whether there is anything to go back to.
  func goBackByKey() -> Bool {
    guard controllers.count > 1 || wayBack != nil, showsWayBack, let item = controllers.last?.navigationItem
    else { return false }
    guard transition == nil else { return true }
    if let action = item.backAction { action.perform(from: item) } else { goBackByButton() }
    return true
  }

  /// [C] Where the app animates the way back, the movement from the edge is the app's business, too.
  private var isPopAnimatedByApp: Bool {
    guard controllers.count > 1 else { return false }
    let (from, to) = (controllers[controllers.count - 1], controllers[controllers.count - 2])
    return owner.delegate?.navigationController(owner, animationControllerFor: .pop, from: from, to: to) != nil
  }

  /// Starts going back under the finger; nil if that is not possible now.
  func beginInteractivePop() -> NavigationTransition? {
    guard canGoBack, !isPopAnimatedByApp else { return nil }
    return begin(controllers.dropLast(), animated: true, isInteractive: true)
  }

  /// Lets the movement run on from where the finger left it, back or to its end.
  func endInteractivePop(_ transition: NavigationTransition, cancelled: Bool, velocity: CGFloat) {
    transition.release(cancelled: cancelled, velocity: velocity) { [weak self] in
      self?.end(transition, cancelled: cancelled)
    }
  }

  // MARK: Scroll edge

  private func watchScrollView() { scrollEdge.watch(controllers.last) }

  /// Called when the results of the top controller's search are shown or hidden.
  func searchResultsDidChange() { watchScrollView() }

  /// Whether a controller comes or goes.
  var isMoving: Bool { transition != nil }

  /// The controller on top and where its bar begins, if there is one.
  var barred: (controller: UIViewController, safeAreaTop: CGFloat)? {
    guard !isBarHidden, owner.viewIfLoaded != nil, let top = controllers.last else { return nil }
    return (top, safeAreaTop)
  }

  /// The safe area above the navigation controller's view, in points: 0 in a window without a status bar.
  var safeAreaTop: CGFloat { owner.viewIfLoaded?.safeAreaInsets.top ?? 0 }
}
