import Expectations
import Stage
import Testing
import TrestleTesting
import UIKit

@testable import UIKitTesting

/// A code editor that an app draws itself, operated as a person would.
@MainActor @Suite(.serialized) struct CodeEditorScreens {
  private func editor() -> (CodeEditorViewController, MountedScreen) {
    let controller = CodeEditorViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    return (controller, screen)
  }

  /// The place of a letter of the editor on the screen.
  private func point(line: Int, column: Double) -> CGPoint {
    CGPoint(x: 10 + 8 + column * 10, y: 100 + 8 + Double(line) * 22 + 11)
  }

  /// An input method shows a text that is not entered yet.
  private func compose(_ text: String, selected: Range<Int>? = nil, on screen: MountedScreen) {
    let end = text.utf16.count
    screen.stage.send(.composition(CompositionEvent(text: text, selection: selected ?? end..<end)))
    screen.advance(frames: 1)
  }

  private func selection(_ view: CodeTextView) -> NSRange? { (view.selectedTextRange as? IndexedRange)?.range }

  @Test func aTapMovesTheCaretAndLettersAreTyped() {
    let (controller, screen) = editor()
    screen.tap(at: point(line: 0, column: 9.4))
    expect(controller.codeView.isFirstResponder && selection(controller.codeView) == NSRange(location: 9, length: 0))
    expectEqual(controller.log, ["should begin 102,19", "will begin", "did end"])
    screen.type("23")
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardDeleteOrBackspace)
    expectEqual(controller.codeView.text, "let a = 12\nlet sum = a + 2")
  }

  @Test func theDelegateMayRefuseTextInteraction() {
    let (controller, screen) = editor()
    controller.isLocked = true
    screen.tap(at: point(line: 0, column: 3))
    expect(!controller.codeView.isFirstResponder && controller.log == ["should begin 38,19"])
  }

  @Test func arrowKeysMoveTheCaretAndExtendTheSelection() {
    let (controller, screen) = editor()
    let view = controller.codeView
    view.becomeFirstResponder()
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    expectEqual(selection(view), NSRange(location: 11, length: 0))
    screen.press(.keyboardEnd)
    expectEqual(selection(view), NSRange(location: 25, length: 0))
    screen.press(.keyboardLeftArrow, modifiers: .shift)
    screen.press(.keyboardLeftArrow, modifiers: .shift)
    expectEqual(selection(view), NSRange(location: 23, length: 2))
    screen.press(.keyboardRightArrow, modifiers: .shift)
    expectEqual(selection(view), NSRange(location: 24, length: 1), "the end that moved moves back")
    screen.press(.keyboardLeftArrow)
    expectEqual(selection(view), NSRange(location: 24, length: 0))
    screen.press(.keyboardHome, modifiers: .shift)
    expectEqual(selection(view), NSRange(location: 10, length: 14))
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    expectEqual(selection(view), NSRange(location: 0, length: 0), "above the first line is its beginning")
    screen.press(.keyboardRightArrow, modifiers: .control)
    expectEqual(selection(view), NSRange(location: 3, length: 0))
    screen.press(.keyboardDeleteForward)
    screen.press(.keyboardDeleteOrBackspace, modifiers: .control)
    expectEqual(view.text, "a = 1\nlet sum = a + 2")
  }

  @Test func keyboardShortcutsCutCopyAndPaste() {
    let (controller, screen) = editor()
    let view = controller.codeView
    view.becomeFirstResponder()
    view.select(NSRange(location: 0, length: 4))
    screen.press(.keyboardX, modifiers: .control)
    expect(view.text == "a = 1\nlet sum = a + 2" && UIPasteboard.general.string == "let ")
    screen.press(.keyboardV, modifiers: .control)
    screen.press(.keyboardA, modifiers: .control)
    expectEqual(selection(view), NSRange(location: 0, length: 25))
  }

  @Test func aDoubleTapSelectsAWordAndOpensTheMenu() throws {
    let (controller, screen) = editor()
    screen.tap(at: point(line: 1, column: 5))
    screen.tap(at: point(line: 1, column: 5))
    try screen.settle()
    expectEqual(selection(controller.codeView), NSRange(location: 14, length: 3))
    let titles = screen.accessibility
    expect(titles.contains("Cut") && titles.contains("Copy") && titles.contains("Select All"), "\(titles)")
  }

  @Test func aLongPressMovesTheCaretWithTheFinger() throws {
    let (controller, screen) = editor()
    controller.codeView.becomeFirstResponder()
    screen.drag(from: point(line: 0, column: 1), to: point(line: 1, column: 7), press: 0.6)
    expectEqual(selection(controller.codeView), NSRange(location: 17, length: 0))
    expect(controller.log.first?.hasPrefix("should begin") == true && controller.log.last == "did end")
  }

  @Test func theCaretHasTheFrameOfCaretRect() throws {
    let (controller, screen) = editor()
    let view = controller.codeView
    view.becomeFirstResponder()
    screen.advance(frames: 1)
    func caret() -> CGRect? {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      return all(view).first { !$0.isHidden && $0.bounds.width == 2 }.map { $0.convert($0.bounds, to: view) }
    }
    expectEqual(caret(), CGRect(x: 8, y: 8, width: 2, height: 22))
    screen.type("x")
    expectEqual(caret(), CGRect(x: 18, y: 8, width: 2, height: 22))
    view.select(NSRange(location: 12, length: 0))
    expectEqual(caret(), CGRect(x: 18, y: 30, width: 2, height: 22), "a change by program is noticed")
    view.resignFirstResponder()
    expect(caret() == nil && view.inputDelegate == nil)
    view.removeInteraction(controller.interaction)
    expect(view.subviews.isEmpty && view.gestureRecognizers?.isEmpty != false)
    expect(controller.interaction.view == nil && controller.interaction.textInteractionMode == .editable)
  }

  @Test func nonEditableTextHasNoCaret() {
    let (controller, screen) = editor()
    let view = controller.codeView
    view.removeInteraction(controller.interaction)
    let reading = UITextInteraction(for: .nonEditable)
    reading.textInput = view
    view.addInteraction(reading)
    expect(reading.textInteractionMode == .nonEditable && reading.view === view)
    view.becomeFirstResponder()
    screen.advance(frames: 1)
    let shown = view.subviews.flatMap(\.subviews).filter { !$0.isHidden }
    expect(shown.isEmpty)
    view.select(NSRange(location: 0, length: 3))
    let bars = view.subviews.flatMap(\.subviews).filter { !$0.isHidden && $0.frame.width == 30 }
    expectEqual(bars.count, 1)
  }

  @Test func anInputMethodComposesMarkedText() {
    let (controller, screen) = editor()
    let view = controller.codeView
    view.becomeFirstResponder()
    view.select(NSRange(location: 8, length: 1))
    compose("n", on: screen)
    expect(view.text == "let a = n\nlet sum = a + 2" && view.markedTextRange?.isEmpty == false)
    compose("ni", on: screen)
    expectEqual((view.markedTextRange as? IndexedRange)?.range, NSRange(location: 8, length: 2))
    expectEqual(selection(view), NSRange(location: 10, length: 0), "the caret is behind it")
    compose("nihao", selected: 2..<5, on: screen)
    expectEqual(selection(view), NSRange(location: 10, length: 3), "the part that is chosen next")
    let before = view.text
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardDeleteOrBackspace)
    expectEqual(view.text, before, "keys are the input method's meanwhile")
    screen.type("你好")
    expect(view.text == "let a = 你好\nlet sum = a + 2" && view.markedTextRange == nil)
    expectEqual(selection(view), NSRange(location: 10, length: 0))
    compose("x", on: screen)
    compose("", on: screen)
    expect(view.text == "let a = 你好\nlet sum = a + 2" && view.markedTextRange == nil, "given up")
    screen.press(.keyboardDeleteOrBackspace)
    expectEqual(view.text, "let a = 你\nlet sum = a + 2", "keys are the editor's again")
  }

  @Test func markedTextIsCommittedWhenTheSelectionMovesOrEditingEnds() {
    let (controller, screen) = editor()
    let view = controller.codeView
    view.becomeFirstResponder()
    compose("ni", on: screen)
    screen.tap(at: point(line: 1, column: 3))
    expect(view.markedTextRange == nil && view.text.hasPrefix("nilet"), "the caret went elsewhere")
    view.select(NSRange(location: 0, length: 0))
    compose("hao", on: screen)
    view.resignFirstResponder()
    expect(view.markedTextRange == nil && view.text.hasPrefix("haonilet"))
    compose("x", on: screen)
    expect(!view.text.contains("x"), "nothing is composed in a view that has no keys")
  }

  @Test func theAccessibilityTreeHasTheLabelAndValueOfTheApp() {
    let (controller, screen) = editor()
    let view = controller.codeView
    let without = screen.accessibility
    expect(!without.contains("let a"), "an app's own drawing says nothing by itself: \(without)")
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Code"
    view.accessibilityValue = view.text
    let idle = screen.accessibility
    expect(idle.components(separatedBy: "Code").count == 2 && idle.contains("let sum = a + 2"), "\(idle)")
    view.becomeFirstResponder()
    view.select(NSRange(location: 4, length: 9))
    screen.advance(frames: 2)
    expectEqual(
      screen.accessibility.split(separator: "\n").count, idle.split(separator: "\n").count,
      "caret and selection are no elements: \(screen.accessibility)")
  }

  @Test func thePointerIsAVerticalBeamOverTheEditor() {
    let (controller, screen) = editor()
    screen.hover(at: point(line: 0, column: 3))
    expectEqual(screen.pointer, .verticalBeam)
    screen.hover(at: CGPoint(x: 200, y: 400))
    expectEqual(screen.pointer, .system)
    controller.codeView.removeInteraction(controller.interaction)
    screen.hover(at: point(line: 0, column: 3))
    expectEqual(screen.pointer, .system, "without its interaction it is a view like any other")
  }

  @Test func aKeyInputViewTypesDeletesAndPastesDigits() {
    let controller = UIViewController()
    let pin = PinView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(pin)
    let screen = MountedScreen(controller)
    pin.becomeFirstResponder()
    screen.type("1a2")
    screen.press(.keyboardDeleteOrBackspace)
    UIPasteboard.general.string = "34"
    screen.press(.keyboardV, modifiers: .control)
    expect(pin.digits == "134" && pin.pasted == "34")
  }
}
