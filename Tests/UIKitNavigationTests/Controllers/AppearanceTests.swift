import Expectations
import ScreenTesting
import Testing
import UIKit

@MainActor
@Suite("A controller's way onto the screen and off it")
struct AppearanceTests {
  private let log = RecordingController.Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test("order from making to appearing")
  func appearanceCallsComeInOrder() {
    let controller = RecordingController(log: log)
    expectEqual(log.take(), [])
    show(controller)
    expectEqual(
      log.take(),
      [
        "loadView", "viewDidLoad", "viewWillAppear(false)", "viewIsAppearing(false)", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear(false)",
      ])
    expectEqual(controller.view.frame, window.bounds)
  }

  @Test("hiding the window and replacing the root are disappearances")
  func hidingTheWindowAndReplacingTheRootCallDisappearance() {
    let first = RecordingController("first", log: log)
    show(first)
    _ = log.take()
    let second = RecordingController("second", log: log)
    window.rootViewController = second
    window.layoutIfNeeded()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "first.viewWillDisappear(false)", "first.viewDidDisappear(false)", "second.loadView", "second.viewDidLoad",
        "second.viewWillAppear(false)", "second.viewIsAppearing(false)", "second.viewDidAppear(false)",
      ])
  }

  @Test("a child that is there before its parent appears, appears with it")
  func aChildAddedBeforeAppearsWithItsParent() {
    let parent = RecordingController("parent", log: log)
    let child = RecordingController("child", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    show(parent)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "parent.viewWillAppear(false)", "child.viewWillAppear(false)", "parent.viewIsAppearing(false)",
        "child.viewIsAppearing(false)", "parent.viewDidAppear(false)", "child.viewDidAppear(false)",
      ])
  }

  @Test("a child added to a parent on screen appears by itself, and disappears when it is removed")
  func aChildAddedOnScreenAppearsByItself() {
    let parent = RecordingController("parent", log: log)
    let child = RecordingController("child", log: log)
    show(parent)
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "child.willMove(parent)", "child.loadView", "child.viewDidLoad", "child.viewWillAppear(false)",
        "child.didMove(parent)", "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "child.willMove(nil)", "child.viewWillDisappear(false)", "child.viewDidDisappear(false)", "child.didMove(nil)",
      ])
  }

  @Test("a child added in its parent's first layout appears with it, once")
  func aChildAddedInTheFirstLayoutAppearsOnce() {
    final class Parent: UIViewController {
      let child: UIViewController
      init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard child.parent == nil else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let child = RecordingController("child", log: log)
    let parent = Parent(child)
    show(parent)
    window.layoutIfNeeded()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "child.willMove(parent)", "child.loadView", "child.viewDidLoad", "child.viewWillAppear(false)",
        "child.didMove(parent)", "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
      ])
    window.isHidden = true
    expectEqual(log.takeWithoutLayout(), ["child.viewWillDisappear(false)", "child.viewDidDisappear(false)"])
  }

  @Test("a parent that does not forward tells its children itself")
  func aParentMayForwardAppearanceItself() {
    let parent = RecordingController("parent", log: log)
    parent.forwards = false
    let child = RecordingController("child", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show(parent)
    expect(!log.take().contains { $0.hasPrefix("child.viewWillAppear") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(
      log.takeWithoutLayout(),
      [
        "child.viewWillAppear(true)", "child.viewIsAppearing(true)", "child.viewDidAppear(true)",
      ])
  }

  @Test("a transition that turns back sends the calls of the other way")
  func aReversedTransitionSendsTheOppositeCalls() {
    let controller = RecordingController(log: log)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    expectEqual(
      log.take(),
      [
        "loadView", "viewDidLoad", "viewWillAppear(true)", "viewWillDisappear(true)", "viewDidDisappear(true)",
      ])
  }

  @Test("a controller that nothing shows disappears when it is told so")
  func aControllerNotShownDisappearsWhenTold() {
    let controller = RecordingController(log: log)
    controller.loadViewIfNeeded()
    _ = log.take()
    controller.beginAppearanceTransition(false, animated: true)
    expectEqual(log.take(), ["viewWillDisappear(true)"])
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    expectEqual(log.take(), ["viewDidDisappear(true)"])
    let parent = UIViewController()
    parent.addChild(controller)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    expectEqual(log.take(), ["willMove(parent)"])
  }

  @Test("the view is loaded once, and not by asking whether it is")
  func isViewLoadedDoesNotLoadTheView() {
    let controller = RecordingController(log: log)
    expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    expect(controller.view === controller.viewIfLoaded)
    expectEqual(log.take(), ["loadView", "viewDidLoad"])
  }

  @Test("a controller comes between its view and the view's superview in the responder chain")
  func aControllerIsNextAfterItsViewInTheResponderChain() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show(parent)
    expect(child.view.next === child)
    expect(child.next === parent.view)
    expect(parent.view.next === parent)
    expect(parent.next === window)
  }
}
