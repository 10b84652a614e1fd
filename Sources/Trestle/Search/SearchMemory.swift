import ListCore
import UIKit

/// The selection and the visible rows of a list before a search, restored at its end.
@MainActor
struct SearchMemory {
  private let list: IdentityList<RowBlock>
  /// Nil at the very top.
  private let anchor: ScrollAnchor?
  /// Rows of the list that are selected, also those that the search does not find.
  private var selected: Set<Int>

  init(_ view: any RowPlaces & RowSelecting, _ shown: ShownList) {
    list = shown.identities
    anchor = ScrollAnchor(view, shown)
    selected = Self.selection(view, shown)
  }

  private static func selection(_ view: any RowPlaces & RowSelecting, _ shown: ShownList) -> Set<Int> {
    Set(view.selectedPaths.filter(shown.contains).map(shown.identities.index))
  }

  /// Records which of the found rows were selected and deselected.
  mutating func note(_ view: any RowPlaces & RowSelecting, _ shown: ShownList) {
    let current = Self.selection(view, shown)
    guard !selected.isEmpty || !current.isEmpty else { return }
    let places = shown.identities.places(of: selected, from: list)
    for (row, place) in places where !current.contains(place) { selected.remove(row) }
    let added = current.subtracting(places.values)
    if !view.selectsSeveral, !added.isEmpty { selected = [] }
    selected.formUnion(list.places(of: added, from: shown.identities).values)
  }

  /// Selects the recorded rows that are in the list now.
  func select(in view: any RowPlaces & RowSelecting, _ shown: ShownList) {
    let present = Set(view.selectedPaths)
    for place in shown.identities.places(of: selected, from: list).values {
      let path = shown.identities.path(of: place)
      if !present.contains(path) { view.select(path, animated: false) }
    }
  }

  /// Scrolls to the rows that were visible before the search.
  func restorePlace(in view: any RowPlaces & RowSelecting, _ shown: ShownList) {
    guard let anchor else { return Self.scrollToTop(view) }
    anchor.restore(in: view, shown.identities.places(of: anchor.rows, from: list), shown)
  }

  static func scrollToTop(_ view: UIScrollView) {
    let top = -view.adjustedContentInset.top
    if view.contentOffset.y != top { view.contentOffset.y = top }
  }
}
