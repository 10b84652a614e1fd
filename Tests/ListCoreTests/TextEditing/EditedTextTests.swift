import Expectations
import ListCore
import Testing

@Suite struct EditedTextTests {
  private func typed(_ pieces: String...) -> EditedText {
    var text = EditedText()
    for piece in pieces { text.apply(text.insertion(of: piece), as: .typing) }
    return text
  }

  @Test func typedTextIsInsertedAtTheCaretOrReplacesTheSelection() {
    var text = typed("a", "c")
    text.select(TextSelection(1))
    text.apply(text.insertion(of: "b"), as: .typing)
    expect(text.text == "abc" && text.selection == TextSelection(2))
    text.select(TextSelection(0..<2))
    text.apply(text.insertion(of: "x"), as: .typing)
    expect(text.text == "xc" && text.selection == TextSelection(1))
  }

  @Test func movingAndDeletingTreatAGraphemeClusterAsOneCharacter() {
    var text = typed("a", "👨‍👩‍👧", "e\u{301}")
    text.move(.character, .backward, extending: false)
    expectEqual(text.selection, TextSelection(9))
    text.move(.character, .backward, extending: false)
    expectEqual(text.selection, TextSelection(1))
    let deletion = text.deletion(.character, .forward)
    expectEqual(deletion?.range, 1..<9)
  }

  @Test func wordBoundariesFollowUnicode() {
    let boundaries = TextBoundaries("Don't pay 3.14, 東京タワー!")
    expectEqual(boundaries.wordEnd(after: 0), 5)
    expectEqual(boundaries.wordEnd(after: 5), 9)
    expectEqual(boundaries.wordEnd(after: 9), 14)
    expectEqual(boundaries.wordEnd(after: 15), 18)
    expectEqual(boundaries.wordEnd(after: 18), 21)
    expectEqual(boundaries.wordEnd(after: 21), 22, "behind the last word there is the end of the text")
    expectEqual(boundaries.wordStart(before: 22), 18)
    expectEqual(boundaries.wordStart(before: 10), 6)
    expectEqual(boundaries.word(at: 2), 0..<5)
    expectEqual(boundaries.word(at: 3), 0..<5, "the apostrophe belongs to its word")
    expectEqual(boundaries.word(at: 14), 14..<15)
    expectEqual(boundaries.word(at: 22), 21..<22, "at the end, the last character")
  }

  @Test func aSelectionIsExtendedFromItsAnchor() {
    var text = typed("one two three")
    text.select(TextSelection(4))
    text.move(.word, .forward, extending: true)
    expectEqual(text.selection, TextSelection(anchor: 4, focus: 7))
    text.move(.text, .backward, extending: true)
    expect(text.selection == TextSelection(anchor: 4, focus: 0) && text.selection.range == 0..<4)
    text.move(.character, .forward, extending: false)
    expectEqual(text.selection, TextSelection(4), "a caret takes the selection's place at its edge")
  }

  @Test func continuousTypingIsUndoneInOneStep() {
    var text = typed("a", "b", "c")
    text.select(TextSelection(0))
    text.apply(text.insertion(of: "x"), as: .typing)
    expect(text.undo() != nil)
    expectEqual(text.text, "abc")
    expect(text.undo() != nil)
    expect(text.text == "" && !text.canUndo && text.undo() == nil)
    expect(text.redo() != nil)
    expect(text.text == "abc" && text.selection == TextSelection(3))
  }

  @Test func successiveDeletionsAreUndoneInOneStep() throws {
    var text = typed("abcdef")
    for _ in 0..<3 { text.apply(try require(text.deletion(.character, .backward)), as: .deleting) }
    expectEqual(text.text, "abc")
    _ = text.undo()
    expect(text.text == "abcdef" && text.selection == TextSelection(6))
  }

  @Test func aChangeClearsTheRedoStack() {
    var text = typed("ab")
    _ = text.undo()
    text.apply(text.insertion(of: "c"), as: .typing)
    expect(!text.canRedo && text.text == "c")
  }

  @Test func markedTextIsReplacedUntilItIsCommitted() {
    var text = typed("ab")
    text.select(TextSelection(1))
    text.compose("に", selected: 1..<1)
    text.compose("にほん", selected: 3..<3)
    expect(text.text == "aにほんb" && text.marked == 1..<4 && text.selection == TextSelection(4))
    text.apply(text.insertion(of: "日本"), as: .typing)
    expect(text.text == "a日本b" && text.marked == nil && text.selection == TextSelection(3))
    _ = text.undo()
    expect(text.text == "ab" && text.selection == TextSelection(1), "what was composed between is no step")
  }

  @Test func anAbandonedCompositionLeavesNoUndoStep() {
    var text = typed("ab")
    text.compose("ni", selected: 2..<2)
    text.compose("", selected: 0..<0)
    expect(text.text == "ab" && text.marked == nil)
    _ = text.undo()
    expectEqual(text.text, "", "there was no step but the typing")
  }

  @Test func selectingElsewhereCommitsMarkedText() {
    var text = typed("ab ")
    text.compose("ka", selected: 2..<2)
    text.select(TextSelection(4))
    expectEqual(text.marked, 3..<5, "within it the composition goes on")
    text.select(TextSelection(0))
    expect(text.marked == nil && text.text == "ab ka")
  }

  @Test func programmaticChangesSplitNoSurrogatePair() {
    var text = typed("👍")
    text.apply(TextChange(range: 0..<1, replacement: ""), as: .replacing)
    expect(text.text == "" && text.length == 0)
    _ = text.undo()
    expectEqual(text.text, "👍")
    text.select(TextSelection(1))
    expectEqual(text.selection, TextSelection(0))
  }

  @Test func replacingTextByItselfInAnotherStyleIsAnEdit() {
    var text = EditedText("ab")
    text.applyByProgram(0..<1, with: StyledPiece("a", style: 0))
    expect(text.takeEdits().isEmpty)
    text.applyByProgram(0..<1, with: StyledPiece("a", style: 1))
    expectEqual(text.takeEdits().map(\.range), [0..<1])
    text.typingStyle = 2
    text.select(TextSelection(1..<2))
    text.compose("b", selected: 1..<1)
    expectEqual(text.takeEdits().map(\.range), [1..<2])
  }
}
