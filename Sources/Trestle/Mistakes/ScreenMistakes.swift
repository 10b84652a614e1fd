import UIKit

// Screens in places of controllers, with a message of the compiler that says what to write.

extension UINavigationController {
  /// A screen is no controller.
  @available(
    *, unavailable,
    message: "a screen is a value: write pushViewController(ListViewController(screen), animated: true)"
  )
  @_disfavoredOverload
  public func pushViewController(_ screen: some ListScreen, animated: Bool) {}

  /// A screen is no controller.
  @available(
    *, unavailable,
    message: "a screen is a value: write UINavigationController(rootViewController: ListViewController(screen))"
  )
  @_disfavoredOverload
  public convenience init(rootViewController screen: some ListScreen) {
    self.init(rootViewController: ListViewController(screen))
  }
}
