// The optional methods of the delegates of tab bars and of their controllers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UITabBarDelegate {
  /// The methods named `tabBar`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var tabBar: _TabBarCalls? { _TabBarCalls(delegate: self) }
}

/// `tabBar` of `UITabBarDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TabBarCalls {
  fileprivate let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }
  public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }
  public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}

extension UITabBarControllerDelegate {
  /// The methods named `tabBarController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var tabBarController: _TabBarControllerCalls? { _TabBarControllerCalls(delegate: self) }
}

/// `tabBarController` of `UITabBarControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TabBarControllerCalls {
  fileprivate let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    delegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    delegate.tabBarController(
      tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
  }
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    delegate.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    delegate.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
