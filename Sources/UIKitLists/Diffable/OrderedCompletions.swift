/// Completion handlers that are called in the order in which they were added, even if later ones are finished first.
@MainActor
final class OrderedCompletions {
  private struct Entry {
    let turn: Int
    let handler: (() -> Void)?
    var isDue = false
  }

  private var entries: [Entry] = []
  private var nextTurn = 0

  /// - Returns: the number to pass to ``finish(_:)``.
  func add(_ handler: (() -> Void)?) -> Int {
    defer { nextTurn += 1 }
    entries.append(Entry(turn: nextTurn, handler: handler))
    return nextTurn
  }

  /// The work of `turn` is done: its handler is called as soon as all handlers before it have been.
  func finish(_ turn: Int) {
    if let index = entries.firstIndex(where: { $0.turn == turn }) { entries[index].isDue = true }
    while let first = entries.first, first.isDue {
      entries.removeFirst()
      first.handler?()
    }
  }
}
