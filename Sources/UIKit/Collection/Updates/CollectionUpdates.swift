import ListCore

/// What ``CollectionUpdates`` needs of its collection view.
@MainActor
protocol CollectionUpdatesHost: AnyObject {
  var data: CollectionData { get }
  var layout: UICollectionViewLayout { get }
  var arrangement: CollectionArrangement { get }
  var elements: CollectionElements { get }
  var delegateCalls: CollectionDelegateCalls { get }
  var layoutPass: CollectionLayoutPass { get }
  var updateAnimator: CollectionUpdateAnimator { get }
  var placeholders: CollectionPlaceholders { get }
  /// Items are about to come, go or move: an item that is moved by hand goes back.
  func itemsWillUpdate()
  /// Items have other paths: what follows an item takes them over.
  func pathsDidChange(_ change: PathChange)
  func setNeedsLayout()
  func layoutIfNeeded()
}

/// Changes of items and sections, from the outermost begin to its end.
///
/// At the end the data source is asked for counts, once each; the batch is checked against what there was; then counts,
/// selection, and whatever else knows items take over the new paths, the layout is told, and
/// ``CollectionUpdateAnimator`` shows it.
@MainActor
final class CollectionUpdates {
  private unowned let host: any CollectionUpdatesHost
  private var recorder = UpdateRecorder()
  private var completions: [(Bool) -> Void] = []
  /// Changes of placeholders that were made within a batch, and come behind it.
  private var deferred: [() -> Void] = []
  private var wasReloaded = false
  private var isCommitting = false
  /// The counts from before the batch were not known when it began: what the data source said since may be of either side.
  private var beganUnloaded = false
  /// The update that is being shown, for the layout's questions.
  private var scene: CollectionUpdateScene?

  init(host: any CollectionUpdatesHost) { self.host = host }

  /// A begin waits for its end: items on screen stay as they are.
  var isOpen: Bool { recorder.isOpen }
  var hasOperations: Bool { recorder.hasOperations }

