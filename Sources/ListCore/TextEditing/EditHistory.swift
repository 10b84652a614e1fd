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

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  private var isGroupOpen = false

  /// - Returns: whether the change began a group of its own.
  mutating func record(_ step: Step) -> Bool {
    undone.removeAll()
    if isGroupOpen, !done.isEmpty, done[done.count - 1].join(step) { return false }
    done.append(step)
    isGroupOpen = true
    return true
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
