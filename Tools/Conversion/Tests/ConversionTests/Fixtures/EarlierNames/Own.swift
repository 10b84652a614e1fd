import UIKit

/// A type and a method of the app's own with names that UIKit had earlier keep them.
enum UISearchBarStyle {
  case plain
}

extension UIViewController {
  func removeFromParentViewController(animated: Bool) {
    view.removeFromSuperview()
  }

  func leave() -> UISearchBarStyle {
    removeFromParentViewController(animated: true)
    return UISearchBarStyle.plain
  }
}
