import ListCore

/// What ``CollectionPrefetching`` needs of its collection view.
@MainActor
protocol CollectionPrefetchingHost: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get }
  var isInWindow: Bool { get }
  var delegateCalls: CollectionDelegateCalls { get }
  var data: CollectionData { get }
  var elements: CollectionElements { get }
  var isBeingUpdated: Bool { get }
  func setNeedsLayout()
}

/// Announces items before they are shown, and takes it back. Without a data source for it nothing is worked out.
@MainActor
final class CollectionPrefetching {
  private unowned let host: any CollectionPrefetchingHost
  private var tracker = PrefetchTracker()

  init(host: any CollectionPrefetchingHost) { self.host = host }

  weak var dataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { host.delegateCalls.prefetchDataSource }
    set {
      guard newValue !== host.delegateCalls.prefetchDataSource else { return }
      // What the old one was asked for is nobody's any more.
      _ = tracker.removeAll()
      host.delegateCalls.prefetchDataSource = newValue
      host.setNeedsLayout()
    }
  }

  /// [D] Without it data is not asked for in advance.
  var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelAll() }
      host.setNeedsLayout()
    }
  }

  private func cancelAll() {
    let items = tracker.removeAll()
    if !items.isEmpty { host.delegateCalls.cancelPrefetching(items) }
  }

  /// Views are where they belong. O(k) in what is known, and nothing is allocated while the same items lie beyond the
  /// screen.
  func layoutDidEnd() {
    guard dataSource != nil, isEnabled, host.isInWindow, !host.isBeingUpdated else { return }
    let isVertical = host.contentSize.height > host.bounds.height
    tracker.move(to: isVertical ? host.bounds.minY : host.bounds.minX)
    let direction = tracker.direction
    let change = tracker.update(
      numbers(direction), rows: { items(direction) }, isShown: { host.elements.cell(at: $0) != nil })
    guard let change else { return }
    let generation = host.data.generation
    if !change.cancellations.isEmpty { host.delegateCalls.cancelPrefetching(change.cancellations) }
    // The app changed the items when it was told: the layout to come asks for what is ahead then.
    guard generation == host.data.generation, !change.fetches.isEmpty else { return }
    host.delegateCalls.prefetch(change.fetches)
  }

  /// Whether an item lies beyond the screen in a direction, by at most half a screen.
  private func isAhead(_ entry: CollectionElements.Entry, _ direction: PrefetchTracker.Direction) -> Bool {
    guard entry.element.category == .cell, entry.view == nil else { return false }
    let bounds = host.bounds
    let reach = CollectionLayoutPass.reach / 2
    let near = bounds.insetBy(dx: -bounds.width * reach, dy: -bounds.height * reach)
    guard entry.frame.overlaps(near) else { return false }
    switch direction {
    case .forward: return entry.frame.minY >= bounds.maxY || entry.frame.minX >= bounds.maxX
    case .backward: return entry.frame.maxY <= bounds.minY || entry.frame.maxX <= bounds.minX
    }
  }

  /// The numbers of the items that lie ahead, from the first to the last.
  private func numbers(_ direction: PrefetchTracker.Direction) -> Range<Int> {
    var range: Range<Int>?
    for entry in host.elements.entries where isAhead(entry, direction) {
      guard let path = entry.element.item else { continue }
      let number = host.data.number(of: path)
      range = min(range?.lowerBound ?? number, number)..<max(range?.upperBound ?? 0, number + 1)
    }
    return range ?? 0..<0
  }

  /// The items that lie ahead, nearest to the screen first.
  private func items(_ direction: PrefetchTracker.Direction) -> [RowPath] {
    let ahead = host.elements.entries.filter { isAhead($0, direction) }.compactMap(\.element.item).sorted()
    return direction == .forward ? ahead : ahead.reversed()
  }

  /// [?] Items of a collection view that was reloaded are others: the app forgets what it was asked for.
  func itemsWereReplaced() { _ = tracker.removeAll() }

  /// Items that are asked for have other paths.
  func pathsDidChange(_ change: PathChange) { tracker.remap(change.newPath(of:)) }
}

extension UICollectionView: CollectionPrefetchingHost {
  var isInWindow: Bool { window != nil }
}
