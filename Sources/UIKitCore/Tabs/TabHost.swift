/// A controller as its tabs know it.
@MainActor
protocol TabHost: UIViewController, UITabBarDelegate {
  /// The calls to the app's delegate.
  var calls: TabDelegateCalls { get }
}

/// The calls to a tab bar controller's delegate.
@MainActor
struct TabDelegateCalls {
  private let controller: UITabBarController?

  init(_ controller: UITabBarController?) { self.controller = controller }

  private var delegate: (any UITabBarControllerDelegate)? { controller?.delegate }

  func shouldSelect(_ selection: UIViewController) -> Bool {
    controller.flatMap { delegate?.tabBarController($0, shouldSelect: selection) } ?? true
  }

  func didSelect(_ selection: UIViewController) {
    if let controller { delegate?.tabBarController(controller, didSelect: selection) }
  }

  func shouldSelect(_ tab: UITab) -> Bool {
    controller.flatMap { delegate?.tabBarController($0, shouldSelectTab: tab) } ?? true
  }

  func didSelect(_ tab: UITab, previous: UITab?) {
    if let controller { delegate?.tabBarController(controller, didSelectTab: tab, previousTab: previous) }
  }

  /// The controllers that the app shows for a tab in the stack of a group.
  func displayed(_ proposed: [UIViewController], for tab: UITab) -> [UIViewController] {
    controller.flatMap {
      delegate?.tabBarController($0, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    } ?? proposed
  }

  func willBeginCustomizing(_ controllers: [UIViewController]) {
    if let controller { delegate?.tabBarController(controller, willBeginCustomizing: controllers) }
  }

  func willEndCustomizing(_ controllers: [UIViewController], changed: Bool) {
    if let controller { delegate?.tabBarController(controller, willEndCustomizing: controllers, changed: changed) }
  }

  func didEndCustomizing(_ controllers: [UIViewController], changed: Bool) {
    if let controller { delegate?.tabBarController(controller, didEndCustomizing: controllers, changed: changed) }
  }

  /// The app's own animation, and the object that drives it.
  func animation(
    from: UIViewController, to: UIViewController
  ) -> (
    animator: any UIViewControllerAnimatedTransitioning, interaction: (any UIViewControllerInteractiveTransitioning)?
  )? {
    guard let controller, let delegate,
      let animator = delegate.tabBarController(controller, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    return (animator, delegate.tabBarController(controller, interactionControllerFor: animator))
  }
}
