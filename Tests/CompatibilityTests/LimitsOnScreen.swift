import Expectations
import Testing
import TrestleTesting
import UIKit

/// Layout by inequalities.
@MainActor @Suite struct LimitsOnScreen {
  private let controller = UIViewController()
  private let screen: MountedScreen
  private let box = UIView()

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 300, height: 500))
    controller.view.addSubview(box)
  }

  @Test func aSingleInequalityDecidesThePosition() {
    let limits = Limits(box)
    let top = limits.top(atMost: 23)
    let left = limits.left(atLeast: 31)
    screen.advance(frames: 1)
    expectEqual(box.frame.origin, CGPoint(x: 31, y: 23))
    top.constant = 40
    left.constant = 7
    screen.advance(frames: 1)
    expectEqual(box.frame.origin, CGPoint(x: 7, y: 40))
    expectEqual(box.frame.size, .zero, "a place without a size")
  }

  @Test func aSingleInequalityDecidesTheSize() {
    let limits = Limits(box)
    limits.top(atLeast: 0)
    limits.left(atLeast: 0)
    limits.size(.width, atLeast: 120)
    limits.size(.height, atMost: 44)
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 0, y: 0, width: 120, height: 44))
  }

  @Test func optionalConstraintsOverrideThePositionAtALimit() {
    let limits = Limits(box)
    limits.top(atMost: 23)
    limits.left(atLeast: 10)
    limits.size(.width, atMost: 100)
    limits.size(.height, atLeast: 20)
    let wishes = [
      box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 5),
      box.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 80),
      box.widthAnchor.constraint(equalToConstant: 64), box.heightAnchor.constraint(equalToConstant: 48),
    ]
    for wish in wishes { wish.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(wishes)
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 80, y: 5, width: 64, height: 48))
    NSLayoutConstraint.deactivate(wishes)
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 10, y: 23, width: 100, height: 20), "at the limits again")
  }

  @Test func aViewIsCentredWithinItsInsets() {
    let limits = Limits(box)
    limits.within(inset: 8)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let height = box.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([width, height])
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 100, y: 220, width: 100, height: 60))
    width.constant = 284
    height.constant = 484
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 8, y: 8, width: 284, height: 484))
  }

  @Test func aViewIsAsLargeAsItsAspectRatioAllows() {
    let limits = Limits(box)
    limits.left(atLeast: 0)
    limits.top(atLeast: 0)
    limits.asLarge(asFits: 2)
    screen.advance(frames: 1)
    expectEqual(box.frame, CGRect(x: 0, y: 0, width: 300, height: 150))
  }

  @Test func theOrderOfInequalitiesDoesNotChangeTheLayout() {
    var frames: [CGRect] = []
    for isReversed in [false, true] {
      let view = UIView()
      controller.view.addSubview(view)
      let limits = Limits(view)
      let steps: [() -> Void] = [
        { limits.top(atMost: 60) }, { limits.left(atLeast: 9) }, { limits.size(.width, atLeast: 33) },
        { limits.size(.height, atMost: 21) },
      ]
      for step in isReversed ? steps.reversed() : steps {
        step()
        screen.advance(frames: 1)
      }
      frames.append(view.frame)
    }
    expect(frames[0] == frames[1] && frames[0] == CGRect(x: 9, y: 60, width: 33, height: 21))
  }
}
