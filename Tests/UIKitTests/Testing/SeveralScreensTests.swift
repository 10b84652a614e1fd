import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Several stages in one process, each with a clock of its own: what happens on one is timed by its clock, whichever
/// stage ran last.
@MainActor @Suite struct SeveralScreensTests {
  private final class Controller: UIViewController {
    let scrollView = UIScrollView()
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let imageView = UIImageView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    var presses: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 100, height: 5000)
      scrollView.contentInsetAdjustmentBehavior = .never
      view.addSubview(scrollView)
      scrollView.addSubview(square)
      scrollView.addSubview(imageView)
    }
  }

  private let first = Controller()
  private let second = Controller()
  private let firstScreen: MountedScreen
  private let secondScreen: MountedScreen

  init() {
    firstScreen = MountedScreen(first, size: CGSize(width: 100, height: 200), scale: 1)
    secondScreen = MountedScreen(second, size: CGSize(width: 100, height: 200), scale: 1)
    secondScreen.advance(by: 3)
  }

  @Test func contentOffsetAnimationsFollowTheClockOfTheirScreen() throws {
    first.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    secondScreen.advance(by: 5)
    expectEqual(first.scrollView.contentOffset.y, 0)
    try firstScreen.settle()
    expectEqual(first.scrollView.contentOffset.y, 1000)
  }

  @Test func animationsEndByTheClockOfTheirOwnScreen() throws {
    var ended: [String] = []
    UIView.animate(withDuration: 1) {
      first.square.center.x = 80
    } completion: { _ in
      ended.append("animation")
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { self.first.imageView.alpha = 0 }
    animator.addCompletion { _ in ended.append("animator") }
    animator.startAnimation()
    secondScreen.advance(by: 5)
    expectEqual(ended, [])
    firstScreen.advance(by: 0.25)
    secondScreen.advance(by: 0.1)
    expect(abs(animator.fractionComplete - 0.5) < 0.05)
    try firstScreen.settle()
    expectEqual(ended, ["animator", "animation"])
  }

  @Test func aLongPressIsTimedByTheClockOfItsScreen() {
    for (controller, screen) in [(first, firstScreen), (second, secondScreen)] {
      let press = UILongPressGestureRecognizer()
      press.actions.handler = { [unowned press] in controller.presses.append(press.state) }
      controller.square.addGestureRecognizer(press)
      screen.stage.send(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 10, y: 10), timestamp: screen.time)))
    }
    secondScreen.advance(by: 1)
    expectEqual(second.presses, [.began])
    expectEqual(first.presses, [])
    firstScreen.advance(by: 1)
    expectEqual(first.presses, [.began])
  }

  @Test func flingsOfTwoScreensAreIndependent() throws {
    firstScreen.fling(from: CGPoint(x: 50, y: 180), velocity: CGVector(dx: 0, dy: -800))
    let place = first.scrollView.contentOffset.y
    secondScreen.fling(from: CGPoint(x: 50, y: 180), velocity: CGVector(dx: 0, dy: -400))
    try secondScreen.settle()
    expectEqual(first.scrollView.contentOffset.y, place)
    try firstScreen.settle()
    expect(first.scrollView.contentOffset.y > second.scrollView.contentOffset.y)
    expect(!first.scrollView.isDecelerating && !second.scrollView.isDecelerating)
  }

  @Test func animatedImagesFollowTheClockOfTheirScreen() {
    func solid(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    first.imageView.animationImages = [solid(.red), solid(.blue)]
    first.imageView.animationDuration = 1
    first.imageView.animationRepeatCount = 1
    first.imageView.startAnimating()
    secondScreen.advance(by: 5)
    expect(first.imageView.isAnimating)
    firstScreen.advance(by: 2)
    expect(!first.imageView.isAnimating)
  }
}
