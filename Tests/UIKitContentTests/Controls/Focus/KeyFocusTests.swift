import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Controls reached by the tab key and operated by keys.
@MainActor @Suite(.serialized) struct KeyFocusTests {
  private let controller = UIViewController()
  private let screen: MountedScreen
  private let log = Log()

  @MainActor private final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  init() {
    screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.backgroundColor = .systemBackground
  }

  private func add<Control: UIControl>(_ control: Control, _ name: String, x: CGFloat = 40, y: CGFloat) -> Control {
    control.sizeToFit()
    control.frame.origin = CGPoint(x: x, y: y)
    let events: [(UIControl.Event, String)] = [
      (.touchUpInside, "tap"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, what) in events {
      control.addAction(UIAction { [log] _ in log.calls.append("\(name) \(what)") }, for: event)
    }
    controller.view.addSubview(control)
    return control
  }

  private func button(_ title: String, x: CGFloat = 40, y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return add(button, title, x: x, y: y)
  }

  private var focused: UIView? { screen.window.presence.keyFocus.target }
  private func tab(backwards: Bool = false) { screen.press(.keyboardTab, modifiers: backwards ? .shift : []) }

  @Test func tabVisitsControlsAndFieldsInReadingOrder() {
    let (second, first) = (button("second", x: 160, y: 100), button("first", y: 100))
    let field = UITextField(frame: CGRect(x: 40, y: 160, width: 100, height: 34))
    field.clearButtonMode = .always
    controller.view.addSubview(field)
    screen.advance(frames: 1)
    tab()
    expect(focused === first && first.state.contains(.focused))
    tab()
    expect(focused === second && first.state == .normal)
    tab()
    expect(focused == nil && field.isFirstResponder)
    tab()
    expect(focused === first && !field.isFirstResponder, "from the last to the first")
    tab(backwards: true)
    expect(field.isFirstResponder)
    tab(backwards: true)
    expect(focused === second)
  }

  @Test func returnAndSpacePressTheFocusedButton() {
    let button = button("button", y: 100)
    tab()
    screen.press(.keyboardSpacebar)
    expect(log.take() == ["button tap", "button primary"] && !button.isHighlighted)
    screen.press(.keyboardReturnOrEnter)
    expectEqual(log.take(), ["button tap", "button primary"])
    screen.press(.keyboardReturnOrEnter, modifiers: .control)
    expect(log.take().isEmpty)
  }

  @Test func returnAndSpaceToggleTheFocusedSwitch() {
    let control = add(UISwitch(), "switch", y: 100)
    tab()
    screen.press(.keyboardSpacebar)
    expect(control.isOn && log.take() == ["switch value", "switch primary"])
    screen.press(.keyboardReturnOrEnter)
    expect(!control.isOn)
  }

  @Test func arrowKeysSelectSegments() {
    let control = UISegmentedControl(items: ["one", "two", "three", "four"])
    control.setEnabled(false, forSegmentAt: 1)
    _ = add(control, "segments", y: 100)
    tab()
    screen.press(.keyboardRightArrow)
    expect(control.selectedSegmentIndex == 0 && log.take() == ["segments value", "segments primary"])
    screen.press(.keyboardRightArrow)
    expectEqual(control.selectedSegmentIndex, 2, "past what is disabled")
    for _ in 0..<3 { screen.press(.keyboardRightArrow) }
    expectEqual(control.selectedSegmentIndex, 3)
    screen.press(.keyboardLeftArrow)
    expectEqual(control.selectedSegmentIndex, 2)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.advance(frames: 1)
    screen.press(.keyboardLeftArrow)
    expectEqual(control.selectedSegmentIndex, 3, "arrows point where they go")
  }

  @Test func arrowKeysAndSpaceOperateMomentarySegments() {
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["cut", "copy", "paste"].map { title in
        UIAction(title: title) { [log] _ in log.calls.append(title) }
      })
    control.isMomentary = true
    control.setEnabled(false, forSegmentAt: 1)
    _ = add(control, "segments", y: 100)
    screen.advance(frames: 1)
    tab()
    screen.press(.keyboardSpacebar)
    expectEqual(log.take(), ["cut", "segments value", "segments primary", "segments tap"])
    screen.press(.keyboardRightArrow)
    expectEqual(log.take(), [], "an arrow alone sends nothing")
    screen.press(.keyboardReturnOrEnter)
    expectEqual(log.take().first, "paste", "past what is disabled")
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardReturnOrEnter)
    expect(log.take().first == "paste" && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    screen.advance(by: 0.5)
    expectGolden(screen.picture, "momentary")
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.advance(frames: 1)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardReturnOrEnter)
    expectEqual(log.take().first, "cut", "arrows point where they go")
    control.removeAllSegments()
    screen.press(.keyboardReturnOrEnter)
    expectEqual(log.take(), [])
  }

  @Test func arrowKeysTurnPages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    _ = add(control, "pages", y: 100)
    tab()
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardRightArrow)
    expectEqual(control.currentPage, 2)
    screen.press(.keyboardLeftArrow)
    expectEqual(control.currentPage, 1)
    expectEqual(log.take().count { $0 == "pages value" }, 3)
  }

  @Test func keysOpenAndOperateTheFocusedButtonsMenu() throws {
    let button = button("menu", y: 100)
    button.menu = UIMenu(
      children: ["A", "B"].map { title in UIAction(title: title) { [log] _ in log.calls.append(title) } })
    button.showsMenuAsPrimaryAction = true
    tab()
    screen.press(.keyboardSpacebar)
    try screen.settle()
    expect(button.isHeld)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expect(!button.isHeld && log.take() == ["B"] && focused === button)
  }

  @Test func keysPerformTheFocusedBarButtonItem() {
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [log] _ in log.calls.append("done") })
    screen.advance(frames: 2)
    tab()
    screen.press(.keyboardReturnOrEnter)
    expectEqual(log.take(), ["done"])
  }

  @Test func aTouchTakesTheFocusAway() {
    let button = button("button", y: 100)
    tab()
    expect(focused === button && button.subviews.contains { $0 is FocusRing })
    screen.tap(at: CGPoint(x: 200, y: 400))
    expect(focused == nil && !button.subviews.contains { $0 is FocusRing })
    screen.press(.keyboardSpacebar)
    expect(log.take().isEmpty)
  }

  @Test func theFocusRingIsReleasedWithItsControl() {
    weak var ring: UIView?
    autoreleasepool {
      let button = button("button", y: 100)
      tab()
      ring = button.subviews.first { $0 is FocusRing }
      expect(ring != nil)
      button.removeFromSuperview()
    }
    screen.advance(frames: 2)
    expectNil(ring)
  }

  @Test func tabSkipsDisabledAndPlainControls() {
    let (disabled, plain, able) = (button("disabled", y: 100), UIControl(), button("able", y: 200))
    disabled.isEnabled = false
    plain.frame = CGRect(x: 40, y: 150, width: 50, height: 30)
    controller.view.addSubview(plain)
    tab()
    expect(focused === able)
    able.isEnabled = false
    expectNil(focused)
    able.isEnabled = true
    able.removeFromSuperview()
    screen.press(.keyboardSpacebar)
    expect(focused == nil && log.take().isEmpty)
  }

  @Test func tabDoesNotReachCoveredControls() throws {
    _ = button("behind", y: 100)
    let presented = UIViewController()
    presented.view.backgroundColor = .systemBackground
    let front = UIButton(type: .system)
    front.setTitle("front", for: .normal)
    front.frame = CGRect(x: 40, y: 200, width: 100, height: 40)
    front.addAction(UIAction { _ in }, for: .touchUpInside)
    presented.view.addSubview(front)
    presented.modalPresentationStyle = .fullScreen
    controller.present(presented, animated: false)
    try screen.settle()
    tab()
    expect(focused === front)
    tab()
    expect(focused === front)
  }

  @Test func aFieldThatRefusesToEndEditingKeepsTheFocus() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Stubborn()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 100, height: 34))
    field.delegate = delegate
    controller.view.addSubview(field)
    _ = button("button", y: 200)
    field.becomeFirstResponder()
    tab()
    expect(field.isFirstResponder && focused == nil)
  }

  @Test(arguments: ["light", "dark"])
  func theFocusRingMatchesItsPictures(_ look: String) {
    let tinted = UIButton(configuration: .tinted())
    tinted.configuration?.title = "Button"
    _ = add(tinted, "tinted", y: 100)
    if look == "dark" { screen.window.traitOverrides.userInterfaceStyle = .dark }
    screen.advance(frames: 1)
    tab()
    screen.advance(by: 0.5)
    expectGolden(screen.picture, "focus \(look)")
  }
}
