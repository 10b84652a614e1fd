/// The list in a sidebar. Its class is in the module of lists.
@MainActor
package protocol TabSidebarListing: AnyObject {
  init()
  var view: UIView { get }
  /// The controller whose sidebar it is.
  var owner: UITabBarController? { get set }
  /// Called when the user chooses the row of a tab.
  var choose: ((UITab) -> Void)? { get set }
  func show(
    _ sections: [TabSidebarContent.Section], header: (any UIContentConfiguration)?,
    footer: (any UIContentConfiguration)?, animated: Bool)
  /// Marks the row of a tab.
  func select(_ tab: UITab?)
  func reconfigure(_ tab: UITab)
  func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool)
  /// Informs the delegate that the sidebar appears or disappears.
  func visibilityWillChange(_ animator: any UITabBarController.Sidebar.Animating)
}

/// Makes the list, whose class is in a module above.
@MainActor
enum TabSidebarListMaking {
  static let className = "UIKitLists.TabSidebarList"

  static func make() -> any TabSidebarListing {
    guard let type = NSClassFromString(className) as? any TabSidebarListing.Type else {
      fatalError(
        """
        A tab bar controller shows its tabs in a sidebar, which is a list. The class \(className) is not in the program. \
        Link the module UIKitLists, which UIKit exports.
        """)
    }
    return type.init()
  }
}
