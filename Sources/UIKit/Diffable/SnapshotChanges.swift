import ListCore

/// What a table is told so that it shows another snapshot.
///
/// [M] What comes, goes and moves is one batch; what is shown anew is a second one, by the numbers after the first.
@MainActor
struct SnapshotChanges {
  private let changes: ListChanges
  private let reloadedSections: IndexSet
  private let reloadedRows: [IndexPath]
  private let reconfiguredRows: [IndexPath]

  init<Section, Item>(from old: SectionedIdentifiers<Section, Item>, to contents: SnapshotContents<Section, Item>) {
    let new = contents.identifiers
    changes = ListChanges(ListMatching(from: old, to: new))
    let sections = IndexSet(contents.reloadedSections.elements.compactMap { new.position(of: $0) })
    // A section's new cells include its rows', and a new cell is configured.
    let rows = contents.reloadedItems.elements.compactMap { new.path(of: $0) }.filter { !sections.contains($0.section) }
    let known = Set(rows)
    reloadedSections = sections
    reloadedRows = rows.sorted().map(\.indexPath)
    reconfiguredRows = contents.reconfiguredItems.elements.compactMap { new.path(of: $0) }
      .filter { !sections.contains($0.section) && !known.contains($0) }.sorted().map(\.indexPath)
  }

  private var showsAnew: Bool { !reloadedSections.isEmpty || !reloadedRows.isEmpty || !reconfiguredRows.isEmpty }

  /// There is nothing to tell.
  var isEmpty: Bool { changes.isEmpty && !showsAnew }

  /// Tells the table.
  /// - Parameter adopt: called in the midst of the first batch, for the data has to change there.
  func perform(
    on tableView: UITableView, with animation: UITableView.RowAnimation, adopt: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    var remaining = changes.isEmpty || !showsAnew ? 1 : 2
    let finish: (Bool) -> Void = { _ in
      remaining -= 1
      if remaining == 0 { completion() }
    }
    if changes.isEmpty {
      adopt()
    } else {
      tableView.performBatchUpdates(
        {
          adopt()
          changeSections(of: tableView, animation)
          changeRows(of: tableView, animation)
        }, completion: finish)
    }
    if showsAnew {
      tableView.performBatchUpdates({ showAnew(in: tableView, animation) }, completion: finish)
    }
  }

  private func changeSections(of tableView: UITableView, _ animation: UITableView.RowAnimation) {
    if !changes.deletedSections.isEmpty { tableView.deleteSections(IndexSet(changes.deletedSections), with: animation) }
    if !changes.insertedSections.isEmpty {
      tableView.insertSections(IndexSet(changes.insertedSections), with: animation)
    }
    for move in changes.movedSections { tableView.moveSection(move.from, toSection: move.to) }
  }

  private func changeRows(of tableView: UITableView, _ animation: UITableView.RowAnimation) {
    let deleted = changes.deletedRows.flatMap { $0.paths.map(\.indexPath) }
    if !deleted.isEmpty { tableView.deleteRows(at: deleted, with: animation) }
    let inserted = changes.insertedRows.flatMap { $0.paths.map(\.indexPath) }
    if !inserted.isEmpty { tableView.insertRows(at: inserted, with: animation) }
    for move in changes.movedRows { tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }

  private func showAnew(in tableView: UITableView, _ animation: UITableView.RowAnimation) {
    if !reloadedSections.isEmpty { tableView.reloadSections(reloadedSections, with: animation) }
    if !reloadedRows.isEmpty { tableView.reloadRows(at: reloadedRows, with: animation) }
    if !reconfiguredRows.isEmpty { tableView.reconfigureRows(at: reconfiguredRows) }
  }
}
