/// A collection view's data source that shows snapshots, and computes the changes from one to the next.
///
/// The collection view and the data source do not retain each other.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource, OutlineStating
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item. It dequeues one from the collection view, and configures it for the item.
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
  private let outlines: CollectionOutlines<SectionIdentifierType, ItemIdentifierType>
  private let moves: CollectionSnapshotMoves<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the data source of a collection view, which shows nothing until the first snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    applier = SnapshotApplier(list: collectionView, animation: ())
    views = CollectionSnapshotViews(applier: applier, cellProvider: cellProvider)
    outlines = CollectionOutlines(applier: applier)
    moves = CollectionSnapshotMoves(applier: applier)
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; nil if the layout has none.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    get { views.supplementaryViewProvider }
    set { views.supplementaryViewProvider = newValue }
  }

  /// Closures that decide which items can be moved interactively, and are informed of moves. None by default: nothing
  /// can be moved.
  open var reorderingHandlers: ReorderingHandlers {
    get { moves.handlers }
    set { moves.handlers = newValue }
  }

  /// Closures that decide which items the user can expand and collapse, and are informed of it. None by default:
  /// everything can be.
  open var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { outlines.handlers }
    set { outlines.handlers = newValue }
  }

  // MARK: Snapshots

  /// Applies a snapshot by the fewest changes to the shown items.
  ///
  /// May be called from any queue; the collection view changes on the main actor, and snapshots are applied in the
  /// order of the calls. The completion is called on the main actor when the changes are done, after those of snapshots
  /// that were applied before.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot, SnapshotRequest.Manner(isAnimated: animatingDifferences), completion)
  }

  /// Applies a snapshot by the fewest changes to the shown items, and returns when they are done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Applies a snapshot by reloading: all cells are dequeued again, and nothing is compared.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot, .reload, completion)
  }

  /// Applies a snapshot by reloading, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { done in
      applySnapshotUsingReloadData(snapshot) { done.resume() }
    }
  }

  /// Applies a snapshot of one section, which is appended if it is new.
  ///
  /// Its items are those that are visible in the snapshot. The other sections stay as they are. Queues, order and
  /// completion are as with a snapshot of all sections.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot.outline, to: section, SnapshotRequest.Manner(isAnimated: animatingDifferences), completion)
  }

  /// Applies a snapshot of one section, and returns when the changes are done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// The snapshot that was applied to a section; otherwise one with the section's items as roots, empty if there is no
  /// such section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(applier.outline(of: section))
  }

  /// A copy of the applied snapshot, to be changed and applied. O(1).
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applier.snapshot }

  func isExpanded(at path: IndexPath) -> Bool { applier.isExpanded(at: path) }
  func outlineLevel(at path: IndexPath) -> Int { applier.outlineLevel(at: path) }
  func toggleOutline(at path: IndexPath) { outlines.toggle(at: path) }

  // MARK: Places

  /// The item at an index path, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applier.item(at: indexPath) }

  /// The index path of an item, or nil. O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    applier.shown.path(of: itemIdentifier)?.indexPath
  }

  /// The section with a number, or nil if there is none.
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
  /// The titles of an index; nil, for none, unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// Whether the reordering handlers allow moving an item; false without any.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    moves.canMove(indexPath)
  }
  /// Takes the new order, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { moves.move(sourceIndexPath, destinationIndexPath) }
}

extension UICollectionViewDiffableDataSource: CollectionMoveOverriding {
  var movesItems: Bool { true }
}
