import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

/// Tells of every call to a navigation controller's delegate.
@MainActor final class NavigationTeller: NSObject, UINavigationControllerDelegate {
  weak var holdings: Holdings?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { tell() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { tell() }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell()
    return nil
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tell()
    return nil
  }
}
