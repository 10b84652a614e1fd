/// A view that keeps objects which it could make again, such as views that wait to be used again.
@MainActor
package protocol SpareMemoryHolder: UIView {
  /// Lets go of these objects. Nothing changes on screen.
  func releaseSpareMemory()
}

extension UIView {
  /// Has the view and those in it let go of what they could make again. O(n) in views.
  func releaseSpareMemoryInTree() {
    (self as? any SpareMemoryHolder)?.releaseSpareMemory()
    for subview in subviews { subview.releaseSpareMemoryInTree() }
  }
}
