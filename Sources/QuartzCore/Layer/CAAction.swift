import Foundation

/// An object that a layer runs when an event happens or a property changes, usually an animation.
public protocol CAAction {
  /// Called after the change.
  ///
  /// - Parameters:
  /// - event: The property that changed, or the event that happened.
  /// - anObject: The layer.
  /// - dict: Nil here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, null ends the search: no action runs.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that enters a tree or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree or is hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which a layer keeps its transition.
public let kCATransition = "transition"
