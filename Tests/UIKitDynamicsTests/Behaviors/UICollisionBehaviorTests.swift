import Expectations
import Testing
import UIKit

@MainActor @Suite struct UICollisionBehaviorTests {
  /// Writes down what it is told.
  private final class Witness: NSObject, UICollisionBehaviorDelegate {
    var told: [String] = []
    var places: [CGPoint] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {
      told.append("items")
      places.append(p)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {
      told.append("items part")
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      told.append((identifier as? NSString).map { "boundary \($0)" } ?? "edge")
      places.append(p)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
      told.append("leaves \((identifier as? NSString).map(String.init) ?? "edge")")
    }
  }

  private func bounceNot(_ box: UIView, _ scene: DynamicsScene) {
    let still = UIDynamicItemBehavior(items: [box])
    still.elasticity = 0
    scene.animator.addBehavior(still)
  }

  @Test func aFallingItemRestsOnTheBoundsOfTheReferenceView() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 100))
    let collision = UICollisionBehavior(items: [box])
    expect(!collision.translatesReferenceBoundsIntoBoundary && collision.collisionMode == .everything)
    collision.translatesReferenceBoundsIntoBoundary = true
    let witness = Witness()
    collision.collisionDelegate = witness
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.animator.addBehavior(collision)
    bounceNot(box, scene)
    try scene.screen.settle()
    expect(isNear(box.frame.maxY, 400, within: 0.75), "\(box.frame)")
    expect(isNear(box.center.x, 150, within: 0.5) && isNear(scene.angle(of: box), 0, within: 0.01))
    expectEqual(witness.told, ["edge"])
    expect(isNear(witness.places.first?.y ?? 0, 400, within: 5))
    expect(!scene.animator.isRunning)
  }

  @Test func insetsMoveTheBoundary() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0))
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.animator.addBehavior(collision)
    try scene.screen.settle()
    expect(isNear(box.frame.maxY, 320, within: 0.75))
    expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test func boundariesHoldItemsUntilRemoved() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 100))
    let collision = UICollisionBehavior(items: [box])
    let shelf = "shelf" as NSString
    collision.addBoundary(withIdentifier: shelf, from: CGPoint(x: 0, y: 250), to: CGPoint(x: 300, y: 250))
    let floor = UIBezierPath(rect: CGRect(x: 0, y: 380, width: 300, height: 10))
    collision.addBoundary(withIdentifier: "floor" as NSString, for: floor)
    let witness = Witness()
    collision.collisionDelegate = witness
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.animator.addBehavior(collision)
    bounceNot(box, scene)
    try scene.screen.settle()
    expect(isNear(box.frame.maxY, 250, within: 0.75))
    expectEqual(collision.boundaryIdentifiers?.count, 2)
    expectEqual(
      collision.boundary(withIdentifier: "shelf" as NSString)?.bounds, CGRect(x: 0, y: 250, width: 300, height: 0))
    collision.removeBoundary(withIdentifier: shelf)
    expectNil(collision.boundary(withIdentifier: shelf))
    try scene.screen.settle()
    expect(isNear(box.frame.maxY, 380, within: 0.75))
    expectEqual(witness.told, ["boundary shelf", "boundary floor"])
    collision.removeAllBoundaries()
    expectNil(collision.boundaryIdentifiers)
    scene.screen.advance(by: 0.5)
    expect(box.frame.minY > 400)
  }

  @Test func itemsCollideOnlyWithinTheirBehaviour() {
    func gapAfterASecond(_ connect: (UIDynamicAnimator, UIView, UIView) -> Void) -> CGFloat {
      let scene = DynamicsScene()
      let (left, right) = (scene.add(at: CGPoint(x: 60, y: 200)), scene.add(at: CGPoint(x: 240, y: 200)))
      connect(scene.animator, left, right)
      let speed = UIDynamicItemBehavior(items: [left])
      speed.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
      scene.animator.addBehavior(speed)
      scene.screen.advance(by: 1)
      return right.center.x - left.center.x
    }
    let together = gapAfterASecond { $0.addBehavior(UICollisionBehavior(items: [$1, $2])) }
    expect(together >= 99, "one pushes the other ahead")
    let apart = gapAfterASecond { animator, left, right in
      animator.addBehavior(UICollisionBehavior(items: [left]))
      animator.addBehavior(UICollisionBehavior(items: [right]))
    }
    expect(apart < 0, "items of two behaviours pass through each other")
    let boundariesOnly = gapAfterASecond { animator, left, right in
      let collision = UICollisionBehavior(items: [left, right])
      collision.collisionMode = .boundaries
      animator.addBehavior(collision)
    }
    expect(boundariesOnly < 0)
  }

  @Test func theDelegateIsCalledWhenItemsBeginAndEndContact() {
    let scene = DynamicsScene()
    let (left, right) = (scene.add(at: CGPoint(x: 60, y: 200)), scene.add(at: CGPoint(x: 240, y: 200)))
    let collision = UICollisionBehavior(items: [left, right])
    let witness = Witness()
    collision.collisionDelegate = witness
    scene.animator.addBehavior(collision)
    let speed = UIDynamicItemBehavior(items: [left, right])
    (speed.elasticity, speed.resistance) = (1, 0)
    speed.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    scene.animator.addBehavior(speed)
    scene.screen.advance(by: 1)
    expectEqual(witness.told, ["items", "items part"])
    expect(isNear(witness.places.first?.x ?? 0, 190, within: 3))
    expect(isNear(speed.linearVelocity(for: right).x, 300, within: 3), "equal masses exchange their speeds")
    expect(isNear(speed.linearVelocity(for: left).x, 0, within: 3))
  }

  @Test func circlesRollOffEachOther() {
    /// As an app has it.
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let scene = DynamicsScene()
    let balls = [CGPoint(x: 150, y: 300), CGPoint(x: 158, y: 150)].map { center in
      let ball = Ball(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      ball.center = center
      scene.view.addSubview(ball)
      return ball
    }
    let fixed = UIDynamicItemBehavior(items: [balls[0]])
    fixed.isAnchored = true
    scene.animator.addBehavior(fixed)
    scene.animator.addBehavior(UIGravityBehavior(items: balls))
    scene.animator.addBehavior(UICollisionBehavior(items: balls))
    scene.screen.advance(by: 1.5)
    expectEqual(balls[0].center, CGPoint(x: 150, y: 300), "an anchored item stays")
    expect(balls[1].center.x > 200 && balls[1].center.y > 300)
  }

  @Test func anItemWithoutPropertiesBouncesSlightly() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 50))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.animator.addBehavior(collision)
    // It falls 300 points in 0.77 s, and bounces by a 25th of them.
    scene.screen.advance(by: 0.8)
    let bounce = 400 - (scene.values(0.4) { box.frame.maxY }.min() ?? 400)
    expect(bounce > 5 && bounce < 20, "\(bounce)")
    try scene.screen.settle()
    expect(isNear(box.frame.maxY, 400, within: 0.75))
  }

  @Test func aHeapOfItemsComesToRest() throws {
    let scene = DynamicsScene()
    let boxes = (0..<6).map { index in
      scene.add(CGSize(width: 40, height: 40), at: CGPoint(x: 140 + index * 4, y: index * -60))
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: -600, left: 0, bottom: 0, right: 0))
    scene.animator.addBehavior(UIGravityBehavior(items: boxes))
    scene.animator.addBehavior(collision)
    try scene.screen.settle()
    expect(!scene.animator.isRunning)
    for box in boxes { expect(scene.view.bounds.insetBy(dx: -1, dy: -1).contains(box.frame), "\(box.frame)") }
    let pairs = boxes.indices.flatMap { index in boxes.indices.filter { $0 > index }.map { (boxes[index], boxes[$0]) } }
    expect(
      pairs.allSatisfy { hypot($0.center.x - $1.center.x, $0.center.y - $1.center.y) > 37 }, "none lies in another")
  }
}
