import ListCore
import Observation
import UIKit

/// The data source and delegate of a table that shows a list: the one object that index paths end at.
@MainActor
final class TableDriver: NSObject {
  private(set) weak var table: UITableView?
  let cells: CellMaker
  let live = LiveRows()
  /// The list that the table knows.
  var shown = ShownList()
  /// Told after the library has done its own.
  weak var delegate: (any UITableViewDelegate)?
  /// Called when rows have to be updated with the next frame: rows of the shown list, after a model changed that a cell
  /// shows; or with `needsList` those of a new list, after an action of the user.
  var onNeedsUpdate: ((_ needsList: Bool) -> Void)?
  /// For how many rows the list was told that its end is near.
  var nearEndCount: Int?
  /// Called when the visible rows have to be determined in the next frame.
  var onNeedsFrame: (() -> Void)?
  /// A row that was made for a question about it, for the next one.
  private var lastMade: (path: RowPath, row: AnyRow)?
  /// How often a cell was made or configured.
  private(set) var showings = 0

  init(table: UITableView) {
    self.table = table
    cells = CellMaker(table: table)
    super.init()
    cells.onToggle = { [weak self] cell, isOn in self?.toggled(cell, isOn) }
    cells.onHeaderTap = { [weak self] view in self?.tapped(view) }
  }

  // MARK: Rows

  /// The row at a path, as its cell shows it or made for the question.
  func row(at path: RowPath) -> AnyRow? {
    if let live = live.row(at: path) { return live.row }
    if let lastMade, lastMade.path == path { return lastMade.row }
    guard shown.contains(path) else { return nil }
    let row = shown.row(at: path)
    lastMade = (path, row)
    return row
  }

  func row(at indexPath: IndexPath) -> AnyRow? { RowPath(indexPath).flatMap(row(at:)) }

  func identity(at indexPath: IndexPath) -> RowIdentity? {
    RowPath(indexPath).flatMap { shown.contains($0) ? shown.identity(at: $0) : nil }
  }

  /// Rows that were made are those of another list now.
  func forgetMadeRows() { lastMade = nil }

  /// The row whose cell this is, or else the one at a path: the path may be from before an update.
  func row(of cell: UITableViewCell, _ indexPath: IndexPath) -> AnyRow? {
    live.row(of: cell)?.row ?? row(at: indexPath)
  }

  /// Makes the cell of a row. Observable models that are read meanwhile are observed until the cell shows another row.
  func makeCell(at path: RowPath) -> UITableViewCell {
    showings += 1
    let showing = showings
    return withObservationTracking {
      let row = shown.row(at: path)
      let cell = cells.dequeueCell(for: row, at: path)
      live.show(row, in: cell, at: path).showing = showing
      cells.show(row, in: cell)
      if row.hasAutomaticHeight { cells.log?.beginMeasuring(cell) }
      return cell
    } onChange: { [weak self] in
      Task { @MainActor in self?.modelDidChange(showing) }
    }
  }

  private func modelDidChange(_ showing: Int) {
    guard let live = live.all.first(where: { $0.showing == showing }) else { return }
    live.isStale = true
    onNeedsUpdate?(false)
  }

  /// The rows below a header are shown, or no longer. O(s) in sections.
  private func tapped(_ header: UITableViewHeaderFooterView) {
    guard let table, let section = shown.sections.indices.first(where: { table.headerView(forSection: $0) === header })
    else { return }
    shown.sections[section].collapse?.toggle()
    onNeedsUpdate?(true)
  }

  private func toggled(_ cell: UITableViewCell, _ isOn: Bool) {
    guard let live = live.row(of: cell) else { return }
    live.isStale = true
    live.row.behaviour.toggle?(isOn)
    onNeedsUpdate?(true)
  }
}
