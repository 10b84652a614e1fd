/// A text that is being edited: its content, its selection, the marked text of an input method, and the history of
/// changes. A value without a view: a view asks for the change that a key means, may refuse it, and applies it.
package struct EditedText: Equatable, Sendable {
  /// How a change is grouped for undoing.
  package enum EditKind: Hashable, Sendable {
    /// Continues preceding typing.
    case typing
    /// Continues preceding deletion.
    case deleting
    /// A group of its own: pasted, cut, or changed by the program.
    case replacing
  }

  /// The text that an input method's marked text replaced.
  private struct Composition: Equatable, Sendable {
    var start: Int
    var replaced: String
    var selection: TextSelection
  }

  package private(set) var text: String
  /// The length in UTF-16 units.
  package private(set) var length: Int
  package private(set) var selection: TextSelection
  /// The range of an input method's marked text; never empty.
  package private(set) var marked: Range<Int>?
  private var composition: Composition?
  private var history = EditHistory()

  /// A text with the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    length = text.utf16.count
    selection = TextSelection(length)
  }

  /// Replaces the whole text by program. The caret moves to the end, and the history is cleared.
  package mutating func setText(_ text: String) {
    self = EditedText(text)
  }

  /// A part of the text; the range is limited to the text.
  package func substring(_ range: Range<Int>) -> String {
    let range = aligned(range)
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  // MARK: Selecting

  /// Selects a range, widened to whole scalars. This ends the undo group; marked text stays marked only if the
  /// selection lies inside it.
  package mutating func select(_ selection: TextSelection) {
    let clamped = selection.clamped(to: length)
    let selection = TextSelection(anchor: wholeScalars(clamped.anchor), focus: wholeScalars(clamped.focus))
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
    case (.character, .forward): TextBoundaries(text).character(after: offset)
    case (.character, .backward): TextBoundaries(text).character(before: offset)
    case (.word, .forward): TextBoundaries(text).wordEnd(after: offset)
    case (.word, .backward): TextBoundaries(text).wordStart(before: offset)
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
    guard selection.isCaret else { return TextChange(range: selection.range, replacement: "") }
    let end = target(unit, direction, from: selection.focus)
    guard end != selection.focus else { return nil }
    return TextChange(range: min(end, selection.focus)..<max(end, selection.focus), replacement: "")
  }

  /// Makes a change and puts the caret behind the replacement.
  ///
  /// - Returns: whether the change begins an undo group, rather than joining the one before.
  @discardableResult
  package mutating func apply(_ change: TextChange, as kind: EditKind) -> Bool {
    if let marked {
      if change.range == marked { return endComposition(with: change.replacement) }
      if marked.lowerBound <= change.range.lowerBound, change.range.upperBound <= marked.upperBound {
        return changeMarked(change, of: marked)
      }
      _ = finishComposition()
    }
    let range = aligned(change.range)
    let removed = substring(range)
    guard !removed.isEmpty || !change.replacement.isEmpty else { return false }
    let before = selection
    replace(range, with: change.replacement)
    selection = TextSelection(TextBoundaries(text).roundedUp(range.lowerBound + change.replacement.utf16.count))
    return history.record(
      EditHistory.Step(
        start: range.lowerBound, removed: removed, inserted: change.replacement, selectionBefore: before,
        selectionAfter: selection, kind: kind))
  }

  /// Ends the undo group.
  package mutating func closeUndoGroup() { history.closeGroup() }

  private mutating func replace(_ range: Range<Int>, with string: String) {
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    length = text.utf16.count
  }

  // MARK: Input methods

  /// Shows an input method's marked text in place of the previous one, or else of the selection. An empty text
  /// removes it.
  ///
  /// - Parameter selected: within `string`, in UTF-16 units.
  /// - Returns: whether an undo group was added: removed marked text had replaced a selection.
  @discardableResult
  package mutating func compose(_ string: String, selected: Range<Int>) -> Bool {
    let range = marked ?? selection.range
    if composition == nil {
      composition = Composition(start: range.lowerBound, replaced: substring(range), selection: selection)
    }
    replace(range, with: string)
    let count = string.utf16.count
    marked = count > 0 ? range.lowerBound..<range.lowerBound + count : nil
    let selected = selected.clamped(to: 0..<count)
    selection = TextSelection(
      anchor: wholeScalars(range.lowerBound + selected.lowerBound),
      focus: wholeScalars(range.lowerBound + selected.upperBound))
    return marked == nil && recordComposition("")
  }

  /// Enters the marked text.
  ///
  /// - Returns: whether that begins an undo group.
  package mutating func finishComposition() -> Bool {
    guard let marked else { return false }
    let final = substring(marked)
    self.marked = nil
    return recordComposition(final)
  }

  private mutating func endComposition(with string: String) -> Bool {
    guard let range = marked else { return false }
    replace(range, with: string)
    marked = nil
    selection = TextSelection(TextBoundaries(text).roundedUp(range.lowerBound + string.utf16.count))
    return recordComposition(string)
  }

  /// Makes a change within the marked text.
  private mutating func changeMarked(_ change: TextChange, of range: Range<Int>) -> Bool {
    let part = aligned(change.range)
    let before = length
    replace(part, with: change.replacement)
    selection = TextSelection(TextBoundaries(text).roundedUp(part.lowerBound + change.replacement.utf16.count))
    let upper = range.upperBound + length - before
    marked = upper > range.lowerBound ? range.lowerBound..<upper : nil
    return marked == nil && recordComposition("")
  }

  private mutating func recordComposition(_ final: String) -> Bool {
    guard let origin = composition else { return false }
    composition = nil
    guard !origin.replaced.isEmpty || !final.isEmpty else { return false }
    return history.record(
      EditHistory.Step(
        start: origin.start, removed: origin.replaced, inserted: final, selectionBefore: origin.selection,
        selectionAfter: selection, kind: .typing))
  }

  // MARK: Taking back

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

  // MARK: Indices

  /// The range within the text, widened to whole scalars.
  private func aligned(_ range: Range<Int>) -> Range<Int> {
    let clamped = range.clamped(to: 0..<length)
    let start = wholeScalars(clamped.lowerBound)
    return clamped.isEmpty ? start..<start : start..<offset(scalarEnd(clamped.upperBound))
  }

  /// The nearest offset at or before `offset` that splits no scalar.
  private func wholeScalars(_ offset: Int) -> Int { self.offset(scalarStart(offset)) }

  private func scalarStart(_ offset: Int) -> String.Index {
    let index = index(offset)
    return index < text.endIndex ? text.unicodeScalars.index(before: text.unicodeScalars.index(after: index)) : index
  }

  private func scalarEnd(_ offset: Int) -> String.Index {
    let start = scalarStart(offset)
    return start < index(offset) ? text.unicodeScalars.index(after: start) : start
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
  }

  private func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }
}

extension ClosedRange<Int> {
  fileprivate func contains(_ range: Range<Int>) -> Bool {
    lowerBound <= range.lowerBound && range.upperBound <= upperBound
  }
}
