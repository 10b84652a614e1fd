import ListCore

/// The table view, as ``TableUpdateCommit`` sees it.
@MainActor
protocol TableUpdateCommitHost: ListUpdateCommitHost {
  var model: TableModel { get }
  var sizing: TableSizing { get }
  /// How many rows are shown in each section.
  var shownCounts: SectionCounts { get }
  func layoutIfNeeded()
  /// Records the frames of rows and headers before an update.
  func beginUpdate(_ map: UpdateMap, before: TableGeometry) -> UpdateScene
  /// Shows an update whose rows the model has.
  func showUpdate(_ scene: UpdateScene, completion: @escaping (Bool) -> Void)
}

/// The end of a batch of changes.
///
/// The data source is asked for counts, once each; the batch is validated against the old ones; then geometry,
/// selection, and other parts that know rows take the new paths, and ``TableUpdateAnimator`` shows the change.
@MainActor
final class TableUpdateCommit {
  private unowned let host: any TableUpdateCommitHost

  init(host: any TableUpdateCommitHost) { self.host = host }

  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    guard !wasReloaded, !host.model.isLoading else {
      host.model.setNeedsLoading()
      host.model.load()
      return host.complete(completion)
    }
    // [?] Without old counts the update cannot be compared, and the app may be about to change its data: the next
    // layout loads the rows.
    guard host.model.isLoaded else {
      host.setNeedsLayout()
      return host.complete(completion)
    }
    host.committing { apply(batch, isNested: $0, completion) }
  }

  /// Shows a change of placeholders. `change` returns the placeholders after it, and the rows inserted and deleted by
  /// it, with paths that count placeholders; it may change the data. Must not be called within a batch.
  func change(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) {
    host.model.load()
    host.layoutIfNeeded()
    host.committing { isNested in
      host.itemsWillUpdate()
      guard let change = change(), host.model.isLoaded else { return }
      apply(host.shownChange(change), isNested) { _ in }
    }
  }

  private func apply(_ batch: BatchUpdate, isNested: Bool, _ completion: @escaping (Bool) -> Void) {
    host.itemsWillUpdate()
    guard let change = host.shownChange(batch, before: host.shownCounts) else { return reload(completion) }
    apply(change, isNested, completion)
  }

  private func reload(_ completion: @escaping (Bool) -> Void) {
    host.model.reload()
    host.complete(completion)
  }

  /// Shows a batch whose paths count placeholders.
  private func apply(_ change: ShownChange, _ isNested: Bool, _ completion: @escaping (Bool) -> Void) {
    let before = host.model.geometry
    guard let map = host.map(of: change.batch, before: before, after: change.counts) else { return reload(completion) }
    host.adoptPlaceholders(change.placeholders)
    let after = host.sizing.geometry(before, updatedBy: map, counts: change.counts)
    let animates = !isNested && !host.isLayingOut
    let scene = animates ? host.beginUpdate(map, before: before) : nil
    host.model.update(to: after)
    host.pathsDidChange(PathChange(map))
    guard let scene else {
      host.discardViews()
      host.setNeedsLayout()
      return host.complete(completion)
    }
    host.showUpdate(scene, completion: completion)
    // Parts that are updated after a layout (swipes, indicators) are updated with the next frame.
    host.setNeedsLayout()
  }
}

extension UITableView: TableUpdateCommitHost {
  var isLayingOut: Bool { layoutPass.isRunning }
  func askCounts() -> SectionCounts { delegateCalls.counts() }
  func committing(_ body: (_ isNested: Bool) -> Void) { updates.committing(body) }
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap? {
    updates.map(of: batch, before: before, after: counts)
  }
  func discardViews() { layoutPass.itemsWereReplaced() }
  func complete(_ completion: @escaping (Bool) -> Void) { updates.complete(completion) }
  func beginUpdate(_ map: UpdateMap, before: TableGeometry) -> UpdateScene { updateAnimator.begin(map, before: before) }
  func showUpdate(_ scene: UpdateScene, completion: @escaping (Bool) -> Void) {
    updateAnimator.run(scene, completion: completion)
  }

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

  /// UIKit asks for the counts here, before the data changes [C]; [?] a table that has never asked for counts does not.
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
