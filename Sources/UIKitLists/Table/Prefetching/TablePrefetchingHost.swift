import ListCore

extension UITableView: ListPrefetchingHost {
  var hasPrefetchDataSource: Bool { delegateCalls.prefetchDataSource != nil }
  var prefetchOffset: CGFloat { bounds.minY }

  /// O(log n).
  func itemsAhead(_ direction: PrefetchTracker.Direction) -> Range<Int> {
    model.geometry.items(beyond: layoutPass.window, from: bounds.minY, to: bounds.maxY, direction)
  }

  func paths(ofItemsAhead range: Range<Int>, _ direction: PrefetchTracker.Direction) -> [RowPath] {
    model.geometry.rows(in: range, direction)
  }

  func isOnScreen(_ path: RowPath) -> Bool {
    model.geometry.contains(path) && layoutPass.window.contains(model.geometry.index(of: .row(path)))
  }

  func prefetch(_ paths: [RowPath]) { delegateCalls.prefetch(paths) }
  func cancelPrefetching(_ paths: [RowPath]) { delegateCalls.cancelPrefetching(paths) }
}
