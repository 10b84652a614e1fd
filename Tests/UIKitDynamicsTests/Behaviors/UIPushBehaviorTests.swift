import Expectations
import Testing
import UIKit

@MainActor @Suite struct UIPushBehaviorTests {
  @Test func aContinuousForceOfOneIsAHundredPointsASecondSquared() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 0, y: 200))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    scene.animator.addBehavior(push)
    scene.slowNothing([box])
    scene.screen.advance(by: 2)
    expect(isNear(box.center.x, 200, within: 10))
    expect(push.active && push.mode == .continuous)
  }

  @Test func fourTimesTheAreaIsAQuarterOfTheAcceleration() {
    let scene = DynamicsScene()
    let box = scene.add(CGSize(width: 200, height: 200), at: CGPoint(x: 0, y: 200))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    scene.animator.addBehavior(push)
    scene.slowNothing([box])
    scene.screen.advance(by: 2)
    expect(isNear(box.center.x, 50, within: 5))
  }

  @Test func anInstantaneousPushActsOnceUntilItIsActiveAgain() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 0, y: 200))
    let state = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(0, magnitude: 2)
    state.resistance = 0
    scene.animator.addBehavior(state)
    scene.animator.addBehavior(push)
    expect(push.active)
    scene.screen.advance(by: 0.1)
    expect(!push.active)
    let speed = state.linearVelocity(for: box).x
    expect(isNear(speed, 200, within: 10))
    scene.screen.advance(by: 0.5)
    expect(isNear(state.linearVelocity(for: box).x, speed, within: 0.1))
    push.active = true
    scene.screen.advance(by: 0.1)
    expect(isNear(state.linearVelocity(for: box).x, 2 * speed, within: 0.5))
  }

  @Test func aPushOffCentreRotatesTheItem() {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 100, y: 200))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -40), for: box)
    expectEqual(push.targetOffsetFromCenter(for: box).vertical, -40)
    scene.animator.addBehavior(push)
    scene.screen.advance(by: 0.2)
    expect(scene.angle(of: box) > 0.1, "clockwise: the upper edge goes to the right")
  }
}
