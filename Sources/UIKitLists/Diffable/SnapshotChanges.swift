import ListCore

/// A list that can be updated by batches.
@MainActor
protocol SnapshotList: UIScrollView {
  /// The type of animations of inserted and deleted rows.
  associatedtype Animation
  static var withoutAnimation: Animation { get }
  /// The list and its data source in the words of error messages.
  static var name: String { get }
  static var dataSourceName: String { get }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func change(_ changes: ListChanges, with animation: Animation)
  /// Called after a section snapshot was applied: items may have been expanded or collapsed.
  func outlinesDidChange()
  func showAnew(sections: IndexSet, items: [IndexPath], reconfigured: [IndexPath], with animation: Animation)
}

/// The batches that change a list from one snapshot to another.
///
/// [M] Insertions, deletions and moves are one batch; reloads are a second one, with the paths from after the first.
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
    // Items in reloaded sections are left out, as they get new cells anyway; reloaded items need not be reconfigured.
    let rows = contents.reloadedItems.elements.compactMap { new.path(of: $0) }.filter { !sections.contains($0.section) }
    let known = Set(rows)
    reloadedSections = sections
    reloadedRows = rows.sorted().map(\.indexPath)
    reconfiguredRows = contents.reconfiguredItems.elements.compactMap { new.path(of: $0) }
      .filter { !sections.contains($0.section) && !known.contains($0) }.sorted().map(\.indexPath)
  }

  private var showsAnew: Bool { !reloadedSections.isEmpty || !reloadedRows.isEmpty || !reconfiguredRows.isEmpty }

  /// Whether there is nothing to update.
  var isEmpty: Bool { changes.isEmpty && !showsAnew }

  /// Performs the batches on a list.
  /// - Parameter adopt: changes the data; called within the first batch.
  func perform<List: SnapshotList>(
    on list: List, with animation: List.Animation, adopt: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    var remaining = changes.isEmpty || !showsAnew ? 1 : 2
    let finish: (Bool) -> Void = { _ in
      remaining -= 1
      if remaining == 0 { completion() }
    }
    if changes.isEmpty {
      adopt()
    } else {
      list.performBatchUpdates(
        {
          adopt()
          list.change(changes, with: animation)
        }, completion: finish)
    }
    if showsAnew {
      list.performBatchUpdates(
        {
          list.showAnew(
            sections: reloadedSections, items: reloadedRows, reconfigured: reconfiguredRows, with: animation)
        }, completion: finish)
    }
  }
}

extension UITableView: SnapshotList {
  /// A table has no outlines.
  func outlinesDidChange() {}

  static var withoutAnimation: RowAnimation { .none }
  static var name: String { "table view" }
  static var dataSourceName: String { "UITableViewDiffableDataSource" }

  func change(_ changes: ListChanges, with animation: RowAnimation) {
    updates.record(changes.operations(animation.transition))
  }

  func showAnew(sections: IndexSet, items: [IndexPath], reconfigured: [IndexPath], with animation: RowAnimation) {
    if !sections.isEmpty { reloadSections(sections, with: animation) }
    if !items.isEmpty { reloadRows(at: items, with: animation) }
    if !reconfigured.isEmpty { reconfigureRows(at: reconfigured) }
  }
}

/// A data source that knows which of its items are expanded.
@MainActor
protocol OutlineStating: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool
  /// The number of ancestors of an item in its section's outline; 0 without one.
  func outlineLevel(at path: IndexPath) -> Int
  /// Shows or hides the children of an item in a section's outline.
  func toggleOutline(at path: IndexPath)
}

extension UICollectionView: SnapshotList {
  func outlinesDidChange() {
    for entry in elements.live { (entry.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
  }

  /// A collection view's layout decides how items come and go.
  static var withoutAnimation: Void { () }
  static var name: String { "collection view" }
  static var dataSourceName: String { "UICollectionViewDiffableDataSource" }

  func change(_ changes: ListChanges, with animation: Void) {
    updates.record(changes.operations(.automatic))
  }

  func showAnew(sections: IndexSet, items: [IndexPath], reconfigured: [IndexPath], with animation: Void) {
    if !sections.isEmpty { reloadSections(sections) }
    if !items.isEmpty { reloadItems(at: items) }
    if !reconfigured.isEmpty { reconfigureItems(at: reconfigured) }
  }
}
