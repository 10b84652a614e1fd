import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct TextKeyCommandTests {
  private func command(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> TextKeyCommand? {
    TextKeyCommand(code, modifiers)
  }

  @Test func controlAndCommandKeysTriggerTheSameCommands() {
    expectEqual(command(.keyboardLeftArrow, .control), .moveLeft(.word, extending: false))
    expectEqual(command(.keyboardLeftArrow, .alternate), .moveLeft(.word, extending: false))
    expectEqual(command(.keyboardRightArrow, [.command, .shift]), .moveRight(.text, extending: true))
    expect(command(.keyboardC, .control) == .edit("copy:") && command(.keyboardC, .command) == .edit("copy:"))
    expectEqual(command(.keyboardInsert, .shift), .edit("paste:"))
    expect(command(.keyboardZ, [.control, .shift]) == .redo && command(.keyboardY, .control) == .redo)
  }

  @Test func onlyKeysThatTypeCharactersAreTypingCommands() {
    expect(command(.keyboardSpacebar) == .type && command(.keyboardA, .shift) == .type)
    expectEqual(command(.keypad5), .type)
    expect(command(.keyboardEscape) == nil && command(.keyboardF5) == nil && command(.keyboardK, .control) == nil)
    expectNil(command(.keyboardTab, .control))
  }
}
