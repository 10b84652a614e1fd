import ListCore
import UIKit

/// The selection and the visible rows of a table before a search, restored at its end.
@MainActor
struct SearchMemory {
  private let list: IdentityList<RowBlock>
  /// Nil at the very top.
  private let anchor: ScrollAnchor?
  /// Rows of the list that are selected, also those that the search does not find.
  private var selected: Set<Int>

  init(_ table: UITableView, _ shown: ShownList) {
    list = shown.identities
    anchor = ScrollAnchor(table, shown)
    selected = Self.selection(table, shown)
  }

  private static func selection(_ table: UITableView, _ shown: ShownList) -> Set<Int> {
    Set(
      (table.indexPathsForSelectedRows ?? []).compactMap(RowPath.init).filter(shown.contains).map(
        shown.identities.index))
  }

  /// Records which of the found rows were selected and deselected.
  mutating func note(_ table: UITableView, _ shown: ShownList) {
    let current = Self.selection(table, shown)
    guard !selected.isEmpty || !current.isEmpty else { return }
    let places = shown.identities.places(of: selected, from: list)
    for (row, place) in places where !current.contains(place) { selected.remove(row) }
    let added = current.subtracting(places.values)
    let isMultiple = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    if !isMultiple, !added.isEmpty { selected = [] }
    selected.formUnion(list.places(of: added, from: shown.identities).values)
  }

  /// Selects the recorded rows that are in the list now.
  func select(in table: UITableView, _ shown: ShownList) {
    for place in shown.identities.places(of: selected, from: list).values {
      let indexPath = shown.identities.path(of: place).indexPath
      let isSelected = table.indexPathsForSelectedRows?.contains(indexPath) ?? false
      if !isSelected { table.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
    }
  }

  /// Scrolls to the rows that were visible before the search.
  func restorePlace(in table: UITableView, _ shown: ShownList) {
    guard let anchor else { return Self.scrollToTop(table) }
    anchor.restore(in: table, shown.identities.places(of: anchor.rows, from: list), shown)
  }

  static func scrollToTop(_ table: UITableView) {
    let top = -table.adjustedContentInset.top
    if table.contentOffset.y != top { table.contentOffset.y = top }
  }
}
