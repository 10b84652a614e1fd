import ListCore

/// The table view, as ``TableKeptRows`` sees it.
@MainActor
protocol TableKeptRowsHost: AnyObject {
  /// Whether a finger places the cell.
  func isDragging(_ cell: UIView) -> Bool
  func holdsFirstResponder(_ cell: UITableViewCell) -> Bool
}

/// Rows off screen that keep their cells: the one that is dragged, and the one with the first responder in it, so that
/// scrolling does not end the typing. They keep their places and count as displayed [?].
@MainActor
final class TableKeptRows {
  private unowned let host: any TableKeptRowsHost
  private(set) var rows: ContiguousArray<TableRows.LiveRow> = []

  init(host: any TableKeptRowsHost) { self.host = host }

  /// Keeps a row that leaves the screen, if there is a reason to.
  func keep(_ row: TableRows.LiveRow) -> Bool {
    guard isNeeded(row.cell) else { return false }
    rows.append(row)
    return true
  }

  /// The cell of a row that comes back on screen.
  func take(_ path: RowPath) -> UITableViewCell? {
    rows.firstIndex { $0.path == path }.map { rows.remove(at: $0).cell }
  }

  /// Takes out the rows that there is no reason to keep any more. O(1) where none is kept.
  func takeUnneeded() -> ContiguousArray<TableRows.LiveRow> { take { !isNeeded($0.cell) } }

  func takeAll() -> ContiguousArray<TableRows.LiveRow> { take { _ in true } }

  /// Takes out the rows that an update removes or replaces.
  func takeGone(_ map: UpdateMap) -> ContiguousArray<TableRows.LiveRow> { take { map.survivor(of: $0.path) == nil } }

  /// Gives rows other paths.
  func update(_ body: (inout TableRows.LiveRow) -> Void) { for index in rows.indices { body(&rows[index]) } }

  private func take(where isTaken: (TableRows.LiveRow) -> Bool) -> ContiguousArray<TableRows.LiveRow> {
    guard !rows.isEmpty else { return [] }
    let taken = rows.filter(isTaken)
    rows.removeAll(where: isTaken)
    return ContiguousArray(taken)
  }

  private func isNeeded(_ cell: UITableViewCell) -> Bool { host.isDragging(cell) || host.holdsFirstResponder(cell) }
}

extension UITableView: TableKeptRowsHost {
  func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: cell) ?? false
  }
}
