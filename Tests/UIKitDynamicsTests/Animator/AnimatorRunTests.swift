import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// An app lets everything go in each call that an animator makes, and nothing stops.
@MainActor @Suite(.serialized) struct AnimatorRunTests {
  /// Holds an animator, as a controller does.
  private final class Owner: UIResponder, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    weak var holdings: Holdings?
    var animator: UIDynamicAnimator?

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { holdings?.tell() }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { holdings?.tell() }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      holdings?.tell("items meet")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      holdings?.tell("an item meets the edge")
    }
  }

  private final class Told: UIDynamicBehavior {
    weak var holdings: Holdings?
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      holdings?.tell(dynamicAnimator == nil ? "leaves" : "joins")
    }
  }

  private static func build(_ holdings: Holdings) {
    let view = UIView()
    let owner = Owner()
    owner.holdings = holdings
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = owner
    owner.animator = animator
    holdings.hold(owner)
    holdings.watch("animator", animator)
    let boxes = [0.0, 50].map { UIView(frame: CGRect(x: 20 + $0 / 5, y: $0 * 2, width: 40, height: 40)) }
    for box in boxes { view.addSubview(box) }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = owner
    let gravity = UIGravityBehavior(items: boxes)
    gravity.action = { [weak holdings] in holdings?.tell("action") }
    let heavy = UIDynamicItemBehavior(items: boxes)
    (heavy.resistance, heavy.angularResistance) = (1, 5)
    animator.addBehavior(heavy)
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    holdings.show(view, frame: CGRect(x: 20, y: 60, width: 260, height: 200))
  }

  private static func use(_ holdings: Holdings) {
    holdings.screen.advance(by: 3)
    guard let animator = holdings.held(Owner.self)?.animator else { return }
    let told = Told()
    told.holdings = holdings
    animator.addBehavior(told)
    animator.removeBehavior(told)
  }

  @Test func anAnimatorMayBeReleasedInEachCall() throws {
    try Use(
      name: "animator",
      calls: [
        "action", "items meet", "an item meets the edge", "joins", "leaves", "dynamicAnimatorDidPause(_:)",
        "dynamicAnimatorWillResume(_:)",
      ],
      build: Self.build, perform: Self.use
    ).leaveAtEachCall()
  }
}
