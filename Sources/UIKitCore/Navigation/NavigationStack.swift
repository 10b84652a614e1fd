/// The navigation controller, as ``NavigationStack`` sees it.
@MainActor
protocol NavigationStackHost: AnyObject {
  /// The controller that has those of the stack as its children.
  var container: UIViewController { get }
  /// The view that holds the views of controllers.
  var stage: UIView { get }
  var isViewLoaded: Bool { get }
  /// Whether the controller has appeared, so that a change of the stack is a transition.
  var showsTransitions: Bool { get }
  var isBarHidden: Bool { get }
  func setBarHidden(_ isHidden: Bool, animated: Bool)
  /// The bar at the lower edge, beneath the controller; nil for none.
  var bottomBar: (any BottomBar)? { get }
  /// How much of the container's own view the bars at its lower edge cover, in points.
  var coveredBottom: CGFloat { get }

  /// Called after the controllers on the stack changed: shows their titles and the toolbar's items.
  func stackDidChange(animated: Bool)
  /// Shows the items of the stack in the bar.
  func showBarItems(animated: Bool)
  /// Shows the view of the controller on top without a movement.
  func installTop()
  /// Gives a controller's view its frame and its safe area.
  func place(_ controller: UIViewController)
  func makeTransition(_ move: NavigationMove) -> NavigationTransition
  /// A transition is about to end: the view of a controller is the one that is shown.
  func transitionWillEnd(showing controller: UIViewController?)
  /// Called when a transition is over: bars follow the controller on top.
  func transitionDidEnd()
  func setNeedsLayout()

  func willShow(_ controller: UIViewController, animated: Bool)
  func didShow(_ controller: UIViewController, animated: Bool)
  /// The app's own animation of a change; nil without one.
  func animator(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interaction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Calls the members that apps override.
  func popByButton()
}

/// A change of the stack that is to be shown.
@MainActor
struct NavigationMove {
  let from: UIViewController?
  let to: UIViewController
  let change: NavigationChange<UIViewController>
  let oldStack: [UIViewController]
  let isAnimated: Bool
  let isInteractive: Bool
  /// The app's own animation in place of the usual one.
  let custom: TransitionContext?
  /// The tab bar, if it moves with the lower screen.
  let bottomBar: UIView?
}

/// The controllers of a navigation controller, and the transitions between them.
@MainActor
final class NavigationStack {
  private unowned let host: any NavigationStackHost
  private(set) var controllers: [UIViewController] = []
  private(set) var transition: NavigationTransition?

  /// The screen before the first controller, to which the bar leads back; nil, as a rule, for none.
  var wayBack: WayBack? { didSet { if host.isViewLoaded { host.showBarItems(animated: false) } } }
  /// Told of controllers that have left the stack.
  var didLetGo: (([UIViewController]) -> Void)?

  init(host: any NavigationStackHost) { self.host = host }

  private(set) lazy var edgePan = EdgePan(host: self)

  /// The bar at the lower edge, beneath the controller.
  var bottomBar: (any BottomBar)? { host.bottomBar }
  var coveredBottom: CGFloat { host.coveredBottom }

  // MARK: Changes

  func push(_ controller: UIViewController, animated: Bool) {
    guard !(controllers.contains { $0 === controller }) else {
      fatalError(
        "Pushing the same view controller instance more than once is not supported (\(controller)). Make another one.")
    }
    guard !(controller is UINavigationController) else {
      fatalError("Pushing a navigation controller is not supported. Push its controllers, or present it.")
    }
    // [C] UIKit's message.
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
    let container = host.container
    for controller in change.entering { container.addChild(controller) }
    for controller in change.leaving { controller.willMove(toParent: nil) }
    controllers = new
    host.stackDidChange(animated: animated)
    adoptBar(of: new.last, insteadOf: old.last, animated: animated && host.isViewLoaded && host.showsTransitions)
    guard host.isViewLoaded else {
      settle(change)
      return nil
    }
    guard host.showsTransitions, change.operation != .none, let to = new.last else {
      host.installTop()
      host.showBarItems(animated: animated && host.showsTransitions)
      settle(change)
      return nil
    }
    host.willShow(to, animated: animated)
    let isAnimated = animated && host.stage.window != nil
    let custom = isAnimated && !isInteractive ? customTransition(change.operation, from: old.last, to: to) : nil
    let transition = host.makeTransition(
      NavigationMove(
        from: old.last, to: to, change: change, oldStack: old, isAnimated: isAnimated, isInteractive: isInteractive,
        custom: custom, bottomBar: custom == nil ? bottomBarToMove(from: old, isAnimated: isAnimated) : nil))
    self.transition = transition
    bottomBar?.stackDidChange()
    if let from = old.last { host.place(from) }
    // If the navigation controller is itself in a transition, its view keeps the coordinator of that transition.
    if isAnimated, container.hostedView.transitionInForce == nil {
      container.hostedView.transition = transition.coordinator
    }
    transition.begin()
    return transition
  }

