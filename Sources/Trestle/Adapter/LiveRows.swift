import ListCore
import UIKit

/// A row that has a cell, as the cell shows it.
@MainActor
final class LiveRow {
  private(set) weak var cell: (any RowCell)?
  /// Nil for a removed row whose cell is still disappearing.
  var path: RowPath?
  var row: AnyRow
  /// Whether the cell's content is older than the models from which it was made.
  var isStale = false
  /// The reason for the cell's last update.
  var change = RowChange.shown
  /// Whether enough of the row was visible.
  var wasVisible = false
  /// The driver's number for the last time that the cell was made. A model's change counts only if it was observed
  /// under this number, not under an earlier one.
  var showing = 0

  /// The frame of the cell in a view that contains it, in points; nil if that view does not contain the cell.
  func frame(in view: UIView) -> CGRect? {
    guard let cell, cell.isDescendant(of: view) else { return nil }
    return cell.convert(cell.bounds, to: view)
  }

  fileprivate init(_ cell: any RowCell, _ path: RowPath, _ row: AnyRow) {
    self.cell = cell
    self.path = path
    self.row = row
  }
}

/// The rows that have cells, by cell and by path.
@MainActor
final class LiveRows {
  private var byCell: [ObjectIdentifier: LiveRow] = [:]
  private var cells: [RowPath: ObjectIdentifier] = [:]

  /// Rows with cells, in no order.
  var all: some Collection<LiveRow> { byCell.values }

  func row(at path: RowPath) -> LiveRow? { cells[path].flatMap { byCell[$0] } }

  func row(of cell: any RowCell) -> LiveRow? { byCell[ObjectIdentifier(cell)] }

  /// Records that a cell shows a row.
  func show(_ row: AnyRow, in cell: any RowCell, at path: RowPath) -> LiveRow {
    let key = ObjectIdentifier(cell)
    if let live = byCell[key], live.cell === cell {
      forgetPath(of: live, key)
      if live.row.identity != row.identity {
        live.wasVisible = false
        live.change = .shown
      }
      live.path = path
      live.row = row
      live.isStale = false
      cells[path] = key
      return live
    }
    let live = LiveRow(cell, path, row)
    byCell[key] = live
    cells[path] = key
    return live
  }

  func remove(_ cell: any RowCell) {
    let key = ObjectIdentifier(cell)
    guard let live = byCell.removeValue(forKey: key) else { return }
    forgetPath(of: live, key)
  }

  private func forgetPath(of live: LiveRow, _ key: ObjectIdentifier) {
    if let path = live.path, cells[path] == key { cells[path] = nil }
  }

  /// Updates the paths after the user moved a row, within its section or to another.
  func moveRow(_ source: RowPath, to destination: RowPath) {
    move { path in
      if path == source { return destination }
      var path = path
      if path.section == source.section, path.row > source.row { path.row -= 1 }
      if path.section == destination.section, path.row >= destination.row { path.row += 1 }
      return path
    }
  }

  /// Gives rows their new paths. Removed rows get none: until their cells have disappeared, they are found by cell
  /// only.
  func move(_ newPath: (RowPath) -> RowPath?) {
    byCell = byCell.filter { $0.value.cell != nil }
    cells = [:]
    for (key, live) in byCell {
      live.path = live.path.flatMap(newPath)
      if let path = live.path { cells[path] = key }
    }
  }
}
