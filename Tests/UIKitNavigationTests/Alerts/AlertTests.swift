import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Alerts", .serialized)
struct AlertTests {
  private let root = UIViewController()
  private let screen: MountedScreen
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  init() throws {
    root.view.backgroundColor = .systemBackground
    screen = MountedScreen(root)
    try screen.settle()
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title ?? "") }
  }

  private func show(
    _ style: UIAlertController.Style = .alert, _ actions: [UIAlertAction],
    _ change: (UIAlertController) -> Void = { _ in }
  ) throws -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    change(alert)
    root.present(alert, animated: true)
    try screen.settle()
    return alert
  }

  private func buttons(_ alert: UIAlertController) throws -> [String] {
    let view = try require(alert.view as? AlertView)
    func all(_ view: UIView) -> [AlertButton] {
      (view as? AlertButton).map { [$0] } ?? view.subviews.flatMap(all)
    }
    return all(view).sorted {
      let (a, b) = ($0.convert(CGPoint.zero, to: nil), $1.convert(CGPoint.zero, to: nil))
      return (a.y, a.x) < (b.y, b.x)
    }.compactMap(\.action.title)
  }

  @Test("the cancel action is the first of two and the last of three")
  func theCancelActionIsFirstOfTwoAndLastOfThree() throws {
    let two = try show(.alert, [action("OK"), action("No", .cancel)])
    expectEqual(try buttons(two), ["No", "OK"])
    expectEqual(two.view.frame.width, 270)
    two.dismiss(animated: false)
    try screen.settle()
    expectEqual(try buttons(show(.alert, [action("No", .cancel), action("A"), action("B")])), ["A", "B", "No"])
  }

  @Test("long titles are below one another")
  func longActionTitlesAreStacked() throws {
    let alert = try show(.alert, [action("Yes, delete everything that is there"), action("No", .cancel)])
    expectEqual(try buttons(alert), ["Yes, delete everything that is there", "No"])
    expect(alert.view.frame.height > 44 * 3)
  }

  @Test("a handler is called once, when the alert has gone")
  func aHandlerIsCalledOnceAfterTheDismissal() throws {
    let alert = try show(.alert, [action("OK")])
    try screen.activate(.label("OK"))
    expect(log.lines == [] && alert.isBeingDismissed)
    try screen.settle()
    expect(log.lines == ["OK"] && root.presentedViewController == nil)
    alert.session.choose(alert.actions[0])
    expectEqual(log.lines, ["OK"])
  }

  @Test("an app that dismisses an alert makes no choice")
  func dismissingByTheAppCallsNoHandler() throws {
    _ = try show(.alert, [action("OK"), action("No", .cancel)])
    root.dismiss(animated: true)
    try screen.settle()
    expectEqual(log.lines, [])
  }

  @Test("Return makes the preferred choice, else the only one that changes something")
  func returnPerformsThePreferredAction() throws {
    _ = try show(.alert, [action("A"), action("B"), action("No", .cancel)])
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(log.lines, [], "it is not clear which")
    screen.press(.keyboardEscape)
    try screen.settle()
    let alert = try show(.alert, [action("A"), action("B"), action("No", .cancel)]) {
      $0.preferredAction = $0.actions[1]
    }
    expectEqual(alert.preferredAction?.title, "B")
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    _ = try show(.alert, [action("Only"), action("No", .cancel)])
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(log.lines, ["No", "B", "Only"])
  }

  @Test("arrows and Tab move between the choices, in the order in which they are seen")
  func arrowKeysAndTabMoveBetweenTheActions() throws {
    _ = try show(.alert, [action("OK"), action("No", .cancel)])
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardSpacebar)
    try screen.settle()
    let second = try show(.alert, [action("A"), action("B"), action("C")])
    second.actions[1].isEnabled = false
    screen.press(.keyboardTab)
    screen.press(.keyboardTab)
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(log.lines, ["No", "C"])
  }

  @Test("without a choice that cancels an alert has to be answered")
  func withoutACancelActionAnAlertCannotBeDismissed() throws {
    let alert = try show(.alert, [action("OK")])
    screen.press(.keyboardEscape)
    screen.tap(at: CGPoint(x: 10, y: 10))
    try screen.settle()
    expect(root.presentedViewController === alert)
  }

  @Test("disabled choices can not be made")
  func disabledActionsAreNotPerformed() throws {
    let alert = try show(.alert, [action("OK")])
    alert.actions[0].isEnabled = false
    let middle = alert.view.convert(CGPoint(x: 135, y: alert.view.bounds.height - 20), to: nil)
    screen.tap(at: middle)
    try screen.settle()
    expect(root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    screen.tap(at: middle)
    try screen.settle()
    expectEqual(log.lines, ["OK"])
  }

  @Test("a finger slides from one choice to another")
  func aTouchSlidesFromActionToAction() throws {
    let alert = try show(.actionSheet, [action("A"), action("B"), action("No", .cancel)])
    expectEqual(alert.view.frame.maxY, 836)
    let bottom = alert.view.convert(CGPoint(x: 100, y: alert.view.bounds.height - 8 - 57 - 20), to: nil)
    screen.drag(from: CGPoint(x: bottom.x, y: bottom.y - 57), to: bottom)
    try screen.settle()
    expectEqual(log.lines, ["B"])
  }

  @Test("the former first responder gets keys again")
  func dismissingRestoresTheFirstResponder() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    _ = try show(.alert, [action("OK")])
    expect(!field.isFirstResponder)
    screen.type("x")
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expect(field.isFirstResponder && field.text == "")
  }

  @Test("changes are shown while the alert is there")
  func changesAreShownInAPresentedAlert() throws {
    let alert = try show(.alert, [action("OK")])
    let height = alert.view.frame.height
    alert.message = String(repeating: "Much longer than before. ", count: 10)
    alert.title = "Other"
    try screen.settle()
    expect(alert.view.frame.height > height)
    expect(screen.accessibility.contains("Other"))
  }

  @Test("on a wide window an action sheet is beside its source")
  func anActionSheetInAWideWindowIsAPopover() throws {
    screen.resize(to: CGSize(width: 1000, height: 700))
    let source = UIView(frame: CGRect(x: 600, y: 100, width: 80, height: 40))
    root.view.addSubview(source)
    let alert = try show(.actionSheet, [action("A"), action("No", .cancel)]) {
      $0.popoverPresentationController?.sourceView = source
    }
    expect(alert.view.frame.minY == 153 && alert.view.frame.midX == 640)
    screen.tap(at: CGPoint(x: 20, y: 600))
    try screen.settle()
    expect(log.lines == ["No"] && root.presentedViewController == nil)
  }

  @Test("a dismissed alert is released")
  func aDismissedAlertIsReleased() throws {
    weak var gone: UIAlertController?
    weak var handled: Log?
    do {
      let kept = Log()
      handled = kept
      let alert = try show(.alert, [UIAlertAction(title: "OK", style: .default) { _ in kept.lines.append("OK") }]) {
        $0.addTextField { $0.text = "x" }
      }
      gone = alert
      expect(alert.popoverPresentationController == nil && alert.presentationController != nil)
      alert.dismiss(animated: true)
      try screen.settle()
    }
    expect(gone == nil && handled == nil)
  }
}