  // MARK: Recording

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    // UIKit: the counts are asked for here, before the data changes [C]; [?] not by a collection view that never asked.
    perform(updates, loads: host.data.generation > 0, completion: completion)
  }

  private func perform(_ updates: (() -> Void)?, loads: Bool, completion: ((Bool) -> Void)?) {
    if !recorder.isOpen { open(loads: loads) }
    recorder.begin()
    updates?()
    if let completion { completions.append(completion) }
    guard let batch = recorder.end() else { return }
    let completions = completions
    self.completions = []
    Turn.run { commit(batch) { isFinished in for completion in completions { completion(isFinished) } } }
    let changes = deferred
    deferred = []
    for change in changes { change() }
  }

  /// Records operations of the open batch, or of one of their own.
  func record(_ operations: [BatchUpdate.Operation]) {
    // The data has changed already: counts that are asked for now say nothing of what it was.
    let updates = { [self] in for operation in operations { recorder.record(operation) } }
    perform(updates, loads: !host.data.isStale, completion: nil)
  }

  private func open(loads: Bool) {
    wasReloaded = false
    beganUnloaded = host.data.isStale
    guard loads else { return }
    host.data.load()
    host.layoutIfNeeded()
  }

  /// [D] Operations that no end applied yet are forgotten when everything is loaded anew.
  func itemsWereReplaced() {
    guard recorder.isOpen else { return }
    recorder.drop()
    wasReloaded = true
  }

  // MARK: Committing

  private func commit(_ batch: BatchUpdate, completion: @escaping (Bool) -> Void) {
    // [D] Where what is shown is not up to date, a reload may occur: nothing is known that could be compared, and the app
    // may be in the midst of changing its data.
    guard !wasReloaded, !host.data.isStale else {
      return reload(completion)
    }
    // A callback on the way changes items while they are being changed: its batch is applied without animation.
    let isNested = isCommitting
    isCommitting = true
    defer { isCommitting = isNested }
    host.itemsWillUpdate()
    let counts = host.delegateCalls.counts()
    let old = host.placeholders.rows
    guard !old.isEmpty else { return apply(batch, old, counts, isNested, completion) }
    guard let map = check(batch, old.data(ofShown: host.data.counts), counts) else { return reload(completion) }
    let shown = old.shown(batch, map, after: counts)
    apply(shown.batch, shown.placeholders, shown.placeholders.shown(counts), isNested, completion)
  }

  // MARK: Placeholders

  /// Shows a change of what the data does not have. `change` says who stands where behind it, and what comes or goes,
  /// numbered as shown; it may change the data. Not within a batch.
  func change(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?) {
    host.data.load()
    host.layoutIfNeeded()
    wasReloaded = false
    let isNested = isCommitting
    isCommitting = true
    defer { isCommitting = isNested }
    host.itemsWillUpdate()
    guard let (rows, operation) = change(), !host.data.isStale else { return }
    apply(BatchUpdate([operation]), rows, rows.shown(host.delegateCalls.counts()), isNested) { _ in }
  }

  /// Runs something at once, or behind the batch that is open.
  func afterBatch(_ body: @escaping () -> Void) { if isOpen { deferred.append(body) } else { body() } }

  // MARK: Applying

  /// Shows a batch that is numbered as shown.
  private func apply(
    _ batch: BatchUpdate, _ rows: PlaceholderRows, _ counts: SectionCounts, _ isNested: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    let before = host.data.counts
    guard let map = check(batch, before, counts) else { return reload(completion) }
    guard !isNested, !host.layoutPass.isRunning else {
      adopt(counts, map, rows)
      host.layoutPass.itemsWereReplaced()
      host.setNeedsLayout()
      return host.updateAnimator.complete(completion)
    }
    let scene = CollectionUpdateScene(map, before: before, after: counts, host.elements, host.arrangement)
    self.scene = scene
    adopt(counts, map, rows)
    // An item that is shown anew keeps its size until its cell asks for another one.
    host.layout.itemsDidUpdate(map.newPath(of:))
    host.arrangement.countsDidChange()
    host.arrangement.prepare()
    host.layout.prepare(forCollectionViewUpdates: CollectionUpdateItems(batch).all)
    scene.adoptChanges(of: host.layout, host.elements)
    host.updateAnimator.run(scene, completion: completion)
    self.scene = nil
    host.setNeedsLayout()
  }

  private func reload(_ completion: @escaping (Bool) -> Void) {
    host.data.setNeedsLoading()
    host.updateAnimator.complete(completion)
  }

  private func adopt(_ counts: SectionCounts, _ map: UpdateMap, _ rows: PlaceholderRows) {
    host.placeholders.adopt(rows)
    host.data.adopt(counts)
    host.pathsDidChange(PathChange(map))
  }

  /// - Returns: nil where the counts do not fit and those from before the batch were not known: a reload occurs [D].
  private func check(_ batch: BatchUpdate, _ before: SectionCounts, _ counts: SectionCounts) -> UpdateMap? {
    do throws(InvalidUpdate) {
      return try UpdateMap(batch, before: before, after: counts)
    } catch {
      if beganUnloaded { return nil }
      fatalError(
        """
        \(error.descriptionOfItems) The collection view had \(before.describe("items")), its data source \
        (\(host.delegateCalls.dataSource.map { "\(type(of: $0))" } ?? "nil")) now has \(counts.describe("items")). \
        Change the data and tell the collection view of each change in the same batch; items that go have the numbers \
        from before the batch, items that come those after it.
        """)
    }
  }

  // MARK: What a layout is asked for

  /// From where an element comes unless the layout says otherwise: from where it stood, or, new, transparent where it
  /// stands [C].
  func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let scene else { return nil }
    if !scene.isInserted(element), let old = scene.oldAttributes(ofNew: element) { return old }
    return host.arrangement.attributes(of: element).map(Self.transparent)
  }

  /// Where an element goes unless the layout says otherwise: to where it stands, or, gone, transparent where it stood [C].
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

extension UICollectionView: CollectionUpdatesHost {
  func itemsWillUpdate() { reordering.abandon() }
}
