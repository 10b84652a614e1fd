import Expectations
import Testing
import UIKit

@MainActor @Suite struct UIDynamicItemBehaviorTests {
  @Test func theDefaultsAreThoseOfUIKit() {
    let item = UIDynamicItemBehavior(items: [])
    expect(item.elasticity == 0 && item.friction == 0 && item.density == 1)
    expect(item.resistance == 0 && item.angularResistance == 0)
    expect(item.allowsRotation && !item.isAnchored)
  }

  @Test func elasticityIsTheFractionOfSpeedKept() {
    func height(_ elasticity: CGFloat) -> CGFloat {
      let scene = DynamicsScene()
      let box = scene.add(CGSize(width: 40, height: 40), at: CGPoint(x: 150, y: 180))
      let properties = UIDynamicItemBehavior(items: [box])
      properties.elasticity = elasticity
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      for behavior in [properties, collision, UIGravityBehavior(items: [box])] { scene.animator.addBehavior(behavior) }
      // It falls 200 points in 0.63 s, and is at its highest again within another 0.63 s.
      scene.screen.advance(by: 0.65)
      return 380 - (scene.values(0.7) { box.center.y }.min() ?? 0)
    }
    expect(height(0) < 1)
    // A speed of v leads up to v²/2g.
    expect(isNear(height(0.5), 50, within: 10), "\(height(0.5))")
  }

  @Test func resistanceSlowsAnItem() {
    let scene = DynamicsScene()
    let (free, slowed) = (scene.add(at: CGPoint(x: 0, y: 100)), scene.add(at: CGPoint(x: 0, y: 300)))
    let state = UIDynamicItemBehavior(items: [free, slowed])
    state.resistance = 0
    let resistance = UIDynamicItemBehavior(items: [slowed])
    resistance.resistance = 2
    for view in [free, slowed] { state.addLinearVelocity(CGPoint(x: 100, y: 0), for: view) }
    scene.animator.addBehavior(state)
    scene.animator.addBehavior(resistance)
    scene.screen.advance(by: 1)
    expect(isNear(free.center.x, 100, within: 2))
    expect(isNear(state.linearVelocity(for: slowed).x, 100 * exp(-2), within: 1.5))
  }

  @Test func withoutRotationAViewKeepsItsTransform() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 150, y: 200))
    box.transform = CGAffineTransform(scaleX: 2, y: 1)
    let state = UIDynamicItemBehavior(items: [box])
    state.allowsRotation = false
    state.addAngularVelocity(3, for: box)
    scene.animator.addBehavior(state)
    scene.screen.advance(by: 0.5)
    expectEqual(box.transform, CGAffineTransform(scaleX: 2, y: 1))
    state.allowsRotation = true
    state.addAngularVelocity(3, for: box)
    scene.screen.advance(by: 0.5)
    expect(isNear(scene.angle(of: box), 1.5, within: 0.1))
    expect(isNear(hypot(box.transform.a, box.transform.b), 2, within: 1e-6), "the scale stays")
  }

  @Test func theLastBehaviourThatSetsAPropertyWins() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 0, y: 200))
    let (first, second) = (UIDynamicItemBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
    (first.resistance, second.resistance, second.density) = (50, 0, 2)
    first.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    scene.animator.addBehavior(first)
    scene.animator.addBehavior(second)
    scene.screen.advance(by: 0.5)
    expect(isNear(box.center.x, 50, within: 2))
    scene.animator.removeBehavior(second)
    scene.screen.advance(by: 0.5)
    expect(isNear(box.center.x, 52, within: 3), "the first one's resistance is in force again")
  }

  @Test func velocitiesOfOtherItemsAreZero() {
    let state = UIDynamicItemBehavior(items: [])
    expect(state.linearVelocity(for: UIView()) == .zero && state.angularVelocity(for: UIView()) == 0)
  }
}
