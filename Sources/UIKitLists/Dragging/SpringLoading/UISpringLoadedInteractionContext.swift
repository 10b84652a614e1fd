/// The state of a spring-loaded view while something is dragged over it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive
  /// Something is over the view, and activates it if it rests there.
  case possible
  /// The view blinks, and is about to be activated.
  case activating
  /// The view was activated.
  case activated
}

/// Describes something that is dragged over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The progress towards activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that blinks. A delegate may choose another one, such as a subview of the row.
  var targetView: UIView? { get set }
  /// An item of the target view; UIKit's lists set none. A delegate may keep one here.
  var targetItem: Any? { get set }
  /// The position of the finger, in a view's coordinates, in points; in the window's for nil.
  func location(in view: UIView?) -> CGPoint
}

/// Objects that something dragged over them may activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether something dragged over the object activates it when it rests there.
  var isSpringLoaded: Bool { get set }
}
