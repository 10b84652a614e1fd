import ListCore

extension UICollectionView: ListPrefetchingHost {
  var hasPrefetchDataSource: Bool { delegateCalls.prefetchDataSource != nil }
  var isInWindow: Bool { window != nil }
  var prefetchOffset: CGFloat { contentSize.height > bounds.height ? bounds.minY : bounds.minX }

  /// The range of the items beyond the screen in a direction. O(k) for the k elements known around the screen.
  func itemsAhead(_ direction: PrefetchTracker.Direction) -> Range<Int> {
    var range: Range<Int>?
    for entry in elements.entries where isAhead(entry, direction) {
      guard let path = entry.element.item else { continue }
      let number = model.number(of: path)
      range = min(range?.lowerBound ?? number, number)..<max(range?.upperBound ?? 0, number + 1)
    }
    return range ?? 0..<0
  }

  func paths(ofItemsAhead range: Range<Int>, _ direction: PrefetchTracker.Direction) -> [RowPath] {
    let ahead = elements.entries.filter { isAhead($0, direction) }.compactMap(\.element.item).sorted()
    return direction == .forward ? ahead : ahead.reversed()
  }

  /// Whether an item is beyond the screen in a direction, by at most half a screen. Items of a visible row are
  /// announced as the row scrolls.
  private func isAhead(_ entry: CollectionElements.Entry, _ direction: PrefetchTracker.Direction) -> Bool {
    guard entry.element.category == .cell, entry.view == nil else { return false }
    let reach = CollectionLayoutPass.reach / 2
    let near = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
    guard entry.isWithin(near) else { return false }
    let frame = entry.row?.solved.frame ?? entry.frame
    switch direction {
    case .forward: return frame.minY >= bounds.maxY || frame.minX >= bounds.maxX
    case .backward: return frame.maxY <= bounds.minY || frame.maxX <= bounds.minX
    }
  }

  func isOnScreen(_ path: RowPath) -> Bool { elements.cell(at: path) != nil }
  func prefetch(_ paths: [RowPath]) { delegateCalls.prefetch(paths) }
  func cancelPrefetching(_ paths: [RowPath]) { delegateCalls.cancelPrefetching(paths) }
}
