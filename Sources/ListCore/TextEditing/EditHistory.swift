/// The changes of a text that can be undone, in groups: uninterrupted typing is one group.
struct EditHistory: Equatable, Sendable {
  /// One change, or several that follow one another.
  struct Step: Equatable, Sendable {
    /// The range that was replaced, in the text before.
    var start: Int
    var removed: StyledPiece
    /// The replacement.
    var inserted: StyledPiece
    var selectionBefore: TextSelection
    var selectionAfter: TextSelection
    var kind: EditedText.EditKind

    /// The change that undoes the step.
    var inverse: TextChange {
      TextChange(range: start..<start + inserted.length, replacement: removed.text)
    }

    /// The change that redoes the step.
    var change: TextChange {
      TextChange(range: start..<start + removed.length, replacement: inserted.text)
    }

    /// The part of the text after the step that it has inserted.
    var place: Range<Int> { start..<start + inserted.length }

    /// Makes a change in code a part of the step, whose text it touches: undoing the step leads to the text before both.
    mutating func include(_ change: ProgramChange) {
      let (own, other) = (place, change.range)
      let before = change.removed[0..<max(0, own.lowerBound - other.lowerBound)]
      let after = change.removed[max(0, min(other.count, own.upperBound - other.lowerBound))..<other.count]
      let head = inserted[0..<max(0, other.lowerBound - own.lowerBound)]
      let tail = inserted[max(0, min(own.count, other.upperBound - own.lowerBound))..<own.count]
      start = min(own.lowerBound, other.lowerBound)
      removed = before.appending(removed).appending(after)
      inserted = head.appending(change.inserted).appending(tail)
      selectionAfter = change.shifted(selectionAfter)
    }

    /// Takes a change of another part of the text into account.
    /// - Returns: the same change in the text before the step.
    mutating func shift(by change: ProgramChange) -> ProgramChange {
      var earlier = change
      if change.range.upperBound <= start {
        start += change.inserted.length - change.range.count
      } else {
        earlier.start += removed.length - inserted.length
      }
      selectionAfter = change.shifted(selectionAfter)
      selectionBefore = earlier.shifted(selectionBefore)
      return earlier
    }

    /// Appends a step that continues this one; false if it does not.
    mutating func join(_ next: Step) -> Bool {
      guard kind == next.kind else { return false }
      switch kind {
      case .typing:
        guard next.removed.text.isEmpty, next.start == start + inserted.length else { return false }
        inserted.append(next.inserted)
      case .deleting:
        guard inserted.text.isEmpty, next.inserted.text.isEmpty else { return false }
        if next.start + next.removed.length == start {
          var joined = next.removed
          joined.append(removed)
          removed = joined
          start = next.start
        } else if next.start == start {
          removed.append(next.removed)
        } else {
          return false
        }
      case .replacing: return false
      }
      selectionAfter = next.selectionAfter
      return true
    }
  }

  /// A change of the text in code, which is not undone separately.
  struct ProgramChange {
    var start: Int
    var removed: StyledPiece
    var inserted: StyledPiece

    var range: Range<Int> { start..<start + removed.length }

    /// The selection of the same text after the change.
    func shifted(_ selection: TextSelection) -> TextSelection {
      TextSelection(anchor: shifted(selection.anchor), focus: shifted(selection.focus))
    }

    private func shifted(_ offset: Int) -> Int {
      if offset <= range.lowerBound { return offset }
      if offset >= range.upperBound { return offset + inserted.length - range.count }
      return min(offset, range.lowerBound + inserted.length)
    }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var isGroupOpen = false

  /// - Returns: whether the change began a new group.
  mutating func record(_ step: Step) -> Bool {
    undone.removeAll()
    if isGroupOpen, !done.isEmpty, done[done.count - 1].join(step) { return false }
    done.append(step)
    isGroupOpen = true
    return true
  }

  /// Moves the steps along with their text after a change in code. Undone changes can no longer be redone.
  mutating func apply(_ change: ProgramChange) {
    undone.removeAll()
    isGroupOpen = false
    var change = change
    for index in done.indices.reversed() {
      let place = done[index].place
      if change.range.upperBound > place.lowerBound, change.range.lowerBound < place.upperBound {
        return done[index].include(change)
      }
      change = done[index].shift(by: change)
    }
  }

  /// Begins a new group with the next change.
  mutating func closeGroup() { isGroupOpen = false }

  mutating func takeBack() -> Step? {
    isGroupOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func takeForward() -> Step? {
    isGroupOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}
