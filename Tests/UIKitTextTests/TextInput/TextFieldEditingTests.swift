import Expectations
import Testing
import UIKit

@testable import Stage
@testable import UIKitCore
@testable import UIKitTesting

/// A text field operated by keyboard, and what its delegate hears.
@MainActor @Suite(.serialized)
struct TextFieldEditingTests {
  private let scene = FieldScene()
  private var field: UITextField { scene.field }

  private func edit(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
    scene.screen.advance(frames: 1)
    scene.notes = []
  }

  // MARK: Callbacks

  private final class InputDelegate: NSObject, UITextInputDelegate {
    var calls: [String] = []

    private func note(_ call: String, _ textInput: (any UITextInput)?) {
      let range = textInput?.selectedTextRange.flatMap { range in
        textInput.map { $0.offset(from: $0.beginningOfDocument, to: range.end) }
      }
      calls.append("\(call) \(range ?? -1)")
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection will", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selection did", textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
    func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
  }

  @Test func theInputDelegateIsToldOfProgrammaticChanges() throws {
    let delegate = InputDelegate()
    field.inputDelegate = delegate
    edit("abc")
    expectEqual(delegate.calls, ["text will", "text did"])
    delegate.calls = []
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: try require(field.position(from: start, offset: 1)))
    expectEqual(delegate.calls, ["selection will 3", "selection did 1"])
    delegate.calls = []
    field.selectedTextRange = field.selectedTextRange
    expectEqual(delegate.calls, [], "nothing changes")
    scene.screen.type("x")
    expectEqual(delegate.calls, [], "the keyboard knows what it does")
  }

  @Test func delegateCallsEventsAndNotificationsComeInUIKitsOrder() {
    scene.screen.tap(at: CGPoint(x: 60, y: 117))
    expectEqual(
      scene.take(), ["shouldBegin", "didBegin", "event editingDidBegin", "notification DidBeginEditingNotification"])
    scene.screen.type("a")
    expectEqual(
      scene.take(),
      [
        "shouldChange 0+0 “a”", "didChangeSelection 1→1", "event editingChanged", "notification DidChangeNotification",
      ])
    scene.screen.press(.keyboardDeleteOrBackspace)
    expectEqual(
      scene.take(),
      [
        "shouldChange 0+1 “”", "didChangeSelection 0→0", "event editingChanged", "notification DidChangeNotification",
      ])
    scene.screen.press(.keyboardDeleteOrBackspace)
    expectEqual(scene.take(), [], "there is nothing left to delete")
    scene.screen.press(.keyboardReturnOrEnter)
    expect(scene.take() == ["shouldReturn"] && field.isFirstResponder)
    field.resignFirstResponder()
    expectEqual(
      scene.take(),
      [
        "shouldEnd", "didEnd committed", "event editingDidEnd", "notification DidEndEditingNotification",
      ])
  }

  @Test func movingToAnotherFieldAsksTheNextOneFirst() {
    edit("one")
    scene.second.becomeFirstResponder()
    expectEqual(
      scene.take(),
      [
        "second shouldBegin", "shouldEnd", "didEnd committed", "event editingDidEnd",
        "notification DidEndEditingNotification", "second didBegin", "event second editingDidBegin",
      ])
  }

  @Test func programmaticTextChangesSendNoEvents() {
    edit("one")
    field.text = "two"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    expectEqual(scene.take(), ["didChangeSelection 0→0"])
    expectEqual(field.text, "two")
    field.text = nil
    expectEqual(field.text, "")
  }

  @Test func theDelegateMayRefuseToBeginChangeEndAndClear() {
    scene.refusals = ["shouldBegin"]
    expect(!field.becomeFirstResponder() && !field.isEditing)
    scene.refusals = []
    edit("abc")
    scene.refusals = ["shouldChange", "shouldEnd", "shouldClear"]
    scene.screen.type("d")
    scene.screen.press(.keyboardDeleteOrBackspace)
    expectEqual(field.text, "abc")
    expect(!field.resignFirstResponder() && field.isEditing)
    expect(!scene.second.becomeFirstResponder())
    field.events.clear()
    expectEqual(field.text, "abc")
    expect(!scene.controller.view.endEditing(false) && field.isEditing)
    scene.notes = []
    expect(scene.controller.view.endEditing(true) && !field.isEditing && !field.isFirstResponder)
    expect(scene.take().contains("didEnd committed"), "it is told even of an end that it refused")
  }

  @Test func aFieldThatLeavesTheWindowEndsEditing() {
    edit("abc")
    field.removeFromSuperview()
    expect(!field.isEditing && scene.take().contains("didEnd committed"))
    expectNil(scene.screen.window.firstResponder)
  }

  @Test func returnEndsEditingIfAnActionIsRegisteredForIt() {
    edit("abc")
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
    field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    scene.refusals = ["shouldReturn"]
    scene.screen.press(.keyboardReturnOrEnter)
    expect(events == [] && field.isEditing)
    scene.refusals = []
    scene.screen.press(.keypadEnter)
    expect(events == ["exit", "primary"] && !field.isEditing)
  }

