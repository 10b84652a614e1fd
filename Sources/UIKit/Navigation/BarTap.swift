/// Recognises taps on content that does nothing when tapped; they hide or show the bars of a navigation controller.
@MainActor
final class BarTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var stack: NavigationStack?

  init(stack: NavigationStack?) {
    self.stack = stack
    super.init(target: nil, action: nil)
    delegate = self
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    isEnabled = false
    actions.handler = { [weak self] in
      guard let stack = self?.stack else { return }
      stack.setBarsHidden(!stack.isBarHidden)
    }
  }

  required convenience init?(coder: NSCoder) {
    self.init(stack: nil)
  }

  /// Controls, bars and rows that can be chosen have their taps to themselves.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var isInCell = false
    var current = touch.view
    while let view = current {
      switch view {
      case is UIControl, is UINavigationBar, is UIToolbar: return false
      case is UITableViewCell, is UICollectionViewCell: isInCell = true
      case let table as UITableView where isInCell && table.allowsSelection: return false
      case let collection as UICollectionView where isInCell && collection.allowsSelection: return false
      default: break
      }
      current = view.superview
    }
    return true
  }
}
