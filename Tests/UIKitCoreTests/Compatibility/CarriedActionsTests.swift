import Expectations
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// Selectors that bring their methods along.
@MainActor
struct CarriedActionsTests {
  @Test func aSelectorCarriesAUIKitMethod() {
    let view = UIView()
    let other = UIView()
    view.addSubview(other)
    let selector = Selector(
      _Action("removeFromSuperview", { (target: UIView) in { target.removeFromSuperview() } }), of: UIView.self)
    expectEqual(NSStringFromSelector(selector), "removeFromSuperview")
    expect(other.responds(to: selector))
    ActionTable.call(selector, of: other, [])
    expect(view.subviews.isEmpty)
  }

  @Test func aCarriedBooleanParameterTellsWhetherThereIsASender() {
    let target = Marked()
    let selector = Selector(
      _Action("answer:", { (target: Marked) in { (force: Bool) in target.marks.append("\(force)") } }), of: Marked.self)
    ActionTable.call(selector, of: target, [UITapGestureRecognizer()])
    ActionTable.call(selector, of: target, [false])
    ActionTable.call(selector, of: target, [])
    expectEqual(target.marks, ["true", "false", "false"])
  }

  /// The tap that hides the keyboard, as most forms have it.
  @Test func aTapRecogniserWithEndEditingEndsEditing() throws {
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    controller.view.addSubview(field)
    let selector = Selector(_Action("endEditing:", UIView.endEditing(_:)), of: UIView.self)
    controller.view.addGestureRecognizer(UITapGestureRecognizer(target: controller.view, action: selector))
    expect(field.becomeFirstResponder())
    screen.tap(at: CGPoint(x: 100, y: 150))
    try screen.settle()
    expect(!field.isFirstResponder)
  }

  @Test func carriedActionsReachSubclassesOnly() {
    let selector = Selector(_Action("carriedMark", { (target: UIControl) in { target.tag = 7 } }), of: UIControl.self)
    let button = UIButton()
    ActionTable.call(selector, of: button, [])
    expectEqual(button.tag, 7)
    expect(!UIView().responds(to: selector))
  }

  @Test func aClassesActionTableOverridesCarriedActions() {
    let target = Marked()
    let selector = Selector(
      _Action("mark", { (target: Marked) in { target.marks.append("carried") } }), of: Marked.self)
    ActionTable.call(selector, of: target, [])
    expectEqual(target.marks, ["table"])
  }
}

private final class Marked: UIResponder {
  var marks: [String] = []

  override class var _actions: [_Action] {
    super._actions + [_Action("mark", { (target: Marked) in { target.marks.append("table") } })]
  }
}
