import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct UIDynamicAnimatorTests {
  private final class Listener: NSObject, UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  }

  @Test func anAnimatorPausesAtRestAndResumesWithAChange() throws {
    let scene = DynamicsScene()
    let listener = Listener()
    scene.animator.delegate = listener
    expect(!scene.animator.isRunning && scene.animator.elapsedTime == 0 && scene.animator.referenceView === scene.view)
    let box = scene.add(at: CGPoint(x: 50, y: 50))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200))
    scene.animator.addBehavior(snap)
    expect(
      listener.calls == ["resume"] && scene.animator.behaviors == [snap] && snap.dynamicAnimator === scene.animator)
    try scene.screen.settle()
    expectEqual(listener.calls, ["resume", "pause"])
    let elapsed = scene.animator.elapsedTime
    expect(elapsed > 0.3 && elapsed < 5)
    scene.screen.advance(by: 1)
    expectEqual(scene.animator.elapsedTime, elapsed, "it counts the time in which it runs")
    scene.animator.removeAllBehaviors()
    expect(scene.animator.behaviors.isEmpty && snap.dynamicAnimator == nil)
  }

  @Test func updateItemReadsAMovedItemAgain() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 50, y: 50))
    let state = UIDynamicItemBehavior(items: [box])
    state.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    scene.animator.addBehavior(state)
    scene.screen.advance(by: 0.5)
    box.center = CGPoint(x: 100, y: 300)
    scene.animator.updateItem(usingCurrentState: box)
    scene.screen.advance(by: 0.5)
    expect(isNear(box.center.x, 130, within: 2) && box.center.y == 300, "its speed stays")
  }

  @Test func actionsAndChildBehaviorsApplyWithTheirParent() {
    /// As an app composes behaviours.
    final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 0))
    let falling = Falling(box)
    var centers: [CGFloat] = []
    falling.action = { centers.append(box.center.y) }
    scene.animator.addBehavior(falling)
    scene.screen.advance(frames: 10)
    expect(centers.count == 10 && centers == centers.sorted() && centers.last == box.center.y)
    expect(falling.childBehaviors.first?.dynamicAnimator === scene.animator)
    let later = UIPushBehavior(items: [box], mode: .continuous)
    later.pushDirection = CGVector(dx: 5, dy: 0)
    falling.addChildBehavior(later)
    scene.screen.advance(frames: 10)
    expect(box.center.x > 150)
    falling.removeChildBehavior(later)
    expect(later.dynamicAnimator == nil && falling.childBehaviors.count == 1)
    scene.animator.removeBehavior(falling)
    expect(falling.moves == [true, false] && falling.dynamicAnimator == nil)
    let last = box.center
    scene.screen.advance(frames: 10)
    expectEqual(box.center, last)
  }

  @Test func itemsAreFoundInARectangle() {
    let scene = DynamicsScene()
    let (near, far) = (scene.add(at: CGPoint(x: 60, y: 60)), scene.add(at: CGPoint(x: 240, y: 340)))
    scene.animator.addBehavior(UIDynamicItemBehavior(items: [near, far]))
    let found = scene.animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(found.count == 1 && found.first === near)
    expectEqual(scene.animator.items(in: scene.view.bounds).count, 2)
  }

  @Test func positionsAreInTheReferenceViewsCoordinates() {
    let scene = DynamicsScene()
    let inner = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    scene.view.addSubview(inner)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    inner.addSubview(box)
    scene.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 200)))
    scene.screen.advance(by: 3)
    expect(isNear(box.center.x, 100, within: 1e-3) && isNear(box.center.y, 100, within: 1e-3))
  }

  @Test func aCustomDynamicItemMoves() {
    /// As an app turns two numbers into something that swings.
    final class Knob: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
      var transform = CGAffineTransform.identity
    }
    let scene = DynamicsScene()
    let knob = Knob()
    let animator = UIDynamicAnimator()
    expectNil(animator.referenceView)
    animator.addBehavior(UISnapBehavior(item: knob, snapTo: CGPoint(x: 10, y: 20)))
    scene.screen.advance(by: 3)
    expect(isNear(knob.center.x, 10, within: 1e-3) && isNear(knob.center.y, 20, within: 1e-3))
  }

  @Test func aGroupMovesItsMembersAsOne() {
    let scene = DynamicsScene()
    let (left, right) = (
      scene.add(CGSize(width: 40, height: 40), at: CGPoint(x: 100, y: 100)),
      scene.add(CGSize(width: 40, height: 40), at: CGPoint(x: 200, y: 100))
    )
    let group = UIDynamicItemGroup(items: [left, right])
    expect(group.items.count == 2 && group.center == CGPoint(x: 150, y: 100))
    expectEqual(group.bounds, CGRect(x: 0, y: 0, width: 140, height: 40))
    scene.animator.addBehavior(UISnapBehavior(item: group, snapTo: CGPoint(x: 150, y: 300)))
    scene.screen.advance(by: 3)
    expect(isNear(left.center.x, 100, within: 0.01) && isNear(left.center.y, 300, within: 0.01))
    expect(isNear(right.center.x, 200, within: 0.01) && isNear(right.center.y, 300, within: 0.01))
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(isNear(left.center.y, 250, within: 0.01) && isNear(right.center.y, 350, within: 0.01))
  }

  @Test func anUnusedAnimatorIsReleased() {
    weak var gone: UIDynamicAnimator?
    weak var item: UIView?
    let scene = DynamicsScene()
    do {
      let animator = UIDynamicAnimator(referenceView: scene.view)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scene.view.addSubview(box)
      animator.addBehavior(UIGravityBehavior(items: [box]))
      scene.screen.advance(frames: 2)
      (gone, item) = (animator, box)
      box.removeFromSuperview()
    }
    scene.screen.advance(frames: 2)
    expect(gone == nil && item == nil)
  }

  @Test func behavioursContinueInAnotherAnimator() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let hold = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    let gravity = UIGravityBehavior(items: [box])
    do {
      let animator = UIDynamicAnimator(referenceView: scene.view)
      for behavior in [collision, hold, gravity] { animator.addBehavior(behavior) }
      scene.screen.advance(frames: 3)
    }
    expectNil(gravity.dynamicAnimator, "the first one is gone")
    for behavior in [collision, hold, gravity] { scene.animator.addBehavior(behavior) }
    try scene.screen.settle()
    expect(isNear(box.center.y, 100, within: 1), "it hangs at its rod")
    scene.animator.removeBehavior(hold)
    collision.removeItem(box)
    collision.addItem(box)
    try scene.screen.settle()
    expect(isNear(box.frame.maxY, 400, within: 0.75), "it lies on the edge")
  }

  @Test func aDelegateMayChangeItemsWhenTheAnimatorResumes() throws {
    final class Adder: NSObject, UIDynamicAnimatorDelegate {
      var onResume: () -> Void = {}
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { onResume() }
    }
    let scene = DynamicsScene()
    let adder = Adder()
    scene.animator.delegate = adder
    let (first, second, third) = (
      scene.add(at: CGPoint(x: 50, y: 0)), scene.add(at: CGPoint(x: 150, y: 0)), scene.add(at: CGPoint(x: 250, y: 0))
    )
    let gravity = UIGravityBehavior()
    scene.animator.addBehavior(gravity)
    try scene.screen.settle()
    expect(!scene.animator.isRunning)
    adder.onResume = {
      gravity.addItem(second)
      gravity.removeItem(third)
    }
    gravity.addItem(first)
    expectEqual(gravity.items.count, 2)
    scene.screen.advance(by: 0.3)
    expect(first.center.y > 20 && second.center.y > 20 && third.center.y == 0)
  }
}
