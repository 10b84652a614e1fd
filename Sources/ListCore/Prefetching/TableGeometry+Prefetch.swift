extension TableGeometry {
  /// The items beyond the visible area, by at most its length [?].
  /// - Parameters:
  ///   - shown: the items on screen.
  ///   - top: where the screen begins in the content, `bottom` where it ends.
  /// - Complexity: O(log n).
  package func items(
    beyond shown: Range<Int>, from top: Double, to bottom: Double, _ direction: PrefetchTracker.Direction
  ) -> Range<Int> {
    let reach = bottom - top
    switch direction {
    case .forward:
      let items = items(from: bottom, to: bottom + reach)
      return max(items.lowerBound, shown.upperBound)..<max(items.upperBound, shown.upperBound)
    case .backward:
      let items = items(from: top - reach, to: top)
      return min(items.lowerBound, shown.lowerBound)..<min(items.upperBound, shown.lowerBound)
    }
  }

  /// The rows among items, those nearest to the screen first.
  package func rows(in items: Range<Int>, _ direction: PrefetchTracker.Direction) -> [RowPath] {
    var rows: [RowPath] = []
    forEachItem(in: items) { item, _ in
      if case .row(let path) = item { rows.append(path) }
      return true
    }
    return direction == .forward ? rows : rows.reversed()
  }
}
