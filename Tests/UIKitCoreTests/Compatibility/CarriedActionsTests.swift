import QuartzCore
import Testing

@testable import UIKitCore

/// Selectors that bring their methods along.
@MainActor
struct CarriedActionsTests {
  @Test func aMethodOfUIKitGoesWithItsSelector() {
    let view = UIView()
    let other = UIView()
    view.addSubview(other)
    let selector = Selector(
      _Action("removeFromSuperview", { (target: UIView) in { target.removeFromSuperview() } }), of: UIView.self)
    #expect(NSStringFromSelector(selector) == "removeFromSuperview")
    #expect(other.responds(to: selector))
    ActionTable.call(selector, of: other, [])
    #expect(view.subviews.isEmpty)
  }

  @Test func subclassesAnswerAndOthersDoNot() {
    let selector = Selector(_Action("carriedMark", { (target: UIControl) in { target.tag = 7 } }), of: UIControl.self)
    let button = UIButton()
    ActionTable.call(selector, of: button, [])
    #expect(button.tag == 7)
    #expect(!UIView().responds(to: selector))
  }

  @Test func theTableOfAClassComesFirst() {
    let target = Marked()
    let selector = Selector(
      _Action("mark", { (target: Marked) in { target.marks.append("carried") } }), of: Marked.self)
    ActionTable.call(selector, of: target, [])
    #expect(target.marks == ["table"])
  }
}

private final class Marked: UIResponder {
  var marks: [String] = []

  override class var _actions: [_Action] {
    super._actions + [_Action("mark", { (target: Marked) in { target.marks.append("table") } })]
  }
}
