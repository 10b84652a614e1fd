import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A navigation controller without views, which notes what its stack asks for.
@MainActor
private final class FakeNavigation: NavigationStackHost {
  let container = UIViewController()
  let stage = UIView()
  var isViewLoaded = false
  var showsTransitions = false
  var isBarHidden = false
  var bottomBar: (any BottomBar)?
  var coveredBottom: CGFloat = 0
  var notes: [String] = []
  lazy var stack = NavigationStack(host: self)

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  private func name(_ controller: UIViewController?) -> String { controller?.title ?? "nothing" }

  func setBarHidden(_ isHidden: Bool, animated: Bool) {
    isBarHidden = isHidden
    notes.append(isHidden ? "hide bar" : "show bar")
  }
  func stackDidChange(animated: Bool) { notes.append("changed") }
  func showBarItems(animated: Bool) { notes.append("items \(stack.barItems.map { $0.title ?? "" })") }
  func installTop() { notes.append("install") }
  func place(_ controller: UIViewController) { notes.append("place \(name(controller))") }
  func makeTransition(_ move: NavigationMove) -> NavigationTransition {
    notes.append("from \(name(move.from)) to \(name(move.to))\(move.bottomBar == nil ? "" : " with a bar")")
    return NavigationTransition(
      move, in: stage, bar: UINavigationBar(), items: [], place: { _ in }, restingFrame: { _ in .zero },
      barHeight: { _ in 44 }, layOutBar: {})
  }
  func transitionWillEnd(showing controller: UIViewController?) { notes.append("shows \(name(controller))") }
  func transitionDidEnd() { notes.append("ended") }
  func setNeedsLayout() { notes.append("layout") }
  func willShow(_ controller: UIViewController, animated: Bool) { notes.append("will show \(name(controller))") }
  func didShow(_ controller: UIViewController, animated: Bool) { notes.append("did show \(name(controller))") }
  func animator(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  func interaction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  func popByButton() { notes.append("pop") }
}

@MainActor @Suite struct NavigationStackTests {
  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func stackChangesBeforeViewLoadingAreNotShown() {
    let fake = FakeNavigation()
    let (a, b) = (controller("a"), controller("b"))
    var gone: [UIViewController] = []
    fake.stack.didLetGo = { gone += $0 }
    fake.stack.set([a, b], animated: true)
    expectEqual(fake.take(), ["changed"])
    expect(fake.container.children == [a, b] && fake.stack.controllers == [a, b])
    expect(fake.stack.pop(animated: true) === b && b.parent == nil && gone == [b])
    expectNil(fake.stack.pop(animated: true), "the root stays")
  }

  @Test func stackChangesBeforeAppearanceAreNotAnimated() {
    let fake = FakeNavigation()
    fake.isViewLoaded = true
    fake.stack.push(controller("a"), animated: true)
    expectEqual(fake.take(), ["changed", "install", #"items ["a"]"#])
    expectNil(fake.stack.transition)
  }

  @Test func stackChangesOnScreenAreTransitions() {
    let fake = FakeNavigation()
    let (a, b) = (controller("a"), controller("b"))
    fake.stack.set([a], animated: false)
    (fake.isViewLoaded, fake.showsTransitions) = (true, true)
    _ = fake.take()
    fake.stack.push(b, animated: false)
    expectEqual(
      fake.take(),
      [
        "changed", "will show b", "from a to b", "place a", "shows b", "did show b", "ended", "layout",
      ])
    expect(b.parent === fake.container && b.view.superview === fake.stage && fake.stack.transition == nil)
  }

  @Test func aCancelledTransitionRestoresTheStack() throws {
    // Animations end by the clock of the stage that ran last, which is this one.
    let screen = MountedScreen(UIViewController())
    let fake = FakeNavigation()
    let (a, b) = (controller("a"), controller("b"))
    fake.stack.set([a, b], animated: false)
    (fake.isViewLoaded, fake.showsTransitions) = (true, true)
    let transition = try require(fake.stack.beginInteractivePop())
    expect(fake.stack.controllers == [a] && !fake.stack.canGoBack)
    _ = fake.take()
    fake.stack.endInteractivePop(transition, cancelled: true, velocity: 0)
    screen.advance(by: 1)
    expectEqual(fake.take(), ["changed", "shows b", "ended", "layout"], "nobody is told that anything is shown")
    expect(fake.stack.controllers == [a, b] && b.parent === fake.container && fake.stack.canGoBack)
  }

  @Test func goingBackFromTheRootLeavesTheStack() {
    let fake = FakeNavigation()
    let (a, b) = (controller("a"), controller("b"))
    fake.isViewLoaded = true
    fake.stack.set([a], animated: false)
    expect(!fake.stack.goBackByKey(), "there is nothing before the root")
    _ = fake.take()
    var isLeft = false
    fake.stack.wayBack = NavigationStack.WayBack(item: UINavigationItem(title: "List")) { isLeft = true }
    expectEqual(fake.take(), [#"items ["List", "a"]"#])
    expect(fake.stack.goBackByKey() && isLeft)
    fake.stack.push(b, animated: false)
    _ = fake.take()
    expect(fake.stack.goBackByKey() && fake.take() == ["pop"], "the app may override how it pops")
    b.navigationItem.hidesBackButton = true
    expect(!fake.stack.goBackByKey() && !fake.stack.canGoBack)
  }

  @Test func theBarIsHiddenOverANestedNavigationController() {
    let fake = FakeNavigation()
    fake.stack.set([controller("a")], animated: false)
    (fake.isViewLoaded, fake.showsTransitions) = (true, true)
    fake.stack.set(
      fake.stack.controllers + [UINavigationController(rootViewController: controller("inner"))], animated: false)
    expect(fake.take().contains("hide bar") && fake.stack.showsRootOfInnerStack && fake.stack.canGoBack)
    _ = fake.stack.pop(animated: false)
    expect(fake.take().contains("show bar"))
  }

  @Test func hidesBottomBarWhenPushedFreesItsSpace() {
    final class Bar: BottomBar {
      let coveredHeight: CGFloat = 49
      func stackDidChange() {}
      func lend() -> UIView? { UIView() }
      func takeBack() {}
    }
    let fake = FakeNavigation()
    let bar = Bar()
    let (a, b) = (controller("a"), controller("b"))
    b.hidesBottomBarWhenPushed = true
    fake.stack.set([a], animated: false)
    expectEqual(fake.stack.bottomBarAdjustment(over: b), 0, "there is no bar")
    (fake.bottomBar, fake.coveredBottom) = (bar, 49)
    expect(fake.stack.bottomBarAdjustment(over: a) == 0 && fake.stack.bottomBarAdjustment(over: b) == -49)
    fake.stack.push(b, animated: false)
    expect(fake.stack.hidesBottomBar)
  }
}
