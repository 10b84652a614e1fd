/// How the paths of rows, or of items, change while some come, go or move.
package struct PathChange {
  private let newPaths: (RowPath) -> RowPath?
  private let survivors: (RowPath) -> RowPath?
  private let items: (TableItem) -> TableItem?

  /// The changes of a batch of updates.
  package init(_ map: UpdateMap) {
    newPaths = map.newPath(of:)
    survivors = map.survivor(of:)
    items = { item in
      if case .row(let path) = item, map.reconfiguredRows.contains(path) { return nil }
      if case .stays(let new) = map.fate(of: item) { return new }
      return nil
    }
  }

  /// The changes of one row or item that moves: each path has one afterwards.
  package init(movedBy newPath: @escaping (RowPath) -> RowPath?) {
    newPaths = newPath
    survivors = newPath
    items = { item in
      guard case .row(let path) = item else { return item }
      return newPath(path).map(TableItem.row)
    }
  }

  /// The path of a row afterwards, reloaded or not; nil where it is gone. For whatever follows a place in the data.
  package func newPath(of path: RowPath) -> RowPath? { newPaths(path) }

  /// The path of a row afterwards; nil where it is gone or was reloaded. For whatever follows the row itself: selection, a
  /// finger.
  package func survivor(of path: RowPath) -> RowPath? { survivors(path) }

  /// A row, header or footer afterwards; nil where it is gone, was reloaded or is configured anew. For whatever keeps its
  /// view.
  package func survivor(of item: TableItem) -> TableItem? { items(item) }
}
