import Fuzzing
import ListCore

/// Compares `EditedText` with an array of UTF-16 units that stores whole copies of itself for undoing.
struct EditedTextModel: FuzzModel {
  static let name = "edited-text"

  private var generator: SeededGenerator
  private var edited = EditedText()
  private var reference = NaiveText()

  /// One piece of each kind: a character may have many scalars, and combining scalars may be typed alone.
  private static let pieces = [
    "a", "b", "Z", "7", "3", " ", " ", "'", "’", ".", ",", "-", "é", "e\u{301}", "\u{301}", "👍", "👨‍👩‍👧", "🇬", "🇧",
    "漢", "字", "か", "カ", "ー", "א", "ب", "\u{200D}", "don't", "3.5 ",
  ]
  /// The length, in UTF-16 units, from which on steps that would type delete instead.
  private static let longest = 20
  /// Steps from one text that is set in code to the next, on average.
  private static let lifetime = 1000

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let unit = generator.pick(TextUnit.allCases)
    let direction = generator.pick(TextDirection.allCases)
    if generator.oneIn(Self.lifetime) {
      let text = generator.pick(Self.pieces)
      reference = NaiveText(text)
      edited.setText(text)
    }
    switch generator.int(0...11) {
    case 0...2 where edited.length < Self.longest: type()
    case 3:
      compose()
    case 4:
      reference.finishComposition()
      _ = edited.finishComposition()
    case 5: try takeBack()
    case 6, 7:
      let selection = TextSelection(
        anchor: generator.int(0...edited.length), focus: generator.int(0...edited.length))
      reference.select(selection)
      edited.select(selection)
    case 0...2, 8: try delete(unit, direction)
    default:
      let extending = generator.oneIn(3)
      reference.move(unit, direction, extending: extending)
      edited.move(unit, direction, extending: extending)
    }
    try compare()
  }

  private mutating func type() {
    let piece = generator.pick(Self.pieces)
    let kind: EditedText.EditKind = generator.oneIn(4) ? .replacing : .typing
    let change = edited.insertion(of: piece)
    reference.apply(change, kind)
    edited.apply(change, as: kind)
  }

  private mutating func compose() {
    let text = generator.oneIn(4) ? "" : generator.pick(Self.pieces) + generator.pick(Self.pieces)
    let caret = generator.int(0...text.utf16.count)
    reference.compose(text, caret: caret)
    edited.compose(text, selected: caret..<caret)
  }

  private mutating func delete(_ unit: TextUnit, _ direction: TextDirection) throws(Mismatch) {
    let change = edited.deletion(unit, direction)
    let range = reference.deletion(unit, direction)
    try expect(change?.range, is: range, "what \(direction) deletion by \(unit) takes")
    guard let change else { return }
    reference.apply(change, .deleting)
    edited.apply(change, as: .deleting)
  }

  private mutating func takeBack() throws(Mismatch) {
    let isRedo = generator.oneIn(3)
    let change = isRedo ? edited.redo() : edited.undo()
    let wasThere = isRedo ? reference.redo() : reference.undo()
    try expect(change != nil, is: wasThere, "whether there was something to \(isRedo ? "do again" : "take back")")
  }

  private mutating func compare() throws(Mismatch) {
    try expect(Array(edited.text.utf16), is: reference.units, "the text")
    try expect(edited.length, is: reference.units.count, "the length")
    try expect(edited.selection, is: reference.selection, "the selection in “\(edited.text)”")
    try expect(edited.marked, is: reference.marked, "what is composed")
    try expect(edited.canUndo, is: !reference.past.isEmpty, "whether something can be taken back")
    try expect(edited.canRedo, is: !reference.future.isEmpty, "whether something can be done again")
    let offset = edited.selection.focus
    let word = reference.word(at: offset)
    try expect(TextBoundaries(edited.text).word(at: offset), is: word, "the word at \(offset) of “\(edited.text)”")
  }
}
