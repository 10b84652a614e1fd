import Expectations
import Testing
import UIKit

@MainActor @Suite struct UIGravityBehaviorTests {
  @Test func anItemFallsByAThousandPointsASecondSquared() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: -1000))
    scene.animator.addBehavior(UIGravityBehavior(items: [box]))
    scene.slowNothing([box])
    scene.screen.advance(by: 1)
    // Half of the acceleration after a second; each step of 1/120 s acts at its end, which adds 4 points.
    expect(isNear(box.center.y, -500, within: 25))
    expectEqual(box.center.x, 150)
    expectEqual(box.transform, .identity)
  }

  @Test func directionAngleAndMagnitudeAreOneVector() {
    let gravity = UIGravityBehavior(items: [])
    expect(gravity.magnitude == 1 && gravity.angle == .pi / 2)
    expect(isNear(gravity.gravityDirection.dx, 0, within: 1e-9) && gravity.gravityDirection.dy == 1)
    gravity.gravityDirection = CGVector(dx: -3, dy: 4)
    expectEqual(gravity.magnitude, 5)
    gravity.setAngle(.pi, magnitude: 2)
    expect(isNear(gravity.gravityDirection.dx, -2, within: 1e-9))
    expect(isNear(gravity.gravityDirection.dy, 0, within: 1e-9))
  }

  @Test func itemsFallInTheGravityDirection() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 200))
    let gravity = UIGravityBehavior()
    gravity.addItem(box)
    gravity.gravityDirection = CGVector(dx: 0.5, dy: 0)
    scene.animator.addBehavior(gravity)
    scene.screen.advance(by: 0.5)
    expect(isNear(box.center.x, 150 + 62.5, within: 6) && box.center.y == 200)
    gravity.removeItem(box)
    let left = box.center
    scene.screen.advance(by: 0.5)
    expectEqual(box.center, left, "no behaviour moves it any more")
    expect(gravity.items.isEmpty)
  }

  @Test func gravityIsIndependentOfMass() {
    let scene = DynamicsScene()
    let small = scene.add(CGSize(width: 10, height: 10), at: CGPoint(x: 50, y: 0))
    let large = scene.add(CGSize(width: 200, height: 200), at: CGPoint(x: 250, y: 0))
    scene.animator.addBehavior(UIGravityBehavior(items: [small, large]))
    scene.screen.advance(by: 0.5)
    expect(isNear(small.center.y, large.center.y, within: 0.01))
  }
}
