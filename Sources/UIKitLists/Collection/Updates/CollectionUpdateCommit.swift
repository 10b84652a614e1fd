import ListCore

/// The collection view, as ``CollectionUpdateCommit`` sees it.
@MainActor
protocol CollectionUpdateCommitHost: ListUpdateCommitHost {
  var model: CollectionModel { get }
  var layout: UICollectionViewLayout { get }
  var arrangement: CollectionArrangement { get }
  /// Records the frames of the views before an update.
  func beginUpdate(_ map: UpdateMap, before: SectionCounts, after: SectionCounts) -> CollectionUpdateScene
  /// Updates the elements that the update inserts and moves.
  func adoptChanges(_ scene: CollectionUpdateScene)
  /// Shows an update whose items the model has.
  func showUpdate(_ scene: CollectionUpdateScene, completion: @escaping (Bool) -> Void)
  func layoutIfNeeded()
}

/// The end of a batch of changes.
///
/// The data source is asked for counts, once each. The batch is validated against the old counts. Then counts,
/// selection and other parts that keep index paths take the new ones, the layout is informed, and
/// ``CollectionUpdateAnimator`` shows the change.
@MainActor
final class CollectionUpdateCommit {
  private unowned let host: any CollectionUpdateCommitHost
  /// The update that is being applied, kept for the layout's questions about initial and final attributes.
  private var scene: CollectionUpdateScene?

  init(host: any CollectionUpdateCommitHost) { self.host = host }

  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    // [D] If the old counts are unknown, the update becomes a reload: the changes cannot be compared with them, and the
    // app may be about to change its data.
    guard !wasReloaded, !host.model.isStale else {
      return reload(completion)
    }
    host.committing { apply(batch, isNested: $0, completion) }
  }

  private func apply(_ batch: BatchUpdate, isNested: Bool, _ completion: @escaping (Bool) -> Void) {
    host.itemsWillUpdate()
    guard let change = host.shownChange(batch, before: host.model.counts) else { return reload(completion) }
    apply(change, isNested, completion)
  }

  // MARK: Placeholders

  /// Shows a change of placeholders. `change` returns the placeholders after it, and the items inserted and deleted by
  /// it, with paths that count placeholders; it may change the data. Must not be called within a batch.
  func change(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) {
    host.model.load()
    host.layoutIfNeeded()
    host.committing { isNested in
      host.itemsWillUpdate()
      guard let change = change(), !host.model.isStale else { return }
      apply(host.shownChange(change), isNested) { _ in }
    }
  }

  // MARK: Applying

  /// Shows a batch whose paths count placeholders.
  private func apply(_ change: ShownChange, _ isNested: Bool, _ completion: @escaping (Bool) -> Void) {
    let (before, counts) = (host.model.counts, change.counts)
    guard let map = host.map(of: change.batch, before: before, after: counts) else { return reload(completion) }
    guard !isNested, !host.isLayingOut else {
      adopt(counts, map, change.placeholders)
      host.discardViews()
      host.setNeedsLayout()
      return host.complete(completion)
    }
    let scene = host.beginUpdate(map, before: before, after: counts)
    self.scene = scene
    adopt(counts, map, change.placeholders)
    // A reloaded item keeps its size until its cell asks for another one.
    host.layout.itemsDidUpdate(map.newPath(of:), map.newSection(of:))
    host.arrangement.countsDidChange()
    host.arrangement.prepare()
    host.layout.prepare(forCollectionViewUpdates: CollectionUpdateItems(change.batch).all)
    host.adoptChanges(scene)
    host.showUpdate(scene, completion: completion)
    self.scene = nil
    host.setNeedsLayout()
  }

  private func reload(_ completion: @escaping (Bool) -> Void) {
    host.model.setNeedsLoading()
    host.complete(completion)
  }

  private func adopt(_ counts: SectionCounts, _ map: UpdateMap, _ rows: PlaceholderRows) {
    host.adoptPlaceholders(rows)
    host.model.adopt(counts)
    host.pathsDidChange(PathChange(map))
  }

  // MARK: What a layout is asked for

  /// The default initial attributes: the old ones; for a new element its own, transparent [C].
  func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let scene else { return nil }
    if !scene.isInserted(element), let old = scene.oldAttributes(ofNew: element) { return old }
    return host.arrangement.attributes(of: element).map(Self.transparent)
  }

  /// The default final attributes: the new ones; for a deleted element its old ones, transparent [C].
  func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let scene else { return nil }
    if !scene.isDeleted(element), let new = scene.survivor(of: element), let end = host.arrangement.attributes(of: new)
    {
      return end.copied
    }
    return scene.attributes[element].map(Self.transparent)
  }

  private static func transparent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.copied
    copy.alpha = 0
    return copy
  }
}

extension UICollectionView: CollectionUpdateCommitHost {
  var isLayingOut: Bool { layoutPass.isRunning }
  func askCounts() -> SectionCounts { delegateCalls.counts() }
  func committing(_ body: (_ isNested: Bool) -> Void) { updates.committing(body) }
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap? {
    updates.map(of: batch, before: before, after: counts)
  }
  var placeholderRows: PlaceholderRows { placeholders.rows }
  func adoptPlaceholders(_ rows: PlaceholderRows) { placeholders.adopt(rows) }
  func beginUpdate(_ map: UpdateMap, before: SectionCounts, after: SectionCounts) -> CollectionUpdateScene {
    CollectionUpdateScene(map, before: before, after: after, elements, arrangement)
  }
  func adoptChanges(_ scene: CollectionUpdateScene) { scene.adoptChanges(of: layout, elements) }
  func showUpdate(_ scene: CollectionUpdateScene, completion: @escaping (Bool) -> Void) {
    updateAnimator.run(scene, completion: completion)
  }
  func complete(_ completion: @escaping (Bool) -> Void) { updates.complete(completion) }
  func discardViews() { layoutPass.itemsWereReplaced() }

  func itemsWillUpdate() {
    reordering.abandon()
    swipes.close(animated: true)
  }
}

extension UICollectionView: ListUpdatesHost {
  var updateWords: ListUpdateWords {
    ListUpdateWords(
      list: "collection view", shortList: "collection view", items: "items", describe: \.descriptionOfItems)
  }
  var dataSourceName: String { delegateCalls.dataSource.map { "\(type(of: $0))" } ?? "nil" }
  var knowsCounts: Bool { !model.isStale }

  /// UIKit asks for the counts here, before the data changes [C]; [?] a collection view that has never asked for counts
  /// does not.
  func updateWillBegin(isBatch: Bool) {
    guard isBatch ? model.generation > 0 : knowsCounts else { return }
    model.load()
    layoutIfNeeded()
  }

  func commit(_ batch: BatchUpdate, wasReloaded: Bool, completion: @escaping (Bool) -> Void) {
    updateCommit.commit(batch, wasReloaded: wasReloaded, completion: completion)
  }
}
