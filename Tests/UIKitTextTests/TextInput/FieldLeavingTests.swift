import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A text field goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct FieldLeavingTests {
  private static func field(_ holdings: Holdings) -> UITextField? { holdings.view.object as? UITextField }

  private static func show(_ holdings: Holdings) {
    let field = UITextField()
    let teller = FieldTeller()
    teller.holdings = holdings
    field.text = "Some words"
    field.clearButtonMode = .always
    field.delegate = teller
    field.inputDelegate = teller
    for event in [
      UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit, .touchDown,
    ] {
      field.addAction(
        UIAction { [weak holdings] _ in holdings?.tell("control event \(event.rawValue)") }, for: event)
    }
    holdings.hold(teller)
    holdings.show(field, frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  }

  @Test func theScreenMayBeReleasedWhileEditingAField() throws {
    try Use(
      name: "editing",
      calls: [
        "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
        "textFieldDidEndEditing(_:reason:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
        "textFieldDidChangeSelection(_:)", "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)",
        "textWillChange(_:)", "textDidChange(_:)", "selectionWillChange(_:)", "selectionDidChange(_:)",
        "control event \(UIControl.Event.editingDidBegin.rawValue)",
        "control event \(UIControl.Event.editingChanged.rawValue)",
        "control event \(UIControl.Event.editingDidEnd.rawValue)",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.tap(at: CGPoint(x: 60, y: 120))
        screen.advance(by: 0.6)
        screen.type("ab")
        screen.press(.keyboardLeftArrow)
        screen.press(.keyboardLeftArrow, modifiers: .shift)
        screen.press(.keyboardDeleteOrBackspace)
        screen.press(.keyboardA, modifiers: .control)
        Self.field(holdings)?.text = "Other words"
        Self.field(holdings)?.insertText("c")
        screen.drag(from: CGPoint(x: 40, y: 120), to: CGPoint(x: 120, y: 120), press: 0.7)
        screen.advance(by: 0.5)
        screen.tap(at: CGPoint(x: 205, y: 120))
        screen.advance(by: 0.5)
        screen.type("d")
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 0.5)
        Self.field(holdings)?.becomeFirstResponder()
        screen.advance(by: 0.5)
        Self.field(holdings)?.resignFirstResponder()
        screen.advance(by: 0.5)
        Self.field(holdings)?.becomeFirstResponder()
        screen.press(.keyboardEscape)
        screen.press(.keyboardTab)
        screen.advance(by: 0.5)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInEditMenuCallsOfAField() throws {
    try Use(
      name: "edit menu",
      calls: [
        "textField(_:editMenuForCharactersIn:suggestedActions:)", "textField(_:willPresentEditMenuWith:)",
        "textField(_:willDismissEditMenuWith:)",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        let screen = holdings.screen
        Self.field(holdings)?.becomeFirstResponder()
        screen.advance(by: 0.5)
        for _ in 0..<2 {
          screen.tap(at: CGPoint(x: 60, y: 120))
          screen.tap(at: CGPoint(x: 60, y: 120))
          screen.advance(by: 1)
        }
        screen.tap(at: CGPoint(x: 60, y: 120), duration: 0.8)
        screen.advance(by: 1)
        holdings.tap("Cut")
        screen.advance(by: 1)
        screen.secondaryClick(at: CGPoint(x: 60, y: 120))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 200, y: 400))
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }
}
