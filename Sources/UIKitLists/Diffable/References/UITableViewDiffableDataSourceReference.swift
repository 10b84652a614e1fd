/// Makes the cell of an item. It dequeues one from the table, and configures it for the item.
public typealias UITableViewDiffableDataSourceReferenceCellProvider =
  (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any) -> UITableViewCell?

/// A table view's data source that shows snapshots with identifiers of any type.
///
/// ``UITableViewDiffableDataSource`` has typed identifiers. The table does not keep the data source alive.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  private let typed: UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Becomes the data source of a table view, which shows nothing until the first snapshot is applied.
  public init(
    tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    typed = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.value) }
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows when a snapshot is applied with animation; automatic by default.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { typed.defaultRowAnimation }
    set { typed.defaultRowAnimation = newValue }
  }

  // MARK: Snapshots

  /// A copy of the applied snapshot, to be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(typed.snapshot())
  }

  /// Applies a snapshot by the fewest changes to the shown rows.
  open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot by the fewest changes to the shown rows. The completion is called when they are done.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    typed.apply(snapshot.contents, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot by reloading the table: all cells are dequeued again, and nothing is compared.
  open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Applies a snapshot by reloading the table. The completion is called when that is done.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) { typed.applySnapshotUsingReloadData(snapshot.contents, completion: completion) }

  // MARK: Places

  /// The item of a row, or nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { typed.itemIdentifier(for: indexPath)?.value }

  /// The row of an item, or nil. O(1).
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

  open func numberOfSections(in tableView: UITableView) -> Int { typed.numberOfSections(in: tableView) }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    typed.tableView(tableView, numberOfRowsInSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    typed.tableView(tableView, cellForRowAt: indexPath)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Whether a row can be edited; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when a row is deleted or inserted by its control or a swipe. Overrides apply a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when the user has moved a row by its grip. Overrides apply a snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSourceReference: RowOrderKeeping {
  func rowWasMoved(from source: IndexPath, to destination: IndexPath) {
    typed.rowWasMoved(from: source, to: destination)
  }

  func rowsAreLoadedAnew() { typed.rowsAreLoadedAnew() }
}

/// [C] The data source decides row by row which rows can be edited and moved: none, unless a subclass overrides the
/// methods.
extension UITableViewDiffableDataSourceReference: TableEditingOverriding {
  var overriddenEditingMethods: TableEditingMethods.Answer { TableEditingMethods.Answer(commits: true, moves: true) }
}
