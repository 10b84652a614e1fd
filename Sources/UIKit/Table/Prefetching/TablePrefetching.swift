import ListCore

/// What ``TablePrefetching`` needs of its table view.
@MainActor
protocol TablePrefetchingHost: AnyObject {
  var bounds: CGRect { get }
  var isInWindow: Bool { get }
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var layoutPass: TableLayoutPass { get }
  /// Rows are being changed: data and geometry do not agree until that is over.
  var isBeingUpdated: Bool { get }
  func setNeedsLayout()
}

/// Announces rows before they are shown, and takes it back. Without a data source for it nothing is worked out.
@MainActor
final class TablePrefetching {
  private unowned let host: any TablePrefetchingHost
  private var tracker = PrefetchTracker()

  init(host: any TablePrefetchingHost) { self.host = host }

  weak var dataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      guard dataSource !== oldValue else { return }
      // What the old one was asked for is nobody's any more.
      _ = tracker.removeAll()
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
    let rows = tracker.removeAll()
    if !rows.isEmpty { host.delegateCalls.cancelPrefetching(rows) }
  }

  /// Cells are where they belong. O(log n), and nothing is allocated while the same rows lie beyond the screen.
  func layoutDidEnd() {
    guard dataSource != nil, isEnabled, host.isInWindow, !host.isBeingUpdated else { return }
    let bounds = host.bounds
    let geometry = host.model.geometry
    let shown = host.layoutPass.window
    tracker.move(to: bounds.minY)
    let direction = tracker.direction
    let beyond = geometry.items(beyond: shown, from: bounds.minY, to: bounds.maxY, direction)
    let change = tracker.update(beyond, rows: { geometry.rows(in: beyond, direction) }) { path in
      geometry.contains(path) && shown.contains(geometry.index(of: .row(path)))
    }
    guard let change else { return }
    let generation = host.model.generation
    if !change.cancellations.isEmpty { host.delegateCalls.cancelPrefetching(change.cancellations) }
    // The app changed the rows when it was told: the layout to come asks for what is ahead then.
    guard generation == host.model.generation, !change.fetches.isEmpty else { return }
    host.delegateCalls.prefetch(change.fetches)
  }

  /// [?] Rows of a table that was reloaded are others: the app forgets what it was asked for.
  func rowsWereReplaced() { _ = tracker.removeAll() }

  /// Rows that are asked for have other paths.
  func pathsDidChange(_ change: PathChange) { tracker.remap(change.newPath(of:)) }
}

extension UITableView: TablePrefetchingHost {}
