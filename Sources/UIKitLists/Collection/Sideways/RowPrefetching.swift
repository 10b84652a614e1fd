import ListCore

/// Announces the items of a row before they are scrolled into sight along the row.
///
/// Items of rows that come on screen as the collection view itself scrolls are announced by the collection view.
@MainActor
final class RowPrefetching: ListPrefetchingHost {
  private unowned let row: CollectionRow
  private weak var list: UICollectionView?
  private lazy var prefetching = ListPrefetching(host: self)

  init(row: CollectionRow) {
    self.row = row
  }

  /// Views are placed. Nothing is allocated while the same items are beyond the row's ends.
  func layoutDidEnd(in list: UICollectionView) {
    self.list = list
    if prefetching.isEnabled != list.prefetching.isEnabled { prefetching.isEnabled = list.prefetching.isEnabled }
    if list.bounds.overlaps(row.solved.frame) { prefetching.layoutDidEnd() }
  }

  func pathsDidChange(_ change: PathChange) { prefetching.pathsDidChange(change) }

  /// Cancels the requests of a row that is far from the screen.
  func rowDidLeave() { if list != nil { prefetching.isEnabled = false } }

  /// The prefetch data source was replaced: requests of the old one are forgotten.
  func dataSourceDidChange() { prefetching.dataSourceDidChange() }

  // MARK: ListPrefetchingHost

  var hasPrefetchDataSource: Bool { list?.hasPrefetchDataSource ?? false }
  var isInWindow: Bool { list?.window != nil }
  var isBeingUpdated: Bool { list?.isBeingUpdated ?? true }
  var itemGeneration: Int { list?.itemGeneration ?? 0 }
  var prefetchOffset: CGFloat { row.offset }

  /// The range of the row's items beyond its visible part in a direction. O(k) for the k elements known around the
  /// screen.
  func itemsAhead(_ direction: PrefetchTracker.Direction) -> Range<Int> {
    guard let list else { return 0..<0 }
    var range: Range<Int>?
    for entry in list.elements.entries where isAhead(entry, direction) {
      guard let path = entry.element.item, list.model.contains(path) else { continue }
      let number = list.model.number(of: path)
      range = min(range?.lowerBound ?? number, number)..<max(range?.upperBound ?? 0, number + 1)
    }
    return range ?? 0..<0
  }

  func paths(ofItemsAhead range: Range<Int>, _ direction: PrefetchTracker.Direction) -> [RowPath] {
    let ahead = (list?.elements.entries.filter { isAhead($0, direction) } ?? []).compactMap(\.element.item).sorted()
    return direction == .forward ? ahead : ahead.reversed()
  }

  /// Whether an item is beyond the row's visible part, by at most half of its length.
  private func isAhead(_ entry: CollectionElements.Entry, _ direction: PrefetchTracker.Direction) -> Bool {
    guard entry.row === row, entry.view == nil, entry.element.category == .cell else { return false }
    let length = row.solved.frameLength
    let extent = row.solved.extent(of: entry.frame)
    let start = row.offset - row.solved.insets.start
    let reach = length * CollectionLayoutPass.reach / 2
    switch direction {
    case .forward: return extent.lowerBound >= start + length && extent.lowerBound < start + length + reach
    case .backward: return extent.upperBound <= start && extent.upperBound > start - reach
    }
  }

  func isOnScreen(_ path: RowPath) -> Bool { list?.isOnScreen(path) ?? false }
  func prefetch(_ paths: [RowPath]) { list?.prefetch(paths) }
  func cancelPrefetching(_ paths: [RowPath]) { list?.cancelPrefetching(paths) }
  func setNeedsLayout() { list?.setNeedsLayout() }
}
