/// A text that is being edited: its content, its selection, the marked text of an input method, and the history of
/// changes. A value without a view: a view asks for the change that a key means, may refuse it, and applies it.
///
/// Each unit of the text has a style: a number whose meaning only the view knows. Undoing brings the styles back, too.
package struct EditedText: Sendable {
  /// How a change is grouped for undoing.
  package enum EditKind: Hashable, Sendable {
    /// Continues preceding typing.
    case typing
    /// Continues preceding deletion.
    case deleting
    /// A separate group: pasted, cut, or changed in code.
    case replacing
  }

  /// The text that an input method's marked text replaced.
  private struct Composition: Equatable, Sendable {
    var start: Int
    var replaced: StyledPiece
    var selection: TextSelection
  }

  package private(set) var paragraphs: TextParagraphs
  /// The style of each unit.
  package private(set) var styles: RunTree
  /// The style of text that is entered.
  package var typingStyle = 0
  package private(set) var selection: TextSelection
  /// The range of an input method's marked text; never empty.
  package private(set) var marked: Range<Int>?
  private var composition: Composition?
  private var history = EditHistory()
  private var edits: [TextEdit] = []

  /// A text with the caret at its end.
  package init(_ text: String = "", style: Int = 0) {
    paragraphs = TextParagraphs(text)
    styles = RunTree()
    typingStyle = style
    selection = TextSelection(paragraphs.length)
    styles.insert(RunTree.Run(count: length, value: Int64(style)), at: 0)
  }

  /// The whole text. O(n) for a text of several paragraphs.
  package var text: String { paragraphs.text }

  /// The length in UTF-16 units.
  package var length: Int { paragraphs.length }

  /// Replaces the whole text in code. The caret moves to the end, and the history is cleared.
  package mutating func setText(_ text: String, style: Int = 0) {
    self = EditedText(text, style: style)
  }

  /// A part of the text; the range is limited to the text.
  package func substring(_ range: Range<Int>) -> String { paragraphs.substring(range) }

  /// A part of the text with its styles.
  package func piece(_ range: Range<Int>) -> StyledPiece {
    var piece = StyledPiece(text: substring(range), styles: [])
    styles.forEachRun(in: range) { _, run in
      piece.append(run)
      return true
    }
    return piece
  }

  /// The change that replaces each of several parts by the same text, and its styled replacement. The new text has the
  /// style of the first unit of the part that it replaces. The text between the parts stays. Nil without parts.
  /// - Parameter ranges: In order; none overlap.
  /// - Complexity: O(n) in the length from the first part to the last.
  package func replacement(of ranges: [Range<Int>], with text: String) -> (change: TextChange, piece: StyledPiece)? {
    guard let first = ranges.first, let last = ranges.last else { return nil }
    let whole = first.lowerBound..<last.upperBound
    let units = Array(substring(whole).utf16)
    let added = Array(text.utf16)
    var changed: [UInt16] = []
    var piece = StyledPiece(text: "", styles: [])
    var end = whole.lowerBound
    for range in ranges {
      changed += units[end - whole.lowerBound..<range.lowerBound - whole.lowerBound]
      styles.forEachRun(in: end..<range.lowerBound) { _, run in
        piece.append(run)
        return true
      }
      changed += added
      let style = range.isEmpty ? Int64(typingStyle) : styles.element(at: range.lowerBound).value
      if !added.isEmpty { piece.append(RunTree.Run(count: added.count, value: style)) }
      end = range.upperBound
    }
    piece.text = String(decoding: changed, as: UTF16.self)
    return (TextChange(range: whole, replacement: piece.text), piece)
  }

  /// The changes of the text since the last call, in order, except those that leave the text and its styles unchanged.
  package mutating func takeEdits() -> [TextEdit] {
    defer { edits = [] }
    return edits
  }

  // MARK: Selecting

  /// Selects a range, widened to whole scalars. This ends the undo group; marked text stays marked only if the
  /// selection is inside it.
  package mutating func select(_ selection: TextSelection) {
    let clamped = selection.clamped(to: length)
    let selection = TextSelection(
      anchor: paragraphs.scalarStart(clamped.anchor), focus: paragraphs.scalarStart(clamped.focus))
    if let marked, !(marked.lowerBound...marked.upperBound).contains(selection.range) { _ = finishComposition() }
    guard selection != self.selection else { return }
    history.closeGroup()
    self.selection = selection
  }

  /// Moves the caret, or the moving end of the selection.
  package mutating func move(_ unit: TextUnit, _ direction: TextDirection, extending: Bool) {
    guard extending else { return select(TextSelection(caret(unit, direction))) }
    select(TextSelection(anchor: selection.anchor, focus: target(unit, direction, from: selection.focus)))
  }

  private func caret(_ unit: TextUnit, _ direction: TextDirection) -> Int {
    let edge = direction == .forward ? selection.range.upperBound : selection.range.lowerBound
    // The caret collapses to an edge of the selection and stays there.
    return unit == .character && !selection.isCaret ? edge : target(unit, direction, from: edge)
  }

  /// The offset at which a movement from `offset` ends.
  package func target(_ unit: TextUnit, _ direction: TextDirection, from offset: Int) -> Int {
    switch (unit, direction) {
    case (.character, .forward): paragraphs.character(after: offset)
    case (.character, .backward): paragraphs.character(before: offset)
    case (.word, .forward): paragraphs.wordEnd(after: offset)
    case (.word, .backward): paragraphs.wordStart(before: offset)
    case (.text, .forward): length
    case (.text, .backward): 0
    }
  }

  // MARK: Changes

  /// The change that inserts `string`: it replaces the marked text, or else the selection.
  package func insertion(of string: String) -> TextChange {
    TextChange(range: marked ?? selection.range, replacement: string)
  }

  /// The change of a delete key; nil if there is nothing to delete.
  package func deletion(_ unit: TextUnit, _ direction: TextDirection) -> TextChange? {
    deletion(upTo: target(unit, direction, from: selection.focus))
  }

  /// The change that deletes the selection, or else everything from the caret to an offset.
  package func deletion(upTo end: Int) -> TextChange? {
    guard selection.isCaret else { return TextChange(range: selection.range, replacement: "") }
    guard end != selection.focus else { return nil }
    return TextChange(range: min(end, selection.focus)..<max(end, selection.focus), replacement: "")
  }

  /// Makes a change and puts the caret after the replacement.
  ///
  /// - Parameter piece: The replacement with its styles; nil for the typing style throughout.
  /// - Returns: whether the change begins an undo group, rather than joining the one before.
  @discardableResult
  package mutating func apply(_ change: TextChange, as kind: EditKind, piece: StyledPiece? = nil) -> Bool {
    if let marked {
      if change.range == marked { return endComposition(with: change.replacement) }
      if marked.lowerBound <= change.range.lowerBound, change.range.upperBound <= marked.upperBound {
        return changeMarked(change, of: marked)
      }
      _ = finishComposition()
    }
    let range = aligned(change.range)
    let removed = self.piece(range)
    guard !removed.text.isEmpty || !change.replacement.isEmpty else { return false }
    let inserted = piece ?? StyledPiece(change.replacement, style: typingStyle)
    let before = selection
    replace(range, with: inserted)
    selection = TextSelection(paragraphs.roundedUp(range.lowerBound + inserted.length))
    return history.record(
      EditHistory.Step(
        start: range.lowerBound, removed: removed, inserted: inserted, selectionBefore: before,
        selectionAfter: selection, kind: kind))
  }

  /// Makes a change in code, which commits marked text. The selection and the undoable changes move with their text; if
  /// a change's text is modified here, both are undone together [?].
  package mutating func applyByProgram(_ range: Range<Int>, with piece: StyledPiece) {
    _ = finishComposition()
    let range = aligned(range)
    let change = EditHistory.ProgramChange(start: range.lowerBound, removed: self.piece(range), inserted: piece)
    replace(range, with: piece)
    history.apply(change)
    // A text storage that changes part of a character reports the whole character, so the shifted ends may lie inside a
    // scalar: they move to its start.
    let kept = change.shifted(selection).clamped(to: length)
    selection = TextSelection(anchor: paragraphs.scalarStart(kept.anchor), focus: paragraphs.scalarStart(kept.focus))
  }

  /// Gives a range another style. This is not a change of the text, and cannot be undone.
  package mutating func setStyle(_ style: Int, in range: Range<Int>) {
    let range = range.clamped(to: 0..<length)
    guard !range.isEmpty else { return }
    styles.replace(range, with: RunTree.Run(count: range.count, value: Int64(style)))
  }

  /// Ends the undo group.
  package mutating func closeUndoGroup() { history.closeGroup() }

  private mutating func replace(_ range: Range<Int>, with piece: StyledPiece) {
    let removed = self.piece(range)
    let change = paragraphs.replace(range, with: piece.text)
    styles.remove(range)
    var place = range.lowerBound
    for run in piece.styles where run.count > 0 {
      styles.insert(run, at: place)
      place += run.count
    }
    guard removed.styles != piece.styles || !removed.text.utf16.elementsEqual(piece.text.utf16) else { return }
    edits.append(TextEdit(range: range, count: piece.length, paragraphs: change))
  }

  // MARK: Input methods

  /// Shows an input method's marked text in place of the previous one, or else of the selection. An empty text removes
  /// it.
  ///
  /// - Parameter selected: within `string`, in UTF-16 units.
  /// - Returns: whether an undo group was added: removed marked text had replaced a selection.
  @discardableResult
  package mutating func compose(_ string: String, selected: Range<Int>) -> Bool {
    let range = marked ?? selection.range
    if composition == nil {
      composition = Composition(start: range.lowerBound, replaced: piece(range), selection: selection)
    }
    replace(range, with: StyledPiece(string, style: typingStyle))
    let count = string.utf16.count
    marked = count > 0 ? range.lowerBound..<range.lowerBound + count : nil
    let selected = selected.clamped(to: 0..<count)
    selection = TextSelection(
      anchor: paragraphs.scalarStart(range.lowerBound + selected.lowerBound),
      focus: paragraphs.scalarStart(range.lowerBound + selected.upperBound))
    return marked == nil && recordComposition(StyledPiece("", style: 0))
  }

  /// Enters the marked text.
  ///
  /// - Returns: whether that begins an undo group.
  package mutating func finishComposition() -> Bool {
    guard let marked else { return false }
    let final = piece(marked)
    self.marked = nil
    return recordComposition(final)
  }

  private mutating func endComposition(with string: String) -> Bool {
    guard let range = marked else { return false }
    let final = StyledPiece(string, style: typingStyle)
    replace(range, with: final)
    marked = nil
    selection = TextSelection(paragraphs.roundedUp(range.lowerBound + final.length))
    return recordComposition(final)
  }

  /// Makes a change within the marked text.
  private mutating func changeMarked(_ change: TextChange, of range: Range<Int>) -> Bool {
    let part = aligned(change.range)
    let before = length
    replace(part, with: StyledPiece(change.replacement, style: typingStyle))
    selection = TextSelection(paragraphs.roundedUp(part.lowerBound + change.replacement.utf16.count))
    let upper = range.upperBound + length - before
    marked = upper > range.lowerBound ? range.lowerBound..<upper : nil
    return marked == nil && recordComposition(StyledPiece("", style: 0))
  }

  private mutating func recordComposition(_ final: StyledPiece) -> Bool {
    guard let origin = composition else { return false }
    composition = nil
    guard !origin.replaced.text.isEmpty || !final.text.isEmpty else { return false }
    return history.record(
      EditHistory.Step(
        start: origin.start, removed: origin.replaced, inserted: final, selectionBefore: origin.selection,
        selectionAfter: selection, kind: .typing))
  }

  // MARK: Taking back

  /// The number of groups that can be undone, including marked text that was not committed yet.
  package var undoGroups: Int { history.done.count + (marked == nil ? 0 : 1) }
  package var canUndo: Bool { !history.done.isEmpty }
  package var canRedo: Bool { !history.undone.isEmpty }

  /// The change that undoes the last group; nil if there is none.
  package mutating func undo() -> TextChange? {
    _ = finishComposition()
    guard let step = history.takeBack() else { return nil }
    replace(step.inverse.range, with: step.removed)
    selection = step.selectionBefore
    return step.inverse
  }

  /// The change that redoes the last undone group; nil if there is none.
  package mutating func redo() -> TextChange? {
    _ = finishComposition()
    guard let step = history.takeForward() else { return nil }
    replace(step.change.range, with: step.inserted)
    selection = step.selectionAfter
    return step.change
  }

  /// The range within the text, widened to whole scalars.
  private func aligned(_ range: Range<Int>) -> Range<Int> {
    let clamped = range.clamped(to: 0..<length)
    let start = paragraphs.scalarStart(clamped.lowerBound)
    return clamped.isEmpty ? start..<start : start..<paragraphs.scalarEnd(clamped.upperBound)
  }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    lowerBound <= range.lowerBound && range.upperBound <= upperBound
  }
}
