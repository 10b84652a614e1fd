import Expectations
import Testing
import UIKit

@testable import Stage
@testable import UIKitCore
@testable import UIKitTesting

/// A text field operated by mouse, by finger and by an input method.
@MainActor @Suite(.serialized)
struct TextFieldTouchesTests {
  private let scene = FieldScene()
  private var field: UITextField { scene.field }

  private func edit(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
    scene.screen.advance(frames: 1)
    scene.notes = []
  }

  // MARK: Mouse and finger

  @Test func clicksPlaceTheCaretAndSelectWordsOrAllText() {
    field.text = "one two three"
    scene.click(5)
    expect(field.isEditing && scene.selection == 5..<5)
    scene.screen.advance(by: 1)
    scene.click(9, modifiers: .shift)
    expectEqual(scene.selection, 5..<9)
    scene.screen.advance(by: 1)
    scene.click(5, times: 2)
    expectEqual(scene.selection, 4..<7)
    scene.screen.advance(by: 1)
    scene.click(5, times: 3)
    expectEqual(scene.selection, 0..<13)
  }

  @Test func aDragSelectsByCharactersAndAfterADoubleClickByWords() {
    field.text = "one two three"
    scene.drag(2, 6)
    expectEqual(scene.selection, 2..<6)
    scene.drag(5, 10, clicks: 2)
    expectEqual(scene.selection, 4..<13)
    scene.drag(9, 1, clicks: 2)
    expect(scene.selection == 0..<13 && field.content.edited.selection.focus == 0)
  }

  @Test func aTapPlacesTheCaretAtTheEdgeOfAWord() {
    edit("one wonderful day")
    scene.screen.tap(at: scene.point(6))
    expectEqual(scene.selection, 4..<4)
    scene.screen.advance(by: 1)
    scene.screen.tap(at: scene.point(12))
    expectEqual(scene.selection, 13..<13)
    scene.screen.tap(at: scene.point(12))
    expectEqual(scene.selection, 4..<13, "the second tap of two selects the word")
  }

  @Test func aLongPressPlacesTheCaretWithinAWord() {
    edit("one wonderful day")
    scene.screen.drag(from: scene.point(6), to: scene.point(6), duration: 0.6)
    expectEqual(scene.selection, 6..<6)
  }

  @Test func theClearButtonEmptiesTheField() throws {
    field.clearButtonMode = .whileEditing
    edit("one")
    let rect = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
    scene.screen.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    expect(field.text == "" && field.isEditing)
    expectEqual(
      scene.take(),
      [
        "shouldClear", "didChangeSelection 0→0", "event editingChanged", "notification DidChangeNotification",
      ])
    scene.screen.press(.keyboardZ, modifiers: .control)
    expectEqual(field.text, "one", "and that can be taken back")
  }

  // MARK: Input methods

  @Test func markedTextIsUnderlinedAndReplacedWhenCommitted() {
    edit("ab")
    scene.screen.press(.keyboardLeftArrow)
    scene.compose("に")
    scene.compose("にほん")
    expect(field.text == "aにほんb" && field.markedTextRange != nil)
    scene.screen.press(.keyboardDeleteOrBackspace)
    scene.screen.press(.keyboardReturnOrEnter)
    expect(field.text == "aにほんb" && field.isEditing, "keys belong to the input method")
    scene.compose("")
    scene.enter("日本")
    expect(field.text == "a日本b" && field.markedTextRange == nil && scene.selection == 3..<3)
  }

  @Test func enteredTextReplacesAnUnfinishedComposition() {
    edit("")
    scene.compose("ni")
    scene.enter("你")
    expect(field.text == "你" && field.markedTextRange == nil)
    scene.screen.press(.keyboardZ, modifiers: .control)
    expectEqual(field.text, "")
  }

  @Test func aCancelledCompositionLeavesNoText() {
    edit("ab")
    scene.compose("ni")
    scene.compose("")
    expect(field.text == "ab" && field.markedTextRange == nil)
  }

  @Test func theInputMethodKnowsWhereTheCaretIs() throws {
    edit("abc")
    let first = try require(scene.screen.stage.textInputCaret)
    scene.screen.press(.keyboardHome)
    let second = try require(scene.screen.stage.textInputCaret)
    expect(second.minX < first.minX && second.width == 2 && second.minY == first.minY)
    expect(CGRect(x: 20, y: 100, width: 200, height: 34).contains(second))
    field.resignFirstResponder()
    expectNil(scene.screen.stage.textInputCaret)
  }
}
