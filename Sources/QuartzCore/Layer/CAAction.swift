import Foundation

/// Something that answers a change of a layer, usually an animation.
public protocol CAAction {
  /// - Parameters:
  ///   - event: The property that changed, or the event that happened.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "No action, and do not go on searching for one."
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that enters a tree or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
