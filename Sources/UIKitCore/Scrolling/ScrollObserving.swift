/// An object of UIKit's that follows a scroll view, whose delegate is the app's.
@MainActor
package protocol ScrollObserving: AnyObject {
  /// Called when the content moved.
  func contentDidMove()
  /// Called when the content lies still after a drag or an animation.
  func contentDidRest()
}
