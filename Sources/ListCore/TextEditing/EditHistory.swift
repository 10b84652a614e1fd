/// The changes of a text that can be undone, in groups: uninterrupted typing is one group.
struct EditHistory: Equatable, Sendable {
  /// One change, or several that follow one another.
  struct Step: Equatable, Sendable {
    /// The range that was replaced, in the text before.
    var start: Int
    var removed: String
    /// The replacement.
    var inserted: String
    var selectionBefore: TextSelection
    var selectionAfter: TextSelection
    var kind: EditedText.EditKind

    /// The change that undoes the step.
    var inverse: TextChange {
      TextChange(range: start..<start + inserted.utf16.count, replacement: removed)
    }

    /// The change that redoes the step.
    var change: TextChange {
      TextChange(range: start..<start + removed.utf16.count, replacement: inserted)
    }

    /// Appends a step that continues this one; false if it does not.
    mutating func join(_ next: Step) -> Bool {
      guard kind == next.kind else { return false }
      switch kind {
      case .typing:
        guard next.removed.isEmpty, next.start == start + inserted.utf16.count else { return false }
        inserted += next.inserted
      case .deleting:
        guard inserted.isEmpty, next.inserted.isEmpty else { return false }
        if next.start + next.removed.utf16.count == start {
          removed = next.removed + removed
          start = next.start
        } else if next.start == start {
          removed += next.removed
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
