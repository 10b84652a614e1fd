import ListCore

/// A table view or collection view, as ``ListPrefetching`` sees it.
@MainActor
protocol ListPrefetchingHost: AnyObject {
  var hasPrefetchDataSource: Bool { get }
  var isInWindow: Bool { get }
  /// Whether items are being changed: data and positions do not agree until that is over.
  var isBeingUpdated: Bool { get }
  /// Counts loads and updates.
  var itemGeneration: Int { get }
  /// The scroll offset of the list, in points along its scroll axis.
  var prefetchOffset: CGFloat { get }
  /// The numbers of the items beyond the screen in a direction, from the first to the last.
  func itemsAhead(_ direction: PrefetchTracker.Direction) -> Range<Int>
  /// Those items, the nearest to the screen first.
  func paths(ofItemsAhead range: Range<Int>, _ direction: PrefetchTracker.Direction) -> [RowPath]
  func isOnScreen(_ path: RowPath) -> Bool
  func prefetch(_ paths: [RowPath])
  func cancelPrefetching(_ paths: [RowPath])
  func setNeedsLayout()
}

/// Tells the prefetch data source which items are likely to be shown, and which are no longer. Does nothing without
/// such a data source.
@MainActor
final class ListPrefetching: PathFollower {
  private unowned let host: any ListPrefetchingHost
  private var tracker = PrefetchTracker()

  init(host: any ListPrefetchingHost) { self.host = host }

  /// Forgets all requests, because the data source was replaced: the new one must not get cancellations of the old
  /// one's requests.
  func dataSourceDidChange() {
    _ = tracker.removeAll()
    host.setNeedsLayout()
  }

  /// [D] Whether data is requested in advance.
  var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelAll() }
      host.setNeedsLayout()
    }
  }

  private func cancelAll() {
    let paths = tracker.removeAll()
    if !paths.isEmpty { host.cancelPrefetching(paths) }
  }

  /// Cells are placed. Nothing is allocated while the same items are beyond the screen.
  func layoutDidEnd() {
    guard host.hasPrefetchDataSource, isEnabled, host.isInWindow, !host.isBeingUpdated else { return }
    tracker.move(to: host.prefetchOffset)
    let direction = tracker.direction
    let ahead = host.itemsAhead(direction)
    let change = tracker.update(
      ahead, rows: { host.paths(ofItemsAhead: ahead, direction) }, isShown: { host.isOnScreen($0) })
    guard let change else { return }
    let generation = host.itemGeneration
    if !change.cancellations.isEmpty { host.cancelPrefetching(change.cancellations) }
    // If the app changed the items in the call, the next layout makes the requests.
    guard generation == host.itemGeneration, !change.fetches.isEmpty else { return }
    host.prefetch(change.fetches)
  }

  /// [?] After a reload requests are dropped without cancellation, since the items are new ones.
  func itemsWereReplaced() { _ = tracker.removeAll() }

  /// Items that are asked for have other paths.
  func pathsDidChange(_ change: PathChange) { tracker.remap(change.newPath(of:)) }
}
