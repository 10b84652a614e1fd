/// A view that keeps objects which it could make again, such as views that wait to be used again.
@MainActor
package protocol SpareMemoryHolder: UIView {
  /// Releases these objects. Nothing changes on screen.
  func releaseSpareMemory()
}

extension UIView {
  /// Lets the view and its descendants release what they can create again. O(n) in views.
  func releaseSpareMemoryInTree() {
    (self as? any SpareMemoryHolder)?.releaseSpareMemory()
    for subview in subviews { subview.releaseSpareMemoryInTree() }
  }
}
