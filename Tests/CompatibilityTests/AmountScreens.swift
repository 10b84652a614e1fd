import Expectations
import Testing
import TrestleTesting
import UIKit

/// Keys of an app's own and bars above them, on screens written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct AmountScreens {
  /// Made by each test for itself: keyboards are told of to every screen that there is.
  private func mounted() -> (AmountViewController, MountedScreen) {
    let controller = AmountViewController()
    return (controller, MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1))
  }

  private func edit(_ field: UITextField, _ screen: MountedScreen) {
    field.becomeFirstResponder()
    screen.advance(by: 0.6)
  }

  /// From the top of the screen.
  private func top(of view: UIView?) -> CGFloat? { view.map { $0.convert($0.bounds, to: nil).minY } }

  @Test func aCustomInputViewIsAtTheBottomAndInsertsText() {
    let (controller, screen) = mounted()
    expect(controller.keypad.window == nil && controller.totalLabel.frame.maxY == 472)
    edit(controller.amountField, screen)
    expect(controller.keypad.window === screen.window && top(of: controller.keypad) == 280)
    expectEqual(controller.keypad.frame.height, 200)
    expectEqual(top(of: controller.amountField.inputAccessoryView), 236)
    expectEqual(controller.totalLabel.frame.maxY, 228, "what is tied to the keyboard's guide goes along")
    expectEqual(controller.log, ["show 236 244 true"])
    let key = controller.keypad.subviews[4]
    screen.tap(at: key.convert(CGPoint(x: 20, y: 20), to: nil))
    expect(controller.amountField.text == "5" && controller.amountField.isFirstResponder)
    screen.type("7")
    expectEqual(controller.amountField.text, "57", "a keyboard goes on to work")
  }

  @Test func theInputAccessoryViewEndsEditing() {
    let (controller, screen) = mounted()
    edit(controller.noteField, screen)
    expect(top(of: controller.noteField.inputAccessoryView) == 436 && controller.keypad.window == nil)
    screen.tap(at: CGPoint(x: 280, y: 458))
    screen.advance(by: 0.6)
    expect(!controller.noteField.isFirstResponder && controller.noteField.inputAccessoryView?.window == nil)
    expectEqual(controller.log, ["show 436 44 true", "hide 480 44 true"])
    expectEqual(controller.totalLabel.frame.maxY, 472)
  }

  @Test func changingTheFirstResponderChangesTheInputView() {
    let (controller, screen) = mounted()
    edit(controller.amountField, screen)
    edit(controller.noteField, screen)
    expect(controller.keypad.window == nil && top(of: controller.noteField.inputAccessoryView) == 436)
    expectEqual(controller.log, ["show 236 244 true", "show 436 44 true"], "nothing hides in between")
  }

  @Test func reloadInputViewsReplacesTheInputViewAtOnce() {
    let (controller, screen) = mounted()
    edit(controller.amountField, screen)
    controller.usePlainKeys()
    expect(controller.keypad.window == nil && top(of: controller.amountField.inputAccessoryView) == 436)
    controller.amountField.resignFirstResponder()
    controller.amountField.inputView = controller.keypad
    controller.amountField.reloadInputViews()
    screen.advance(by: 0.6)
    expectNil(controller.keypad.window, "nothing is shown for what is not the first responder")
  }

  @Test func aControllersInputAccessoryViewStaysAtTheBottom() {
    let controller = ConversationViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    screen.advance(by: 0.6)
    expect(controller.isFirstResponder && top(of: controller.bar) == 430)
    controller.field.becomeFirstResponder()
    screen.advance(by: 0.6)
    expectEqual(top(of: controller.bar), 430, "what is edited in the screen has the screen's bar")
    screen.resize(to: CGSize(width: 400, height: 600))
    screen.advance(frames: 2)
    expectEqual(controller.bar.convert(controller.bar.bounds, to: nil), CGRect(x: 0, y: 550, width: 400, height: 50))
  }

  @Test func removingTheFirstResponderRemovesItsInputAccessoryView() {
    let (controller, screen) = mounted()
    edit(controller.noteField, screen)
    controller.noteField.removeFromSuperview()
    screen.advance(by: 0.6)
    expectNil(controller.noteField.inputAccessoryView?.window)
  }

  @Test(arguments: ["light", "dark", "right to left", "largest text"])
  func matchesItsPicture(_ look: String) {
    let controller = AmountViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1) {
      if look == "dark" { $0.userInterfaceStyle = .dark }
      if look == "right to left" { $0.layoutDirection = .rightToLeft }
      if look == "largest text" { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    controller.amountField.becomeFirstResponder()
    screen.advance(by: 0.4)
    expectGolden(screen.picture, "keypad \(look)")
  }
}
