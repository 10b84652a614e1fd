import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Controllers over controllers")
struct PresentationTests {
  private let log = RecordingController.Log()
  private let root: RecordingController
  private let sheet: RecordingController
  private let screen: VirtualScreen

  init() {
    root = RecordingController("root", log: log)
    sheet = RecordingController("sheet", log: log)
    screen = VirtualScreen(root: root)
    _ = log.take()
  }

  @Test("a sheet comes up over its presenter, which stays")
  func aPageSheetComesUpOverItsPresenter() {
    var isDone = false
    root.present(sheet, animated: true) { isDone = true }
    expect(sheet.isBeingPresented)
    expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    expect(sheet.next === root)
    screen.advance(Presentation.duration + 0.1)
    expect(isDone && !sheet.isBeingPresented)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "sheet.loadView", "sheet.viewDidLoad", "sheet.viewWillAppear(true)", "sheet.viewIsAppearing(true)",
        "sheet.viewDidAppear(true)",
      ])
    expect(root.view.window === screen.window)
    expectEqual(sheet.view.convert(sheet.view.bounds, to: nil), CGRect(x: 0, y: 10, width: 390, height: 834))
  }

  @Test("dismissing removes the sheet, on either controller")
  func dismissingOnEitherControllerRemovesTheSheet() {
    root.present(sheet, animated: false)
    screen.advance(0.1)
    _ = log.take()
    var isDone = false
    sheet.dismiss(animated: true) { isDone = true }
    expect(sheet.isBeingDismissed)
    screen.advance(Presentation.duration + 0.1)
    expect(isDone)
    expectEqual(log.takeWithoutLayout(), ["sheet.viewWillDisappear(true)", "sheet.viewDidDisappear(true)"])
    expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    expectNil(sheet.view.window)
    expectEqual(screen.window.subviews.count, 1)
  }

  @Test(
    "a controller dismissed during its presentation disappears as a dismissed one does, and stays away",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func dismissingDuringThePresentationSendsDisappearanceCalls(style: UIModalPresentationStyle, animated: Bool) {
    sheet.modalPresentationStyle = style
    var (hasPresented, hasDismissed) = (false, false)
    root.present(sheet, animated: true) { hasPresented = true }
    screen.advance(Presentation.duration / 4)
    _ = log.take()
    root.dismiss(animated: animated) { hasDismissed = true }
    expect(sheet.isBeingDismissed || !animated)
    screen.advance(Presentation.duration / 4)
    expect(sheet.isBeingDismissed || !animated, "it does not count as shown in between")
    screen.advance(Presentation.duration + 0.1)
    expect(hasPresented && hasDismissed && root.presentedViewController == nil && sheet.view.window == nil)
    let calls = log.takeWithoutLayout().filter { $0.hasPrefix("sheet") }
    expectEqual(calls, ["sheet.viewWillDisappear(\(animated))", "sheet.viewDidDisappear(\(animated))"])
    expect(root.view.window === screen.window)
  }

  @Test(
    "a controller dismissed without animation is gone at once, and another can be presented",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func anUnanimatedDismissalAllowsAnotherPresentationImmediately(style: UIModalPresentationStyle) {
    sheet.modalPresentationStyle = style
    root.present(sheet, animated: false)
    screen.advance(0.1)
    _ = log.take()
    let other = RecordingController("other", log: log)
    var isDone = false
    root.dismiss(animated: false) { isDone = true }
    expect(isDone && root.presentedViewController == nil && sheet.presentingViewController == nil)
    expect(sheet.view.window == nil && root.view.window === screen.window)
    root.present(other, animated: true)
    expect(root.presentedViewController === other)
    screen.advance(Presentation.duration + 0.1)
    let going =
      style == .pageSheet
      ? ["sheet.viewWillDisappear(false)", "sheet.viewDidDisappear(false)"]
      : [
        "sheet.viewWillDisappear(false)", "root.viewWillAppear(false)", "root.viewIsAppearing(false)",
        "sheet.viewDidDisappear(false)", "root.viewDidAppear(false)",
      ]
    expectEqual(
      log.takeWithoutLayout(),
      going + [
        "other.loadView", "other.viewDidLoad", "other.viewWillAppear(true)", "other.viewIsAppearing(true)",
        "other.viewDidAppear(true)",
      ])
  }

  @Test("a full-screen presentation replaces the presenter until it is dismissed")
  func fullScreenReplacesThePresenterUntilDismissed() {
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: true)
    screen.advance(Presentation.duration + 0.1)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "sheet.loadView", "sheet.viewDidLoad", "sheet.viewWillAppear(true)", "root.viewWillDisappear(true)",
        "sheet.viewIsAppearing(true)", "sheet.viewDidAppear(true)", "root.viewDidDisappear(true)",
      ])
    expectNil(root.view.window)
    expectEqual(sheet.view.frame, screen.window.bounds)
    root.dismiss(animated: true)
    screen.advance(Presentation.duration + 0.1)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "sheet.viewWillDisappear(true)", "root.viewWillAppear(true)", "root.viewIsAppearing(true)",
        "sheet.viewDidDisappear(true)", "root.viewDidAppear(true)",
      ])
    expect(root.view.window === screen.window)
  }

  @Test("presenting twice, or outside of a window, is refused")
  func presentingTwiceOrOutsideAWindowIsRefused() {
    root.present(sheet, animated: false)
    screen.advance(0.1)
    let other = UIViewController()
    root.present(other, animated: false)
    expect(root.presentedViewController === sheet)
    UIViewController().present(other, animated: false)
    expectNil(other.presentingViewController)
  }

  @Test("dismissing from the bottom takes everything above along")
  func dismissingFromTheBottomDismissesEverythingAbove() {
    let second = RecordingController("second", log: log)
    root.present(sheet, animated: false)
    screen.advance(0.1)
    sheet.present(second, animated: false)
    screen.advance(0.1)
    expect(second.presentingViewController === sheet)
    root.dismiss(animated: false)
    screen.advance(0.1)
    expectNil(root.presentedViewController)
    expect(second.view.window == nil && sheet.view.window == nil)
    expectEqual(second.appearance.phase, .disappeared)
  }

  @Test("children answer for the controller that contains them")
  func childrenPresentOnBehalfOfTheirContainer() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(sheet, animated: false)
    screen.advance(0.1)
    expect(child.presentedViewController === sheet)
    expect(sheet.presentingViewController === root)
  }

  @Test("one child gives way to another")
  func aTransitionReplacesOneChildByAnother() {
    let first = RecordingController("first", log: log)
    let second = RecordingController("second", log: log)
    root.addChild(first)
    root.view.addSubview(first.view)
    root.addChild(second)
    screen.advance(0.1)
    _ = log.take()
    var isDone = false
    root.transition(from: first, to: second, duration: 0.2, animations: { first.view.alpha = 0 }) { isDone = $0 }
    screen.advance(0.3)
    expect(isDone)
    expectEqual(
      log.takeWithoutLayout(),
      [
        "first.viewWillDisappear(true)", "second.loadView", "second.viewDidLoad", "second.viewWillAppear(true)",
        "second.viewIsAppearing(true)", "first.viewDidDisappear(true)", "second.viewDidAppear(true)",
      ])
    expectNil(first.view.superview)
  }
}
