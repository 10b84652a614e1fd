import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Changes of constraints within animations, frame by frame.
@MainActor @Suite struct AnimatedConstraintTests {
  let controller = UIViewController()
  let box = UIView()
  let follower = UIView()
  let leading: NSLayoutConstraint
  let screen: MountedScreen

  init() {
    for view in [box, follower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    leading = box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
      follower.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: box.topAnchor),
      follower.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      follower.heightAnchor.constraint(equalTo: box.heightAnchor),
    ])
    screen = MountedScreen(controller, size: CGSize(width: 400, height: 100))
  }

  func shownFrame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  @Test func animatedConstantsMoveViewsFromTheirFormerFrames() throws {
    var isFinished = false
    leading.constant = 110
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      controller.view.layoutIfNeeded()
    } completion: {
      isFinished = $0
    }
    expectEqual(box.frame.minX, 110)
    expectEqual(follower.frame, CGRect(x: 165, y: 0, width: 235, height: 50))
    var places: [CGFloat] = []
    for _ in 0..<30 {
      screen.advance(frames: 1)
      let box = shownFrame(box)
      places.append(box.minX)
      expect(abs(shownFrame(follower).minX - box.maxX - 5) < 0.01, "neighbours stay neighbours")
      expect(abs(shownFrame(follower).maxX - 400) < 0.01)
      expectEqual(box.width, 50)
    }
    expect(places.first.map { $0 < 20 } ?? false)
    expect(places.last.map { $0 > 100 } ?? false)
    expectEqual(places, places.sorted())
    let middle = places[places.count / 2]
    expect((50...70).contains(middle), "\(places)")
    try screen.settle()
    expectEqual(shownFrame(box).minX, 110)
    expect(isFinished)
  }

  @Test func aSpringAnimationOvershoots() throws {
    leading.constant = 210
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      controller.view.layoutIfNeeded()
    }
    var places: [CGFloat] = []
    for _ in 0..<40 {
      screen.advance(frames: 1)
      places.append(shownFrame(box).minX)
    }
    expect((places.max() ?? 0) > 215)
    try screen.settle()
    expectEqual(shownFrame(box).minX, 210)
  }

  @Test func constraintChangesOutsideAnimationsAreImmediate() {
    leading.constant = 110
    screen.advance(frames: 1)
    expectEqual(shownFrame(box).minX, 110)
    expectNil(box.layer.animationKeys())
  }

  @Test func activationIsAnimated() throws {
    let trailing = box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor)
    trailing.priority = UILayoutPriority(999)
    UIView.animate(withDuration: 0.2) {
      leading.isActive = false
      trailing.isActive = true
      controller.view.layoutIfNeeded()
    }
    expectEqual(box.frame.minX, 350)
    screen.advance(frames: 4)
    expect((11...349).contains(shownFrame(box).minX))
    try screen.settle()
    expectEqual(shownFrame(box).minX, 350)
  }

  @Test func anAnimatorScrubsThroughAConstraintChange() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      leading.constant = 110
      controller.view.layoutIfNeeded()
    }
    animator.fractionComplete = 0.25
    screen.advance(frames: 1)
    expect(abs(shownFrame(box).minX - 35) < 1)
    animator.fractionComplete = 0.75
    screen.advance(frames: 1)
    expect(abs(shownFrame(box).minX - 85) < 1)
    animator.stopAnimation(true)
  }
}
