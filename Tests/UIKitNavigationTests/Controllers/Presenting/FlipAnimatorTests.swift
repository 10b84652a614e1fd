import Expectations
import PictureTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Presentations that turn the presenter over.
@MainActor @Suite(.serialized)
struct FlipAnimatorTests {
  private final class Cover: UIViewController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappeared \(animated)")
    }
  }

  private let root = UIViewController()
  private let cover = Cover()
  private let screen: MountedScreen

  init() {
    root.view.backgroundColor = .red
    cover.view.backgroundColor = .blue
    cover.modalPresentationStyle = .fullScreen
    cover.modalTransitionStyle = .flipHorizontal
    screen = MountedScreen(root, size: CGSize(width: 100, height: 200), scale: 1)
  }

  /// Whether a picture's middle and both its sides have a colour.
  private func isBlue() -> (middle: Bool, sides: Bool) { isColored(0xFF00_00FF) }
  private func isRed() -> (middle: Bool, sides: Bool) { isColored(0xFFFF_0000) }

  private func isColored(_ color: UInt32) -> (middle: Bool, sides: Bool) {
    let pixels = Pixels(screen.picture)
    return (pixels[50, 100] == color, pixels[1, 100] == color && pixels[98, 100] == color)
  }

  @Test func flipHorizontalTurnsThePresenterOverToThePresented() throws {
    expectEqual(UIModalTransitionStyle.flipHorizontal.rawValue, 1)
    root.present(cover, animated: true)
    screen.advance(by: 0.2)
    expect(isRed() == (true, false), "the presenter is narrower")
    screen.advance(by: 0.4)
    expect(isBlue() == (true, false), "its back shows the other")
    try screen.settle()
    expect(isBlue() == (true, true))
    expect(root.view.window == nil && cover.log == ["appeared true"])

    root.dismiss(animated: true)
    screen.advance(by: 0.2)
    expect(isBlue() == (true, false))
    screen.advance(by: 0.4)
    expect(isRed() == (true, false))
    try screen.settle()
    expect(isRed() == (true, true))
    expect(root.view.frame == screen.window.bounds && cover.view.window == nil)
    expect(root.presentedViewController == nil && cover.log.last == "disappeared true")
  }

  @Test func anUnanimatedFlipShowsThePresentedImmediately() throws {
    root.present(cover, animated: false)
    try screen.settle()
    expect(isBlue() == (true, true))
  }

  @Test func aCustomAnimatorOverridesTheFlip() throws {
    final class Fading: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
      var calls = 0
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        calls += 1
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let fading = Fading()
    cover.transitioningDelegate = fading
    root.present(cover, animated: true)
    try screen.settle()
    expect(fading.calls == 1 && root.presentedViewController === cover)
    root.dismiss(animated: true)
    screen.advance(by: 0.2)
    expect(isBlue() == (true, false), "the delegate has none for the way back")
    try screen.settle()
    expect(isRed() == (true, true))
  }
}
