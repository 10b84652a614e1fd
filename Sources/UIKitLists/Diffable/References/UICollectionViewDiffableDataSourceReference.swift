/// Makes the cell of an item. It dequeues one from the collection view, and configures it for the item.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider =
  (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any) -> UICollectionViewCell?

/// Makes the view of a kind, such as a header, for an index path. It dequeues one from the collection view.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider =
  (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

/// A collection view's data source that shows snapshots with identifiers of any type.
///
/// ``UICollectionViewDiffableDataSource`` has typed identifiers. The collection view does not keep the data source alive.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource, OutlineStating {
  private let typed: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Becomes the data source of a collection view, which shows nothing until the first snapshot is applied.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    typed = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.value) }
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; nil if the layout has none.
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
    get { typed.supplementaryViewProvider }
    set { typed.supplementaryViewProvider = newValue }
  }

  // MARK: Snapshots

  /// A copy of the applied snapshot, to be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(typed.snapshot())
  }

  /// The snapshot that was applied to a section; otherwise one with the section's items as roots, empty if there is no
  /// such section.
  open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(typed.snapshot(for: ReferenceIdentifier(section)))
  }

  /// Applies a snapshot by the fewest changes to the shown items.
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot by the fewest changes to the shown items. The completion is called when they are done.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    typed.apply(snapshot.contents, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot by reloading: all cells are dequeued again, and nothing is compared.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Applies a snapshot by reloading. The completion is called when that is done.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { typed.applySnapshotUsingReloadData(snapshot.contents, completion: completion) }

  /// Applies a snapshot of one section, which is appended if it is new.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection section: Any, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, toSection: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot of one section, which is appended if it is new. The completion is called when the changes are done.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection section: Any, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    typed.apply(
      snapshot.contents, to: ReferenceIdentifier(section), animatingDifferences: animatingDifferences,
      completion: completion)
  }

  func isExpanded(at path: IndexPath) -> Bool { typed.isExpanded(at: path) }
  func outlineLevel(at path: IndexPath) -> Int { typed.outlineLevel(at: path) }
  func toggleOutline(at path: IndexPath) { typed.toggleOutline(at: path) }

  // MARK: Places

  /// The item at an index path, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { typed.itemIdentifier(for: indexPath)?.value }

  /// The index path of an item, or nil. O(1).
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    typed.indexPath(for: ReferenceIdentifier(identifier))
  }

  /// The section with a number, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> Any? { typed.sectionIdentifier(for: index)?.value }

  /// The number of a section, or `NSNotFound`. O(1).
  open func index(forSectionIdentifier identifier: Any) -> Int {
    typed.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    typed.numberOfSections(in: collectionView)
  }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    typed.collectionView(collectionView, numberOfItemsInSection: section)
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { typed.collectionView(collectionView, cellForItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    typed.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// Whether an item can be moved; false unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved an item. Overrides apply a snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UICollectionViewDiffableDataSourceReference: CollectionMoveOverriding {
  var movesItems: Bool { true }
}
