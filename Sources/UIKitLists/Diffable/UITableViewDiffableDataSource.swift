/// A table view's data source that shows snapshots, and computes the changes from one to the next.
///
/// The table view and the data source do not retain each other. To implement optional methods of the data source, such
/// as those for titles and editing, override them in a subclass.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item. It dequeues one from the table, and configures it for the item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let applier: SnapshotApplier<UITableView, SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Becomes the data source of a table view, which shows nothing until the first snapshot is applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    applier = SnapshotApplier(list: tableView, animation: .automatic)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows when a snapshot is applied with animation; automatic by default.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { applier.animation }
    set { applier.animation = newValue }
  }

  // MARK: Snapshots

  /// Applies a snapshot by the fewest changes to the shown rows.
  ///
  /// May be called from any queue; the table changes on the main actor, and snapshots are applied in the order of the
  /// calls. The completion is called on the main actor when the changes are done, after those of snapshots that were
  /// applied before.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot, SnapshotRequest.Manner(isAnimated: animatingDifferences), completion)
  }

  /// Applies a snapshot by the fewest changes to the shown rows, and returns when they are done.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Applies a snapshot by reloading the table: all cells are dequeued again, and nothing is compared.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    applier.apply(snapshot, .reload, completion)
  }

  /// Applies a snapshot by reloading the table, and returns when that is done.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { done in
      applySnapshotUsingReloadData(snapshot) { done.resume() }
    }
  }

  /// A copy of the applied snapshot, to be changed and applied. O(1).
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { applier.snapshot }

  // MARK: Places

  /// The item of a row, or nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { applier.item(at: indexPath) }

  /// The row of an item, or nil. O(1).
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

  open func numberOfSections(in tableView: UITableView) -> Int { applier.shown.sectionCount }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    applier.itemCount(ofSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    applier.cell(at: indexPath) { cellProvider(tableView, indexPath, $0) }
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Editing

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

extension UITableViewDiffableDataSource: RowOrderKeeping {
  func rowWasMoved(from source: IndexPath, to destination: IndexPath) {
    applier.noteMove(from: source, to: destination)
  }

  func rowsAreLoadedAnew() { applier.forgetMoves() }
}

/// [C] The data source decides row by row which rows can be edited and moved: none, unless a subclass overrides the
/// methods.
extension UITableViewDiffableDataSource: TableEditingOverriding {
  var overriddenEditingMethods: TableEditingMethods.Answer { TableEditingMethods.Answer(commits: true, moves: true) }
}
