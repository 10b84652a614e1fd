/// A UIKit object that observes a scroll view whose delegate is the app's.
@MainActor
package protocol ScrollObserving: AnyObject {
  /// Called when the content moved.
  func contentDidMove()
  /// Called when the content is at rest after a drag or an animation.
  func contentDidRest()
}
