import Expectations
import Testing
import UIKit

/// Optional methods called as apps do.
@MainActor @Suite struct DynamicsMethodCallsTests {
  private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      calls.append("began \(p.x)")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      calls.append("left \(identifier as? NSString ?? "edge")")
    }
  }

  @Test func optionalMethodsReachTheDelegates() {
    let listener = Listener()
    let animators: (any UIDynamicAnimatorDelegate)? = listener
    let collisions: (any UICollisionBehaviorDelegate)? = listener
    let (animator, collision, view) = (UIDynamicAnimator(), UICollisionBehavior(items: []), UIView())
    animators?.dynamicAnimatorWillResume?(animator)
    animators?.dynamicAnimatorDidPause?(animator)
    collisions?.collisionBehavior?(collision, beganContactFor: view, with: view, at: CGPoint(x: 3, y: 4))
    collisions?.collisionBehavior?(collision, endedContactFor: view, withBoundaryIdentifier: "wall" as NSString)
    collisions?.collisionBehavior?(collision, endedContactFor: view, with: view)
    collisions?.collisionBehavior?(collision, beganContactFor: view, withBoundaryIdentifier: nil, at: .zero)
    expectEqual(listener.calls, ["resume", "pause", "began 3.0", "left wall"])
  }
}
