import Expectations
import Testing

@testable import ListCore

struct EditHistoryTests {
  private func typed(_ text: String, at offset: Int, in edited: inout EditedText) {
    edited.select(TextSelection(offset))
    edited.apply(edited.insertion(of: text), as: .typing)
  }

  @Test func aProgrammaticChangeBeforeTypedTextShiftsItsUndo() {
    var text = EditedText("one two")
    typed("!", at: 7, in: &text)
    text.applyByProgram(0..<0, with: StyledPiece("zero ", style: 0))
    expect(text.text == "zero one two!" && text.selection == TextSelection(13) && text.canUndo)
    _ = text.undo()
    expect(text.text == "zero one two" && text.selection == TextSelection(12))
    _ = text.redo()
    expectEqual(text.text, "zero one two!")
  }

  @Test func aProgrammaticChangeAfterTypedTextSurvivesItsUndo() {
    var text = EditedText("one two")
    typed("x", at: 0, in: &text)
    text.applyByProgram(5..<8, with: StyledPiece("2", style: 0))
    _ = text.undo()
    expect(text.text == "one 2" && text.selection == TextSelection(0))
  }

  @Test func aProgrammaticChangeOfTypedTextIsUndoneWithIt() {
    var text = EditedText("ab")
    typed("first", at: 2, in: &text)
    typed("(c)", at: 1, in: &text)
    text.applyByProgram(0..<3, with: StyledPiece("©", style: 0))
    expectEqual(text.text, "©)bfirst")
    _ = text.undo()
    expectEqual(text.text, "abfirst")
    _ = text.undo()
    expect(text.text == "ab" && !text.canUndo)
    _ = text.redo()
    _ = text.redo()
    expectEqual(text.text, "©)bfirst")
  }

  @Test func aProgrammaticChangeCommitsMarkedText() {
    var text = EditedText("ab")
    text.compose("か", selected: 1..<1)
    expectEqual(text.undoGroups, 1)
    text.applyByProgram(0..<1, with: StyledPiece("A", style: 0))
    expect(text.text == "Abか" && text.marked == nil && text.undoGroups == 1)
    _ = text.undo()
    expectEqual(text.text, "Ab")
  }

  @Test func aProgrammaticChangeLeavesNoSelectionWithinACharacter() {
    var text = EditedText("abcd")
    text.select(TextSelection(3))
    text.applyByProgram(1..<4, with: StyledPiece("x👍", style: 0))
    expectEqual(text.selection, TextSelection(2))
  }
}
