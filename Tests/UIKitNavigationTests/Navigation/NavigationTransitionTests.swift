import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("From one screen to the next, animated")
struct NavigationTransitionTests {
  private let log = RecordingController.Log()
  private let root: RecordingController
  private let detail: RecordingController
  private let navigation: UINavigationController
  private let screen: VirtualScreen

  init() {
    root = RecordingController("root", log: log)
    detail = RecordingController("detail", log: log)
    root.title = "Root"
    detail.title = "Detail"
    navigation = UINavigationController(rootViewController: root)
    screen = VirtualScreen(root: navigation)
    _ = log.take()
  }

  @Test("a push slides the new screen in, and ends in time")
  func aPushSlidesTheNewScreenIn() {
    navigation.pushViewController(detail, animated: true)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "detail.willMove(parent)", "root.viewWillDisappear(true)", "detail.loadView", "detail.viewDidLoad",
        "detail.viewWillAppear(true)", "detail.viewIsAppearing(true)",
      ])
    expect(navigation.topViewController === detail)
    screen.advance(0.1)
    let place = detail.view.shownFrame.minX
    expect(place > 0 && place < 390, "on its way: \(place)")
    expect(root.view.shownFrame.minX < 0, "the old screen moves too")
    screen.advance(NavigationTransition.duration)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "root.viewDidDisappear(true)", "detail.viewDidAppear(true)", "detail.didMove(parent)",
      ])
    expectEqual(detail.view.shownFrame.minX, 0)
    expectNil(root.view.superview)
    expectEqual(navigation.navigationBar.shownTexts, ["Root", "Detail"])
  }

  @Test("a screen's animations run along, and its completions run at the end")
  func alongsideAnimationsRunDuringAPush() {
    var calls: [String] = []
    navigation.pushViewController(detail, animated: true)
    let coordinator = detail.transitionCoordinator
    expectEqual(coordinator?.isAnimated, true)
    expect(coordinator?.viewController(forKey: .from) === root)
    coordinator?.animate(alongsideTransition: nil) { calls.append("done \($0.isCancelled)") }
    screen.advance(NavigationTransition.duration + 0.1)
    expectEqual(calls, ["done false"])
    expectNil(detail.transitionCoordinator)
  }

  @Test("going back by hand and letting go near the edge changes nothing")
  func aCancelledInteractivePopChangesNothing() throws {
    navigation.pushViewController(detail, animated: false)
    screen.advance(0.1)
    _ = log.take()
    let transition = try require(navigation.stack.beginInteractivePop())
    transition.apply(0.25)
    expect(abs(detail.view.frame.minX - 390 * 0.25) < 0.01)
    navigation.stack.endInteractivePop(transition, cancelled: true, velocity: 0)
    screen.advance(NavigationTransition.duration)
    expectEqual(navigation.viewControllers, [root, detail])
    expectEqual(
      log.takeWithoutLayout(),
      [
        "detail.willMove(nil)", "detail.viewWillDisappear(true)", "root.viewWillAppear(true)",
        "root.viewIsAppearing(true)", "root.viewWillDisappear(true)", "detail.viewWillAppear(true)",
        "root.viewDidDisappear(true)", "detail.viewIsAppearing(true)", "detail.viewDidAppear(true)",
        "detail.willMove(parent)", "detail.didMove(parent)",
      ])
    expectEqual(detail.view.frame.minX, 0)
    expectEqual(navigation.navigationBar.shownTexts, ["Root", "Detail"])
  }

  @Test("going back by hand and letting go far out goes back")
  func aFinishedInteractivePopPops() throws {
    navigation.pushViewController(detail, animated: false)
    screen.advance(0.1)
    let transition = try require(navigation.stack.beginInteractivePop())
    transition.apply(0.7)
    navigation.stack.endInteractivePop(transition, cancelled: false, velocity: 1)
    screen.advance(NavigationTransition.duration)
    expectEqual(navigation.viewControllers, [root])
    expect(root.view.window != nil && detail.parent == nil)
    expectEqual(navigation.navigationBar.shownTexts, ["Root"])
  }

  @Test("the screen at the bottom can not be left by hand")
  func theRootCannotBePoppedInteractively() {
    expectNil(navigation.stack.beginInteractivePop())
  }
}
