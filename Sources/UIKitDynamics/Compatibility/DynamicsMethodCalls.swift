// The optional methods of the delegates of animators and collisions, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIDynamicAnimatorDelegate {
  /// `dynamicAnimatorWillResume(_:)`, callable with a question mark. Never nil.
  public var dynamicAnimatorWillResume: ((UIDynamicAnimator) -> Void)? { { self.dynamicAnimatorWillResume($0) } }
  /// `dynamicAnimatorDidPause(_:)`, callable with a question mark. Never nil.
  public var dynamicAnimatorDidPause: ((UIDynamicAnimator) -> Void)? { { self.dynamicAnimatorDidPause($0) } }
}

extension UICollisionBehaviorDelegate {
  /// The methods named `collisionBehavior`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var collisionBehavior: _CollisionBehaviorCalls? { _CollisionBehaviorCalls(delegate: self) }
}

/// `collisionBehavior` of `UICollisionBehaviorDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _CollisionBehaviorCalls {
  fileprivate let delegate: any UICollisionBehaviorDelegate

  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}
