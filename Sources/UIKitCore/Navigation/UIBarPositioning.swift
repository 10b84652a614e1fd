/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Not known.
  case any = 0
  /// At the lower edge of its container.
  case bottom = 1
  /// At the upper edge of its container.
  case top = 2
  /// At the top of its window: its background reaches up to the edge.
  case topAttached = 3
}

/// A bar that knows the edge of its container it lies at.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge of its container that the bar lies at.
  var barPosition: UIBarPosition { get }
}

/// Provides the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of the bar; asked when the bar is added to a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// The default position.
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Is asked before, and told after, items are pushed onto or popped from a navigation bar without a navigation
/// controller.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
