import Expectations
import Testing
import UIKit

@MainActor @Suite struct UISnapBehaviorTests {
  private let target = CGPoint(x: 200, y: 300)

  @Test func anItemEndsUprightAtThePointAndTheAnimatorPauses() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: CGPoint(x: 80, y: 90))
    box.transform = CGAffineTransform(rotationAngle: 1)
    scene.animator.addBehavior(UISnapBehavior(item: box, snapTo: target))
    expect(scene.animator.isRunning)
    try scene.screen.settle()
    expect(isNear(box.center.x, 200, within: 1e-3) && isNear(box.center.y, 300, within: 1e-3))
    expect(isNear(scene.angle(of: box), 0, within: 1e-3))
    expect(!scene.animator.isRunning)
  }

  @Test func lessDampingOvershootsFurther() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let scene = DynamicsScene()
      let box = scene.add(at: CGPoint(x: 100, y: 300))
      let snap = UISnapBehavior(item: box, snapTo: target)
      snap.damping = damping
      scene.animator.addBehavior(snap)
      return (scene.values(2) { box.center.x }.max() ?? 0) - target.x
    }
    let (loose, usual, stiff) = (overshoot(0), overshoot(0.5), overshoot(1))
    expect(loose > usual && usual > 1 && stiff < 0.5, "\(loose), \(usual), \(stiff)")
  }

  @Test func aMovedSnapPointMovesTheItem() throws {
    let scene = DynamicsScene()
    let box = scene.add(at: target)
    let snap = UISnapBehavior(item: box, snapTo: target)
    expectEqual(snap.damping, 0.5)
    scene.animator.addBehavior(snap)
    try scene.screen.settle()
    snap.snapPoint = CGPoint(x: 60, y: 60)
    expect(scene.animator.isRunning)
    try scene.screen.settle()
    expect(isNear(box.center.x, 60, within: 1e-3) && isNear(box.center.y, 60, within: 1e-3))
  }
}
