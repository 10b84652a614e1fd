import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct TextEditorTests {
  /// Answers with a change of its own.
  private final class Changer: NSObject, UITextViewDelegate {
    var shouldChange: (UITextView) -> Bool = { _ in true }
    var didChange: (UITextView) -> Void = { _ in }
    var didChangeSelection: (UITextView) -> Void = { _ in }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      shouldChange(textView)
    }
    func textViewDidChange(_ textView: UITextView) { didChange(textView) }
    func textViewDidChangeSelection(_ textView: UITextView) { didChangeSelection(textView) }
  }

  private let scene = TextViewScene()
  private let changer = Changer()
  private var view: UITextView { scene.view }

  private func edit(_ text: String, at offset: Int) {
    scene.edit(text, at: offset)
    view.delegate = changer
  }

  private var undo: UndoManager { view.editor.undoManager }

  @Test func typingCanBeUndoneAfterTextStorageChanges() {
    edit("one two", at: 7)
    view.insertText("!")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    expect(view.text == "three two!" && undo.canUndo)
    undo.undo()
    expect(view.text == "three two" && !undo.canUndo && undo.canRedo)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
    expect(!undo.canRedo, "a change of the storage ends what can be done again")
  }

  @Test func aCompositionIsUndoneAsOneChange() {
    edit("ab", at: 2)
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    expect(undo.canUndo)
    view.replace(view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)!, withText: "x")
    expect(view.text == "xabか" && view.markedTextRange == nil)
    undo.undo()
    expectEqual(view.text, "abか")
    undo.undo()
    expect(view.text == "ab" && !undo.canUndo)
    undo.redo()
    undo.redo()
    expect(view.text == "xabか" && !undo.canRedo)
  }

  @Test func undoingAndRedoingUnmarksText() {
    edit("ab", at: 2)
    view.insertText("c")
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    while undo.canUndo { undo.undo() }
    expect(view.text == "ab" && view.markedTextRange == nil)
    while undo.canRedo { undo.redo() }
    expectEqual(view.text, "abcか")
  }

  @Test func typingAfterActionsWereRemovedCanBeUndone() {
    edit("", at: 0)
    view.insertText("a")
    undo.removeAllActions()
    view.insertText("b")
    expect(undo.canUndo)
    undo.undo()
    expect(view.text == "a" && !undo.canUndo)
  }

  @Test func aDelegateMaySetTheTextDuringUndo() {
    edit("", at: 0)
    view.insertText("a")
    changer.didChange = { $0.text = "other" }
    undo.undo()
    expect(view.text == "other" && !undo.canUndo && !undo.canRedo)
  }

  @Test func aDelegateMaySetTheTextInShouldChangeText() {
    edit("a long text", at: 11)
    changer.shouldChange = { view in
      view.text = "b"
      return true
    }
    view.insertText("x")
    expect(view.text == "bx" && view.selectedRange == NSRange(location: 2, length: 0))
    changer.shouldChange = { view in
      view.text = "replaced"
      return false
    }
    view.insertText("x")
    expectEqual(view.text, "replaced")
  }

  @Test func aDelegateMayInsertTextInDidChange() {
    edit("", at: 0)
    changer.didChange = { view in if view.text.count < 3 { view.insertText("y") } }
    view.insertText("x")
    expectEqual(view.text, "xyy")
    undo.undo()
    changer.didChange = { _ in }
    changer.didChangeSelection = { view in if view.text.hasSuffix("\n") { view.text = "gone" } }
    view.insertText("\n")
    expect(view.text == "gone" && view.selectedRange == NSRange(location: 4, length: 0))
  }
}
