import ListCore

/// What a table with a diffable data source shows, and how it comes to show something else.
@MainActor
final class TableSnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let inbox = SnapshotInbox<Section, Item>()
  private let completions = OrderedCompletions()
  var defaultRowAnimation = UITableView.RowAnimation.automatic
  /// What the table is told.
  private(set) var shown = SectionedIdentifiers<Section, Item>()
  private var hasApplied = false
  private var isApplying = false
  private var isMakingCell = false

  init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
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

  func rowCount(ofSection section: Int) -> Int {
    guard section >= 0, section < shown.sectionCount else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: section < _impl.numberOfSections",
        "Asked for the rows of section \(section); the data source has \(shown.sectionCount) sections.")
    }
    return shown.itemCount(ofSection: section)
  }

  func cell(in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    guard let item = item(at: indexPath) else {
      SnapshotFault.stop(
        "Invalid parameter not satisfying: itemIdentifier",
        "Asked for the cell of \(indexPath), where the applied snapshot has no item.")
    }
    let wasMakingCell = isMakingCell
    isMakingCell = true
    defer { isMakingCell = wasMakingCell }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      SnapshotFault.stop(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier "
          + "'\(item)', which is not allowed. You must always return a cell to the table view: \(tableView)",
        "Dequeue a cell of a registered class, and do not depend on objects that may be gone.")
    }
    return cell
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

  /// [?] A table that is in the midst of laying out its rows cannot change them: a snapshot that the cell provider
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
    guard let tableView, request.manner != .reload, !isFirst else {
      shown = request.contents.identifiers
      tableView?.reloadData()
      return completions.finish(turn)
    }
    let changes = SnapshotChanges(from: shown, to: request.contents)
    guard !changes.isEmpty else {
      shown = request.contents.identifiers
      return completions.finish(turn)
    }
    // What nobody sees happen is done when it is told.
    guard request.manner == .animated, tableView.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { perform(changes, request, tableView, .none) {} }
      return completions.finish(turn)
    }
    perform(changes, request, tableView, defaultRowAnimation) { [completions] in completions.finish(turn) }
  }

  private func perform(
    _ changes: SnapshotChanges, _ request: SnapshotRequest<Section, Item>, _ tableView: UITableView,
    _ animation: UITableView.RowAnimation, completion: @escaping () -> Void
  ) {
    changes.perform(
      on: tableView, with: animation, adopt: { [self] in shown = request.contents.identifiers }, completion: completion)
  }
}