  @Test func enablesReturnKeyAutomaticallyIgnoresReturnInAnEmptyField() {
    edit("")
    field.enablesReturnKeyAutomatically = true
    scene.screen.press(.keyboardReturnOrEnter)
    expectEqual(scene.take(), [])
    scene.screen.type("a")
    scene.screen.press(.keyboardReturnOrEnter)
    expectEqual(scene.take().last, "shouldReturn")
  }

  @Test func aDisabledFieldEndsEditingAndRefusesFirstResponder() {
    edit("abc")
    field.isEnabled = false
    expect(!field.isEditing && !field.becomeFirstResponder())
  }

  // MARK: Keyboard

  @Test func arrowKeysMoveTheCaretByCharactersWordsAndToTheEnds() {
    edit("one two")
    let screen = scene.screen
    screen.press(.keyboardLeftArrow)
    expectEqual(scene.selection, 6..<6)
    screen.press(.keyboardLeftArrow, modifiers: .control)
    expectEqual(scene.selection, 4..<4)
    screen.press(.keyboardLeftArrow, modifiers: [.alternate, .shift])
    expectEqual(scene.selection, 0..<4)
    screen.press(.keyboardRightArrow)
    expectEqual(scene.selection, 4..<4)
    screen.press(.keyboardHome, modifiers: .shift)
    expectEqual(scene.selection, 0..<4)
    screen.press(.keyboardRightArrow, modifiers: .command)
    expectEqual(scene.selection, 7..<7)
    screen.press(.keyboardUpArrow)
    expectEqual(scene.selection, 0..<0)
    screen.press(.keyboardEnd)
    expectEqual(scene.selection, 7..<7)
  }

  @Test func keysDeleteByCharactersAndWords() {
    edit("one two three")
    scene.screen.press(.keyboardDeleteOrBackspace, modifiers: .control)
    expectEqual(field.text, "one two ")
    scene.screen.press(.keyboardHome)
    scene.screen.press(.keyboardDeleteForward)
    expectEqual(field.text, "ne two ")
    scene.screen.press(.keyboardDeleteForward, modifiers: .alternate)
    expectEqual(field.text, " two ")
  }

  @Test func heldKeysRepeat() {
    edit("abcdef")
    let left = UIKeyboardHIDUsage.keyboardLeftArrow.rawValue
    for phase in [KeyEvent.Phase.down, .repeat, .repeat, .up] {
      scene.screen.stage.send(.key(KeyEvent(usage: left, characters: "", phase: phase, timestamp: scene.screen.time)))
    }
    expectEqual(scene.selection, 3..<3)
  }

  @Test func arrowKeysMoveTheCaretVisuallyInRightToLeftText() {
    edit("שלום")
    scene.screen.press(.keyboardRightArrow)
    expectEqual(scene.selection, 3..<3)
    scene.screen.press(.keyboardLeftArrow)
    expectEqual(scene.selection, 4..<4)
    edit("ab שלום cd")
    scene.screen.press(.keyboardHome)
    var places: [CGFloat] = []
    for _ in 0..<10 {
      places.append(field.face.caretRect(at: scene.selection.lowerBound).minX)
      scene.screen.press(.keyboardRightArrow)
    }
    expect(places == places.sorted() && Set(places).count == places.count, "each press goes further to the right")
  }

  @Test func copyCutAndPasteKeysUseTheDesktopsClipboard() {
    edit("one two")
    let screen = scene.screen
    screen.press(.keyboardLeftArrow, modifiers: [.control, .shift])
    screen.press(.keyboardC, modifiers: .control)
    expect(screen.stage.clipboard == "two" && UIPasteboard.general.string == "two")
    screen.press(.keyboardX, modifiers: .control)
    expectEqual(field.text, "one ")
    screen.stage.clipboard = "from\nelsewhere"
    screen.press(.keyboardV, modifiers: .command)
    expectEqual(field.text, "one from elsewhere", "a field has one line")
    screen.press(.keyboardA, modifiers: .control)
    expectEqual(scene.selection, 0..<18)
    screen.press(.keyboardV, modifiers: .control)
    expectEqual(field.text, "from elsewhere")
  }

  @Test func canPerformActionDependsOnSelectionAndPasteboard() {
    edit("one")
    scene.screen.stage.clipboard = nil
    expect(!field.canPerformAction("copy:", withSender: nil) && !field.canPerformAction("paste:", withSender: nil))
    expect(field.canPerformAction("selectAll:", withSender: nil) && field.canPerformAction("select:", withSender: nil))
    field.selectAll(nil)
    expect(field.canPerformAction("cut:", withSender: nil) && !field.canPerformAction("selectAll:", withSender: nil))
    field.isSecureTextEntry = true
    expect(!field.canPerformAction("cut:", withSender: nil) && !field.canPerformAction("copy:", withSender: nil))
    field.copy(nil)
    expectNil(scene.screen.stage.clipboard)
    field.delete(nil)
    expectEqual(field.text, "")
  }

