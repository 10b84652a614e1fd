import ListCore

/// What a collection view with a diffable data source shows, and how it comes to show something else.
@MainActor
final class CollectionSnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

  private weak var collectionView: UICollectionView?
  private let cellProvider: DataSource.CellProvider
  private let inbox = SnapshotInbox<Section, Item>()
  private let completions = OrderedCompletions()
  var supplementaryViewProvider: DataSource.SupplementaryViewProvider?
  var reorderingHandlers = DataSource.ReorderingHandlers()
  /// What the collection view is told.
  private(set) var shown = SectionedIdentifiers<Section, Item>()
  private var hasApplied = false
  private var isApplying = false
  private var isMakingCell = false

  init(collectionView: UICollectionView, cellProvider: @escaping DataSource.CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
  }

  // MARK: Questions

  var snapshot: Snapshot {
    var contents = SnapshotContents<Section, Item>()
    contents.identifiers = shown
    return Snapshot(contents)
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2, shown.contains(RowPath(indexPath)) else { return nil }
    return shown.item(at: RowPath(indexPath))
  }

  func section(at index: Int) -> Section? {
    index >= 0 && index < shown.sectionCount ? shown.section(at: index) : nil
  }

  func itemCount(ofSection section: Int) -> Int {
    guard section >= 0, section < shown.sectionCount else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: section < _impl.numberOfSections",
        "Asked for the items of section \(section); the data source has \(shown.sectionCount) sections.")
    }
    return shown.itemCount(ofSection: section)
  }

  func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
    guard let item = item(at: indexPath) else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: itemIdentifier",
        "Asked for the cell of \(indexPath), where the applied snapshot has no item.")
    }
    let wasMakingCell = isMakingCell
    isMakingCell = true
    defer { isMakingCell = wasMakingCell }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      SnapshotFault.stop(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier "
          + "'\(item)', which is not allowed. You must always return a cell to the collection view: \(collectionView)",
        "Dequeue a cell of a registered class, and do not depend on objects that may be gone.")
    }
    return cell
  }

  func supplementaryView(
    in collectionView: UICollectionView, _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let wasMakingCell = isMakingCell
    isMakingCell = true
    defer { isMakingCell = wasMakingCell }
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      SnapshotFault.stop(
        "UICollectionViewDiffableDataSource: supplementaryViewProvider is nil or returned nil for element kind "
          + "'\(kind)' at \(indexPath), which is not allowed: the layout of \(collectionView) has such an element.",
        "Set supplementaryViewProvider and dequeue a view there, or give headers and footers no size.")
    }
    return view
  }

  // MARK: Moves by hand

  func canMove(_ indexPath: IndexPath) -> Bool {
    item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// [M] The handlers are told of the old and the new order, once each.
  func move(_ source: IndexPath, _ destination: IndexPath) {
    guard let moved = item(at: source), let section = section(at: destination.section) else { return }
    let old = snapshot
    var new = snapshot
    let others = new.itemIdentifiers(inSection: section).filter { $0 != moved }
    if destination.item < others.count {
      new.moveItem(moved, beforeItem: others[destination.item])
    } else if let last = others.last {
      new.moveItem(moved, afterItem: last)
    } else {
      new.deleteItems([moved])
      new.appendItems([moved], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    shown = new.contents.identifiers
    reorderingHandlers.didReorder?(transaction)
  }

  // MARK: Applying

  /// Takes a snapshot from any thread.
  nonisolated func apply(
    _ snapshot: Snapshot, _ manner: SnapshotRequest<Section, Item>.Manner, _ completion: (() -> Void)?
  ) {
    inbox.add(SnapshotRequest(contents: snapshot.contents, manner: manner, completion: completion))
    guard MainThread.isCurrent else {
      Task { @MainActor in applyAll() }
      return
    }
    MainActor.assumeIsolated { applyUnlessBusy() }
  }

  /// [?] A collection view that is in the midst of laying out its items cannot change them: a snapshot that the cell provider
  /// applies waits for the main actor's next turn.
  private func applyUnlessBusy() {
    guard isMakingCell && !isApplying else { return applyAll() }
    Task { @MainActor in applyAll() }
  }

  /// Applies what came, one after the other. A snapshot that is applied while one is goes behind it.
  private func applyAll() {
    guard !isApplying else { return }
    isApplying = true
    while let request = inbox.next() { apply(request) }
    isApplying = false
  }

  private func apply(_ request: SnapshotRequest<Section, Item>) {
    let turn = completions.add(request.completion)
    let isFirst = !hasApplied
    hasApplied = true
    // [M] The first snapshot is loaded, not compared.
    guard let collectionView, request.manner != .reload, !isFirst else {
      shown = request.contents.identifiers
      collectionView?.reloadData()
      return completions.finish(turn)
    }
    let changes = SnapshotChanges(from: shown, to: request.contents)
    guard !changes.isEmpty else {
      shown = request.contents.identifiers
      return completions.finish(turn)
    }
    // What nobody sees happen is done when it is told.
    guard request.manner == .animated, collectionView.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { perform(changes, request, collectionView) {} }
      return completions.finish(turn)
    }
    perform(changes, request, collectionView) { [completions] in completions.finish(turn) }
  }

  private func perform(
    _ changes: SnapshotChanges, _ request: SnapshotRequest<Section, Item>, _ collectionView: UICollectionView,
    completion: @escaping () -> Void
  ) {
    changes.perform(
      on: collectionView, with: (), adopt: { [self] in shown = request.contents.identifiers }, completion: completion)
  }
}
