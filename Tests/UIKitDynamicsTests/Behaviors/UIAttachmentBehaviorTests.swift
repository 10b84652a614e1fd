import Expectations
import Testing
import UIKit

@MainActor @Suite struct UIAttachmentBehaviorTests {
  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(first.x - second.x, first.y - second.y)
  }

  @Test func aRigidAttachmentKeepsItsLengthWhileTheItemSwings() {
    let scene = DynamicsScene()
    let anchor = CGPoint(x: 150, y: 50)
    let box = scene.add(CGSize(width: 20, height: 20), at: CGPoint(x: 250, y: 50))
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    expect(rod.length == 100 && rod.frequency == 0 && rod.damping == 0)
    expect(rod.attachedBehaviorType == .anchor && rod.items.count == 1 && rod.anchorPoint == anchor)
    scene.animator.addBehavior(rod)
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    let swing = scene.values(1) { box.center }
    expect(swing.allSatisfy { isNear(distance($0, anchor), 100, within: 1.5) })
    expect((swing.map(\.y).max() ?? 0) > 148, "it swings through the lowest point")
    expect((swing.map(\.x).min() ?? 300) < 100, "and up on the other side")
  }

  @Test func anAttachmentSpringOscillatesAtItsFrequency() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 200))
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    spring.length = 100
    spring.frequency = 2
    scene.animator.addBehavior(spring)
    let places = scene.values(2) { box.center.y - 150 }
    let crossings = zip(places, places.dropFirst()).filter { $0 * $1 < 0 }.count
    expectEqual(crossings, 8, "two swings a second pass the middle four times")
    expect((places.map(abs).max() ?? 0) <= 51)
  }

  @Test func aDampedSpringComesToRest() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 200))
    let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
    (spring.length, spring.frequency, spring.damping) = (100, 2, 1)
    scene.animator.addBehavior(spring)
    try scene.screen.settle()
    expect(isNear(box.center.y, 150, within: 1))
  }

  @Test func aMovingAnchorDragsTheItem() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 100, y: 100))
    let hold = UIAttachmentBehavior(
      item: box, offsetFromCenter: UIOffset(horizontal: 30, vertical: -30), attachedToAnchor: CGPoint(x: 130, y: 70))
    expectEqual(hold.length, 0)
    scene.animator.addBehavior(hold)
    for step in 1...60 {
      hold.anchorPoint = CGPoint(x: 130 + CGFloat(step), y: 70 + CGFloat(step))
      scene.screen.advance(frames: 1)
    }
    let corner = scene.view.convert(CGPoint(x: 80, y: 20), from: box)
    expect(isNear(corner.x, 190, within: 3) && isNear(corner.y, 130, within: 3))
    expect(scene.angle(of: box) != 0, "it trails after its corner")
  }

  @Test func itemAttachmentsKeepTheDistanceAndLimitsBoundIt() {
    let scene = DynamicsScene()
    let (left, right) = (scene.add(at: CGPoint(x: 50, y: 100)), scene.add(at: CGPoint(x: 250, y: 100)))
    let rod = UIAttachmentBehavior(item: left, attachedTo: right)
    expect(rod.attachedBehaviorType == .items && rod.length == 200)
    scene.animator.addBehavior(rod)
    let push = UIPushBehavior(items: [left], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    scene.animator.addBehavior(push)
    scene.screen.advance(by: 0.5)
    expect(isNear(right.center.x - left.center.x, 200, within: 1))
    expect(right.center.x > 260, "one pushes the other")
    scene.animator.removeAllBehaviors()

    let (first, second) = (scene.add(at: CGPoint(x: 50, y: 300)), scene.add(at: CGPoint(x: 250, y: 300)))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
    scene.animator.addBehavior(rope)
    let pull = UIPushBehavior(items: [first], mode: .instantaneous)
    pull.pushDirection = CGVector(dx: 1, dy: 0)
    scene.animator.addBehavior(pull)
    scene.screen.advance(by: 0.5)
    expect(first.center.x > 90 && second.center.x == 250, "a slack rope does not push")
  }

  @Test func fixedAttachmentsMoveAsOneAndPinsRotate() {
    let scene = DynamicsScene()
    let (first, second) = (scene.add(at: CGPoint(x: 100, y: 100)), scene.add(at: CGPoint(x: 200, y: 100)))
    let joint = CGPoint(x: 150, y: 100)
    let fixed = UIAttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: joint)
    scene.animator.addBehavior(fixed)
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    scene.animator.addBehavior(push)
    scene.screen.advance(by: 0.3)
    expect(isNear(scene.angle(of: first), scene.angle(of: second), within: 0.02))
    expect(abs(scene.angle(of: first)) > 0.05)
    scene.animator.removeBehavior(fixed)

    let (left, right) = (scene.add(at: CGPoint(x: 100, y: 300)), scene.add(at: CGPoint(x: 200, y: 300)))
    scene.animator.addBehavior(
      UIAttachmentBehavior.pinAttachment(
        with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 300)))
    let turn = UIDynamicItemBehavior(items: [left])
    turn.addAngularVelocity(2, for: left)
    scene.animator.addBehavior(turn)
    scene.screen.advance(by: 0.2)
    expect(abs(scene.angle(of: left) - scene.angle(of: right)) > 0.1)
  }

  @Test func aSlidingAttachmentMovesAlongItsAxisWithinItsRange() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 200))
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 150, y: 200), axisOfTranslation: CGVector(dx: 1, dy: 0))
    rail.attachmentRange = UIFloatRange(minimum: -40, maximum: 60)
    scene.animator.addBehavior(rail)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 3)
    scene.animator.addBehavior(push)
    let places = scene.values(1) { box.center }
    expect(places.allSatisfy { isNear($0.y, 200, within: 0.5) })
    expect(isNear(places.map(\.x).max() ?? 0, 210, within: 1.5))
    expect(scene.angle(of: box) == 0 || isNear(scene.angle(of: box), 0, within: 1e-3))
  }
}
