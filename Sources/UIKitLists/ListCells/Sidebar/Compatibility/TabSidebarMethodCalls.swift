import UIKitCore

// The optional methods of the delegate of sidebars, to be called with a question mark; see `ScrollViewMethodCalls.swift`.

extension UITabBarController.Sidebar.Delegate {
  /// The methods named `tabBarController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var tabBarController: _TabSidebarCalls? { _TabSidebarCalls(delegate: self) }
}

/// `tabBarController` of `UITabBarController.Sidebar.Delegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TabSidebarCalls {
  fileprivate let delegate: any UITabBarController.Sidebar.Delegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {
    delegate.tabBarController(tabBarController, sidebarVisibilityWillChange: sidebar, animator: animator)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem {
    delegate.tabBarController(tabBarController, sidebar: sidebar, itemFor: request)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) {
    delegate.tabBarController(tabBarController, sidebar: sidebar, update: item)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {
    delegate.tabBarController(tabBarController, sidebar: sidebar, willBeginDisplaying: tab)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {
    delegate.tabBarController(tabBarController, sidebar: sidebar, didEndDisplaying: tab)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    delegate.tabBarController(tabBarController, sidebar: sidebar, leadingSwipeActionsConfigurationFor: tab)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? {
    delegate.tabBarController(tabBarController, sidebar: sidebar, trailingSwipeActionsConfigurationFor: tab)
  }
  public func callAsFunction(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? {
    delegate.tabBarController(tabBarController, sidebar: sidebar, contextMenuConfigurationFor: tab)
  }
}
