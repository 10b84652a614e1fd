import Expectations
import Testing
import UIKit
import UIKitTesting

/// Apps ask a navigation controller for its coordinator right after a push or pop: for a closure at the end, which the
/// methods themselves do not take, and for colours that change on the way.
@MainActor @Suite("After a push")
struct PushCompletionTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let screen: MountedScreen

  init() { screen = MountedScreen(navigation) }

  @Test("closures run along and at the end")
  func alongsideClosuresRunDuringAndAfterAPush() throws {
    var log: [String] = []
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    navigation.view.addSubview(mark)
    navigation.pushViewController(UIViewController(), animated: true)
    let coordinator = try require(navigation.transitionCoordinator)
    let isQueued = coordinator.animate(
      alongsideTransition: { _ in
        log.append("along")
        mark.alpha = 0
      },
      completion: { log.append($0.isCancelled ? "taken back" : "end") })
    expect(isQueued && log == ["along"])
    screen.advance(by: coordinator.transitionDuration / 2)
    expect(!coordinator.animate(alongsideTransition: { _ in log.append("half-way") }, completion: nil))
    let opacity = try require(mark.layer.presentation()).opacity
    expect(opacity > 0.1 && opacity < 0.9)
    screen.advance(by: 1)
    expect(log == ["along", "end"] && mark.layer.presentation()?.opacity ?? 0 == 0)
    expectNil(navigation.transitionCoordinator)
    expect(!coordinator.animate(alongsideTransition: { _ in log.append("late") }, completion: nil))
    expectEqual(log.count, 2)
  }

  /// Coordinators of apps learn in this way that a screen was popped [C].
  private final class Coordinator: NSObject, UINavigationControllerDelegate {
    var left: [UIViewController] = []
    var next: UIViewController?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(from)
      else { return }
      left.append(from)
      guard let next else { return }
      self.next = nil
      navigationController.pushViewController(next, animated: true)
    }
  }

  @Test("the delegate that hears of the end still sees from which screen it was")
  func didShowStillSeesTheFormerController() {
    let coordinator = Coordinator()
    navigation.delegate = coordinator
    let (first, second) = (UIViewController(), UIViewController())
    navigation.pushViewController(first, animated: true)
    screen.advance(by: 1)
    expect(coordinator.left.isEmpty)
    coordinator.next = second
    navigation.popViewController(animated: true)
    screen.advance(by: 0.52)
    expectEqual(coordinator.left, [first])
    expect(navigation.transitionCoordinator?.viewController(forKey: .to) === second, "the push from there has its own")
    screen.advance(by: 1)
    expect(navigation.topViewController === second && navigation.transitionCoordinator == nil)
  }

  @Test("there is a coordinator after a pop, and none without an animation")
  func onlyAnimatedPopsHaveACoordinator() {
    navigation.pushViewController(UIViewController(), animated: false)
    expectNil(navigation.transitionCoordinator)
    screen.advance(frames: 2)
    var ends = 0
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    screen.advance(by: 1)
    expect(ends == 1 && navigation.viewControllers.count == 1)
  }
}