  @Test func typedTextIsUndoneAndRedoneAsOneStep() {
    edit("")
    scene.screen.type("one")
    scene.screen.press(.keyboardLeftArrow)
    scene.screen.type("x")
    scene.screen.press(.keyboardZ, modifiers: .control)
    expectEqual(field.text, "one")
    scene.screen.press(.keyboardZ, modifiers: .control)
    expect(field.text == "" && field.undoManager?.canUndo == false)
    scene.screen.press(.keyboardZ, modifiers: [.control, .shift])
    scene.screen.press(.keyboardY, modifiers: .control)
    expectEqual(field.text, "onxe")
    field.resignFirstResponder()
    expectEqual(field.undoManager?.canUndo, false, "it is cleared with the end of editing")
  }

  @Test func tabMovesToTheNextFieldAndShiftTabBack() {
    edit("")
    scene.screen.press(.keyboardTab)
    expect(scene.second.isFirstResponder)
    scene.screen.press(.keyboardTab)
    expect(field.isFirstResponder, "from the last to the first")
    scene.screen.press(.keyboardTab, modifiers: .shift)
    expect(scene.second.isFirstResponder)
    scene.refusals = ["shouldBegin"]
    scene.screen.press(.keyboardTab)
    expect(scene.second.isFirstResponder && field.text == "", "nobody else takes it, and nothing is typed")
  }

  // MARK: Secret text, clearing

  @Test func secureTextIsShownAsDots() {
    field.isSecureTextEntry = true
    field.text = "a👨‍👩‍👧c"
    expectEqual(field.content.shownContent(isEditing: false).string, "•••")
    edit("abc def")
    scene.screen.type("x")
    expectEqual(field.text, "x", "what was entered before cannot be gone on with")
    scene.screen.type("yz")
    scene.screen.press(.keyboardLeftArrow, modifiers: .control)
    expectEqual(scene.selection, 0..<0, "words show nothing of themselves")
  }

  @Test func clearsOnBeginEditingEmptiesTheField() {
    field.clearsOnBeginEditing = true
    edit("abc")
    expectEqual(field.text, "")
    field.clearsOnBeginEditing = false
    field.resignFirstResponder()
    edit("abc")
    field.clearsOnInsertion = true
    scene.screen.type("x")
    expectEqual(field.text, "x")
  }

  @Test func editedTextKeepsItsAttributes() throws {
    let text = NSMutableAttributedString(string: "red blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
    field.attributedText = text
    field.becomeFirstResponder()
    scene.click(3)
    scene.screen.type("!")
    let result = try require(field.attributedText)
    expectEqual(result.string, "red! blue")
    expectEqual(result.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .red)
    expectEqual(result.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor, .blue)
  }

  // MARK: Frames

  @Test func anIdleScreenDrawsNothingAndACaretTwoFramesASecond() throws {
    field.text = "abc"
    try scene.screen.settle()
    var frames = scene.screen.stage.presentationCount
    scene.screen.advance(by: 10)
    expectEqual(scene.screen.stage.presentationCount, frames)
    edit("abc")
    try scene.screen.settle()
    frames = scene.screen.stage.presentationCount
    scene.screen.advance(by: 10)
    expect((19...21).contains(scene.screen.stage.presentationCount - frames))
    field.resignFirstResponder()
    try scene.screen.settle()
    frames = scene.screen.stage.presentationCount
    scene.screen.advance(by: 10)
    expectEqual(scene.screen.stage.presentationCount, frames)
  }

  @Test func longTextScrollsToTheCaret() {
    edit(String(repeating: "wide ", count: 20))
    let room = field.editingRect(forBounds: field.bounds)
    expect(abs(field.face.caretRect(at: 100).maxX - room.maxX) < 0.6)
    scene.screen.press(.keyboardHome)
    expectEqual(field.face.caretRect(at: 0).minX, room.minX)
    for _ in 0..<40 { scene.screen.press(.keyboardRightArrow) }
    let caret = field.face.caretRect(at: scene.selection.lowerBound)
    expect(caret.minX >= room.minX && caret.maxX <= room.maxX + 0.01)
    scene.screen.press(.keyboardHome)
    field.text = "a"
    scene.screen.advance(frames: 1)
    expectEqual(field.face.caretRect(at: 0).minX, room.minX)
  }

  @Test func anEditedFieldIsReleasedOnceUnreferenced() {
    weak var gone: UITextField?
    do {
      let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
      scene.controller.view.addSubview(field)
      field.becomeFirstResponder()
      field.insertText("abc")
      field.clearButtonMode = .always
      scene.screen.advance(frames: 2)
      field.removeFromSuperview()
      gone = field
    }
    scene.screen.advance(by: 1)
    expectNil(gone)
  }

  @Test func accessibilityValueIsTheTextUnlessItIsSecure() {
    field.placeholder = "Name"
    expectEqual(field.accessibilityValue, "Name")
    field.text = "Ann"
    expect(field.accessibilityValue == "Ann" && field.accessibilityTraits.names == ["textField"])
    expect(field.accessibilityActivate() && field.accessibilityTraits.names == ["textField", "editing"])
    field.isSecureTextEntry = true
    expect(field.accessibilityValue == "•••" && field.accessibilityTraits.names.contains("secure"))
  }
}
