import UIKit

extension ScreenInventory {
  /// Whether a view hides the views behind it.
  func isCover(_ view: UIView) -> Bool { covers.contains { $0.view === view } }

  /// Whether something opaque in front hides part of an element.
  func isCovered(_ element: AuditedElement) -> Bool {
    covers.contains { cover in
      cover.order > element.order && OverlapRule.overlap(cover.frame, element.visible) != nil
        && !cover.view.isDescendant(of: element.view)
    }
  }

  /// Whether a view is part of a disabled control.
  func isDisabled(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
  }

  /// Whether UIKit added a view: it is inside a view of a class that apps cannot name.
  func isOrnament(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).prefix { !($0 is UITableViewCell) && !($0 is UICollectionViewCell) }
      .contains { String(reflecting: type(of: $0)).hasPrefix("UIKitLists.") }
  }
}
