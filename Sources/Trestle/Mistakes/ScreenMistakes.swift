import UIKit

// Screens where controllers are expected, with a compiler message that says what to write instead.

extension UINavigationController {
  /// A screen is not a controller.
  @available(
    *, unavailable,
    message: "a screen is a value: write pushViewController(ListViewController(screen), animated: true)"
  )
  @_disfavoredOverload
  public func pushViewController(_ screen: some ListScreen, animated: Bool) {}

  /// A screen is not a controller.
  @available(
    *, unavailable,
    message: "a screen is a value: write UINavigationController(rootViewController: ListViewController(screen))"
  )
  @_disfavoredOverload
  public convenience init(rootViewController screen: some ListScreen) {
    self.init(rootViewController: ListViewController(screen))
  }
}
