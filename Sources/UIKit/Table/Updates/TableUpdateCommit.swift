import ListCore

/// The table view, as ``TableUpdateCommit`` sees it.
@MainActor
protocol TableUpdateCommitHost: AnyObject {
  var model: TableModel { get }
  var sizing: TableSizing { get }
  var delegateCalls: TableDelegateCalls { get }
  var layoutPass: TableLayoutPass { get }
  var updates: ListUpdates { get }
  var updateAnimator: TableUpdateAnimator { get }
  /// Rows are about to come, go or move: a swipe closes, a row that is dragged goes back.
  func itemsWillUpdate()
  /// Rows have other paths: the parts that remember paths take them over.
  func pathsDidChange(_ change: PathChange)
  func setNeedsLayout()
}

/// The end of a batch of changes.
///
/// The data source is asked for counts, once each; the batch is checked against what the table had; then geometry, selection,
/// and whatever else knows rows take over the new paths, and ``TableUpdateAnimator`` shows it.
@MainActor
final class TableUpdateCommit {
  private unowned let host: any TableUpdateCommitHost

  init(host: any TableUpdateCommitHost) { self.host = host }

  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    guard !wasReloaded, !host.model.isLoading else {
      host.model.setNeedsLoading()
      host.model.load()
      return host.updateAnimator.complete(completion)
    }
    // [?] Nothing is known that could be compared, and the app may be in the midst of changing its data.
    guard host.model.isLoaded else {
      host.setNeedsLayout()
      return host.updateAnimator.complete(completion)
    }
    host.updates.committing { apply(batch, isNested: $0, completion) }
  }

  private func apply(_ batch: BatchUpdate, isNested: Bool, _ completion: @escaping (Bool) -> Void) {
    host.itemsWillUpdate()
    let before = host.model.geometry
    let counts = host.delegateCalls.counts()
    guard let map = host.updates.map(of: batch, before: before, after: counts) else {
      host.model.reload()
      return host.updateAnimator.complete(completion)
    }
    let after = host.sizing.geometry(before, updatedBy: map, counts: counts)
    let animates = !isNested && !host.layoutPass.isRunning
    let scene = animates ? host.updateAnimator.begin(map, before: before) : nil
    host.model.update(to: after)
    host.pathsDidChange(PathChange(map))
    guard let scene else {
      host.layoutPass.itemsWereReplaced()
      host.setNeedsLayout()
      return host.updateAnimator.complete(completion)
    }
    host.updateAnimator.run(scene, completion: completion)
    // What follows a layout (swipes, indicators) follows this one with the next frame.
    host.setNeedsLayout()
  }
}

extension UITableView: TableUpdateCommitHost {
  func itemsWillUpdate() {
    reordering.abandon()
    swipes.close(animated: true)
  }
}

extension UITableView: ListUpdatesHost {
  var updateWords: ListUpdateWords {
    ListUpdateWords(list: "table view", shortList: "table", items: "rows", describe: \.description)
  }
  var dataSourceName: String { delegateCalls.dataSource.map { "\(type(of: $0))" } ?? "nil" }
  var knowsCounts: Bool { model.isLoaded }

  /// UIKit: the counts are asked for here, before the data changes [C]; [?] not by a table that never asked.
  func updateWillBegin(isBatch: Bool) { if isBatch, model.generation > 0 { model.load() } }

  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    updateCommit.commit(batch, wasReloaded: wasReloaded, completion: completion)
  }
}

extension UITableView.RowAnimation {
  var transition: RowTransition {
    switch self {
    case .fade: .fade
    case .right: .right
    case .left: .left
    case .top: .top
    case .bottom: .bottom
    case .none: .none
    case .middle: .middle
    case .automatic: .automatic
    }
  }
}
