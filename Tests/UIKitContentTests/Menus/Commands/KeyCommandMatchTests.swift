import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Which keys stand for which commands.
@MainActor @Suite struct KeyCommandMatchTests {
  private func matches(
    _ input: String, _ wanted: UIKeyModifierFlags, _ code: UIKeyboardHIDUsage, _ held: UIKeyModifierFlags,
    types characters: String = "", plain: String = ""
  ) -> Bool {
    let key = UIKey(
      characters: characters, charactersIgnoringModifiers: plain, modifierFlags: held, keyCode: code)
    let command = UIKeyCommand(input: input, modifierFlags: wanted, action: "act")
    return KeyCommandMatch(key: key).action(of: command) == Selector("act")
  }

  @Test func keyCommandsMatchByTheTypedCharacter() {
    expect(matches("n", .command, .keyboardN, .command))
    expect(matches("N", .command, .keyboardN, .command), "capitals are no shift")
    expect(!matches("n", .command, .keyboardM, .command) && !matches("n", .command, .keyboardN, []))
    expect(matches("é", [], .keyboard2, [], types: "é", plain: "é"), "whatever the keyboard has there")
    expect(!matches("2", [], .keyboard2, [], types: "é", plain: "é"))
  }

  @Test func capsLockAndNumericPadFlagsAreIgnored() {
    expect(matches("n", .command, .keyboardN, [.command, .alphaShift, .numericPad]))
  }

  @Test func controlMatchesCommandUnlessControlIsRequired() {
    expect(
      matches("n", .command, .keyboardN, .control) && matches("n", [.command, .shift], .keyboardN, [.control, .shift]))
    expect(!matches("n", .command, .keyboardN, [.control, .command]))
    expect(!matches("n", [.command, .control], .keyboardN, .control) && !matches("n", .control, .keyboardN, .command))
  }

  @Test func charactersTypedWithShiftMatchWithoutTheShiftFlag() {
    expect(matches("?", [], .keyboardSlash, .shift, types: "?", plain: "/"))
    expect(matches("+", .command, .keyboardEqualSign, [.command, .shift], types: "+", plain: "="))
    expect(!matches("?", [], .keyboardSlash, [], types: "/", plain: "/"))
  }

  @Test func specialKeysMatchByTheirInputNames() {
    let names: [(String, UIKeyboardHIDUsage)] = [
      (UIKeyCommand.inputUpArrow, .keyboardUpArrow), (UIKeyCommand.inputEscape, .keyboardEscape),
      (UIKeyCommand.inputPageDown, .keyboardPageDown), (UIKeyCommand.inputHome, .keyboardHome),
      (UIKeyCommand.inputDelete, .keyboardDeleteForward), (UIKeyCommand.f1, .keyboardF1),
      (UIKeyCommand.f12, .keyboardF12), ("\r", .keyboardReturnOrEnter), ("\t", .keyboardTab),
      (" ", .keyboardSpacebar), ("\u{8}", .keyboardDeleteOrBackspace),
      (UIKeyCommand.inputDelete, .keyboardDeleteOrBackspace),
    ]
    for (input, code) in names {
      expect(matches(input, [], code, []) && !matches(input, [], .keyboardA, []), "\(code)")
    }
  }
}
