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
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
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
