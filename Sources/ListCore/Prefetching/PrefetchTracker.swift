/// Which rows' data is asked for before they are shown.
///
/// Asked for are the rows that lie beyond the screen in the direction of scrolling, the nearest first. What is asked for
/// and then lies beyond no longer, because the direction changed or the content jumped, is cancelled; what came on screen
/// is neither.
package struct PrefetchTracker: Equatable, Sendable {
  package enum Direction: Equatable, Sendable {
    /// Towards the end of the content.
    case forward
    /// Towards its beginning.
    case backward
  }

  /// What there is to tell the app.
  package struct Change: Equatable, Sendable {
    /// Nearest to the screen first.
    package var fetches: [RowPath] = []
    package var cancellations: [RowPath] = []
  }

  /// Content that goes back by this much has another direction, in points: a finger that trembles does not turn it [?].
  package static let turnDistance = 32.0

  package private(set) var direction = Direction.forward
  /// The farthest offset in the present direction.
  private var extreme: Double?
  /// Asked for and not shown since, nearest to the screen first.
  package private(set) var requested: [RowPath] = []
  /// The numbers of the rows beyond the screen when there was last something to do.
  private var range: Range<Int>?

  package init() {}

  /// The content stands at `offset` now. O(1).
  package mutating func move(to offset: Double) {
    guard let extreme else {
      extreme = offset
      return
    }
    let way = direction == .forward ? offset - extreme : extreme - offset
    if way >= 0 {
      self.extreme = offset
    } else if way <= -Self.turnDistance {
      direction = direction == .forward ? .backward : .forward
      self.extreme = offset
    }
  }

  /// Takes over which rows lie beyond the screen.
  /// - Parameters:
  ///   - range: their numbers; while they stay the same nothing else is looked at, and nothing happens.
  ///   - rows: the rows, nearest to the screen first.
  ///   - isShown: whether a row is on screen.
  /// - Complexity: O(k log k) for k rows when something changes.
  package mutating func update(
    _ range: Range<Int>, rows: () -> [RowPath], isShown: (RowPath) -> Bool
  ) -> Change? {
    guard range != self.range else { return nil }
    self.range = range
    let rows = rows()
    let wanted = Set(rows)
    let known = Set(requested)
    let change = Change(
      fetches: rows.filter { !known.contains($0) },
      cancellations: requested.filter { !wanted.contains($0) && !isShown($0) })
    requested = rows
    return change.fetches.isEmpty && change.cancellations.isEmpty ? nil : change
  }

  /// Rows have other paths, or are gone: those are asked for no longer, and nobody knows them any more.
  package mutating func remap(_ newPath: (RowPath) -> RowPath?) {
    requested = requested.compactMap(newPath)
    range = nil
  }

  /// Nothing is asked for any more; the direction stays.
  /// - Returns: what was.
  package mutating func removeAll() -> [RowPath] {
    defer {
      requested = []
      range = nil
    }
    return requested
  }
}
