import ListCore

/// The selected rows or items of a list, which keep their selection while others come, go and move.
@MainActor
class SelectedItems: PathFollower {
  final var items = SelectionSet()
  /// The item that the user chose last: from it a click with the shift key selects.
  final var anchor: RowPath?

  final var first: RowPath? { items.first }
  final var paths: [RowPath] { items.paths }
  final func contains(_ path: RowPath) -> Bool { items.contains(path) }

  /// UIKit: a reload clears the selection.
  final func itemsWereReplaced() {
    items.removeAll()
    anchor = nil
  }

  final func pathsDidChange(_ change: PathChange) {
    items.remap { change.survivor(of: $0) }
    anchor = anchor.flatMap { change.survivor(of: $0) }
  }
}
