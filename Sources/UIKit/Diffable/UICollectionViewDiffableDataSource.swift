/// A collection view's data source that is told what it shows, as a snapshot, and finds out what to change.
///
/// The collection view does not keep it alive, and it does not keep the collection view alive.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource, OutlineStating
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item. It dequeues one from the collection view, and gives it what the item has to show.
  public typealias CellProvider =
    (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  /// Makes the view of a kind, such as a header, for an index path. It dequeues one from the collection view.
  public typealias SupplementaryViewProvider =
    (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  private let applier: SnapshotApplier<UICollectionView, SectionIdentifierType, ItemIdentifierType>
  private let views: CollectionSnapshotViews<SectionIdentifierType, ItemIdentifierType>
  private let moves: CollectionSnapshotMoves<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the data source of a collection view, which shows nothing until the first snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    applier = SnapshotApplier(list: collectionView, animation: ())
    views = CollectionSnapshotViews(applier: applier, cellProvider: cellProvider)
    moves = CollectionSnapshotMoves(applier: applier)
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; nil where the layout has none.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { views.supplementaryViewProvider }
    set { views.supplementaryViewProvider = newValue }
  }

  /// Which items can be moved by hand, and who is told of it.
  open var reorderingHandlers: ReorderingHandlers {
    get { moves.handlers }
    set { moves.handlers = newValue }
  }

  // MARK: Snapshots

  /// Shows what a snapshot says, by the fewest changes to what is shown now.
  ///
  /// May be called from any queue; the collection view changes on the main actor, and snapshots are applied in the order
  /// in which they come. The completion is called on the main actor when the changes are done, after those of snapshots
  /// that were applied before.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot, SnapshotRequest.Manner(isAnimated: animatingDifferences), completion)
  }

  /// Shows what a snapshot says, by the fewest changes to what is shown now, and returns when they are done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows what a snapshot says by reloading: every cell is another one, and nothing is compared.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot, .reload, completion)
  }

  /// Shows what a snapshot says by reloading, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { done in
      applySnapshotUsingReloadData(snapshot) { done.resume() }
    }
  }

  /// Shows what a snapshot says of one section, which comes behind the others where it is not there yet.
  ///
  /// Its items are those that are visible in the snapshot. The other sections stay as they are. Queues, order and
  /// completion are as with a snapshot of all sections.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot.outline, to: section, SnapshotRequest.Manner(isAnimated: animatingDifferences), completion)
  }

  /// Shows what a snapshot says of one section, and returns when the changes are done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// A section as it was applied by itself, or a flat one of its items; empty where there is no such section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(applier.outline(of: section))
  }

  /// A copy of what the collection view shows, to be changed and applied. O(1).
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applier.snapshot }

  func isExpanded(at path: IndexPath) -> Bool { applier.isExpanded(at: path) }

  // MARK: Places

  /// The item at a place, or nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applier.item(at: indexPath) }

  /// The place of an item, or nil. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applier.shown.path(of: itemIdentifier)?.indexPath
  }

  /// The section with a number, or nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { applier.section(at: index) }

  /// The number of a section, or nil. O(1).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    applier.shown.position(of: sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { applier.shown.sectionCount }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    applier.itemCount(ofSection: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { views.cell(in: collectionView, at: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { views.supplementaryView(in: collectionView, kind, indexPath) }
  /// As the reordering handlers say; no unless there is one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    moves.canMove(indexPath)
  }
  /// Takes over the new order, and tells the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moves.move(sourceIndexPath, destinationIndexPath) }
}

extension UICollectionViewDiffableDataSource: CollectionMoveOverriding {
  var movesItems: Bool { true }
}
