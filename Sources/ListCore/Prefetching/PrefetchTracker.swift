/// Decides which rows' data is requested before they are shown.
///
/// Rows beyond the screen in the direction of scrolling are requested, the nearest first. The request for a row that is
/// no longer among them, because the direction changed or the content jumped, is cancelled, unless the row is on
/// screen.
package struct PrefetchTracker: Equatable, Sendable {
  package enum Direction: Equatable, Sendable {
    /// Towards the end of the content.
    case forward
    /// Towards its beginning.
    case backward
  }

  /// The calls to make to the app.
  package struct Change: Equatable, Sendable {
    /// Nearest to the screen first.
    package var fetches: [RowPath] = []
    package var cancellations: [RowPath] = []
  }

  /// The direction changes after this distance in the other direction, in points: a trembling finger does not change
  /// it [?].
  package static let turnDistance = 32.0

  package private(set) var direction = Direction.forward
  /// The farthest offset in the present direction.
  private var extreme: Double?
  /// Rows that were requested and not shown since, nearest to the screen first.
  package private(set) var requested: [RowPath] = []
  /// The numbers of the rows beyond the screen at the last update that had an effect.
  private var range: Range<Int>?

  package init() {}

  /// Notes the content's present offset. O(1).
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

  /// Updates the rows beyond the screen.
  ///
  /// - Parameters:
  /// - range: their numbers; while it is unchanged, nothing else is read and nothing happens.
  /// - rows: the rows, nearest to the screen first.
  /// - isShown: whether a row is on screen.
  /// - Complexity: O(k log k) for k rows if something changes.
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

  /// Gives rows their new paths; removed rows are forgotten without a cancellation.
  package mutating func remap(_ newPath: (RowPath) -> RowPath?) {
    requested = requested.compactMap(newPath)
    range = nil
  }

  /// Cancels all requests; the direction stays.
  ///
  /// - Returns: the cancelled rows.
  package mutating func removeAll() -> [RowPath] {
    defer {
      requested = []
      range = nil
    }
    return requested
  }
}
