/// How the paths of rows or items change when some are inserted, deleted or moved.
package struct PathChange {
  private let newPaths: (RowPath) -> RowPath?
  private let survivors: (RowPath) -> RowPath?
  private let items: (TableItem) -> TableItem?

  /// The changes of a batch update.
  package init(_ map: UpdateMap) {
    newPaths = map.newPath(of:)
    survivors = map.survivor(of:)
    items = { item in
      if case .row(let path) = item, map.reconfiguredRows.contains(path) { return nil }
      if case .stays(let new) = map.fate(of: item) { return new }
      return nil
    }
  }

  /// The changes caused by moving one row or item: every path has a counterpart afterwards.
  package init(movedBy newPath: @escaping (RowPath) -> RowPath?) {
    newPaths = newPath
    survivors = newPath
    items = { item in
      guard case .row(let path) = item else { return item }
      return newPath(path).map(TableItem.row)
    }
  }

  /// The path of a row afterwards, even if it was reloaded; nil if it was deleted. For values that follow a position
  /// in the data.
  package func newPath(of path: RowPath) -> RowPath? { newPaths(path) }

  /// The path of a row afterwards; nil if it was deleted or reloaded. For state that follows the row itself, such as
  /// selection or a touch.
  package func survivor(of path: RowPath) -> RowPath? { survivors(path) }

  /// A row, header or footer afterwards; nil if it was deleted, reloaded or is configured again. For state that follows
  /// its view.
  package func survivor(of item: TableItem) -> TableItem? { items(item) }
}