  private func customTransition(
    _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController
  ) -> TransitionContext? {
    guard let from, let animator = host.animator(operation, from: from, to: to) else { return nil }
    let stage = host.stage
    return TransitionContext(
      from: TransitionContext.Side(
        controller: from, view: { from.view }, initialFrame: { stage.bounds }, finalFrame: { .zero }),
      to: TransitionContext.Side(
        controller: to, view: { to.view }, initialFrame: { .zero }, finalFrame: { stage.bounds }),
      in: stage, style: .none, animator: animator, interaction: host.interaction(animator))
  }

  private func end(_ transition: NavigationTransition, cancelled: Bool) {
    guard self.transition === transition else { return }
    self.transition = nil
    if cancelled {
      controllers = transition.oldStack
      adoptBar(of: transition.from, insteadOf: transition.to, animated: false)
      host.stackDidChange(animated: false)
    }
    host.transitionWillEnd(showing: cancelled ? transition.from : transition.to)
    if !cancelled { ZoomDismissal.install(on: transition.to) }
    transition.end(cancelled: cancelled)
    if cancelled {
      for controller in transition.change.leaving {
        controller.willMove(toParent: host.container)
        controller.didMove(toParent: host.container)
      }
    } else {
      settle(transition.change)
      transition.coordinator.tellEnd { host.didShow(transition.to, animated: transition.isAnimated) }
    }
    host.transitionDidEnd()
    bottomBar?.takeBack()
    bottomBar?.stackDidChange()
    host.setNeedsLayout()
  }

  /// Ends a change of the stack: controllers that left lose their parent, those that entered learn that they have one.
  private func settle(_ change: NavigationChange<UIViewController>) {
    for controller in change.leaving { controller.removeFromParent() }
    for controller in change.entering { controller.didMove(toParent: host.container) }
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
    controllers.count > 1 && transition == nil && (!host.isBarHidden || showsRootOfInnerStack) && showsWayBack
  }

  /// Whether the top screen's item has a back button: other buttons in its place mean another way out.
  private var showsWayBack: Bool {
    guard let item = controllers.last?.navigationItem, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  /// Goes back for a key, as the back button does. Returns whether there is a screen to go back to.
  func goBackByKey() -> Bool {
    guard controllers.count > 1 || wayBack != nil, showsWayBack, let item = controllers.last?.navigationItem
    else { return false }
    guard transition == nil else { return true }
    if let action = item.backAction { action.perform(from: item) } else { goBackByButton() }
    return true
  }

  /// [C] Where the app animates the way back, the movement from the edge is the app's business, too.
  var isPopAnimatedByApp: Bool {
    guard controllers.count > 1 else { return false }
    let (from, to) = (controllers[controllers.count - 1], controllers[controllers.count - 2])
    let animator = host.animator(.pop, from: from, to: to)
    return animator != nil && !(animator is StackStyleAnimator)
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

  func goBackByButton() { if controllers.count > 1 { host.popByButton() } else { wayBack?.go() } }

  /// Hides the bar while a navigation controller is on top, because that has a bar of its own. The list of further tabs
  /// shows navigation controllers in this way.
  private func adoptBar(of new: UIViewController?, insteadOf old: UIViewController?, animated: Bool) {
    guard new is UINavigationController || old is UINavigationController else { return }
    host.setBarHidden(new is UINavigationController, animated: animated)
  }
}

extension NavigationStack: EdgePanHost {}
