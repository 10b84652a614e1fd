/// The movement of the focus by a key.
package enum FocusMove: Equatable, Sendable {
  case up
  case down
  case left
  case right
  /// Up by the length of a page.
  case pageUp
  case pageDown
  case first
  case last
}

extension TableGeometry {
  /// The row that a move leads to: one that may have the focus.
  /// - Parameters:
  ///   - row: where the focus is.
  ///   - page: the length of a page, in points.
  /// - Returns: nil if there is no other such row in the direction.
  /// - Complexity: O(log n) for each row that may not have the focus.
  package func row(
    from row: RowPath, _ move: FocusMove, page: Double, mayFocus: (RowPath) -> Bool
  ) -> RowPath? {
    let start = index(of: .row(row))
    switch move {
    case .up: return focusable(from: start - 1, by: -1, mayFocus)
    case .down: return focusable(from: start + 1, by: 1, mayFocus)
    case .left, .right: return nil
    case .first: return focusable(from: 0, by: 1, until: start, mayFocus)
    case .last: return focusable(from: itemCount - 1, by: -1, until: start, mayFocus)
    case .pageUp, .pageDown: return pageRow(from: row, start, isUp: move == .pageUp, page, mayFocus)
    }
  }

  /// The row a page away, or the first or last row if the table ends before. If no row within the page may have the
  /// focus, as with a row higher than a page, the next one beyond the present row.
  private func pageRow(
    from row: RowPath, _ start: Int, isUp: Bool, _ page: Double, _ mayFocus: (RowPath) -> Bool
  ) -> RowPath? {
    let offset = extent(of: .row(row)).start + (isUp ? -page : page)
    let target = items(from: offset, to: offset + 1).first ?? (isUp ? 0 : itemCount - 1)
    let back = isUp ? 1 : -1
    return focusable(from: target, by: back, until: start, mayFocus)
      ?? focusable(from: start - back, by: -back, mayFocus)
  }

  /// The first row that may have the focus, from an item on.
  /// - Parameter end: where to stop without one; nil for the end of the table.
  private func focusable(
    from start: Int, by step: Int, until end: Int? = nil, _ mayFocus: (RowPath) -> Bool
  ) -> RowPath? {
    var index = start
    while index >= 0, index < itemCount, index != end {
      if case .row(let path) = item(at: index), mayFocus(path) { return path }
      index += step
    }
    return nil
  }
}
