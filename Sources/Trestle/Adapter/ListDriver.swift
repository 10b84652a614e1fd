import ListCore
import Observation
import UIKit

/// Answers the data source and delegate calls of a list's view. It is the only object that maps index paths to rows.
/// There is a subclass for each kind of view, which is the view's data source and delegate.
@MainActor
class ListDriver: NSObject {
  private(set) final weak var view: (any ListView)?
  final let cells: CellMaker
  final let live = LiveRows()
  /// The list that the view knows.
  final var shown = ShownList()
  /// Called when rows have to be updated with the next frame. After a change of a model that a cell shows, rows of the
  /// shown list are updated; after an action of the user (`needsList`), the list is built again.
  final var onNeedsUpdate: ((_ needsList: Bool) -> Void)?
  /// The number of rows for which the list was last informed that its end is near.
  final var nearEndCount: Int?
  /// Called when the visible rows have to be determined in the next frame.
  final var onNeedsFrame: (() -> Void)?
  /// The row that was made last for a delegate call, kept because the next call is often about the same row.
  private final var lastMade: (path: RowPath, row: AnyRow)?
  /// The number of times that a cell was created or configured.
  private(set) final var showings = 0

  init(view: any ListView, look: any RowLook) {
    self.view = view
    cells = CellMaker(source: view, look: look)
    super.init()
    look.actions = self
    cells.onHeaderTap = { [weak self] view in self?.tapped(view) }
  }

  // MARK: Hooks of subclasses

  /// Called before `shown` changes to another list.
  func willShow(_ list: ShownList) {}

  /// The app's delegate, called after the library's own work on scrolling.
  var scrollDelegate: (any UIScrollViewDelegate)? { nil }

  // MARK: Rows

  /// The row at a path: the one that its cell shows, or else one made for this call.
  final func row(at path: RowPath) -> AnyRow? {
    if let live = live.row(at: path) { return live.row }
    if let lastMade, lastMade.path == path { return lastMade.row }
    guard shown.contains(path) else { return nil }
    let row = shown.row(at: path)
    lastMade = (path, row)
    return row
  }

  final func row(at indexPath: IndexPath) -> AnyRow? { RowPath(indexPath).flatMap(row(at:)) }

  final func identity(at indexPath: IndexPath) -> RowIdentity? {
    RowPath(indexPath).flatMap { shown.contains($0) ? shown.identity(at: $0) : nil }
  }

  /// Replaces the list from which the view's calls are answered.
  final func adopt(_ list: ShownList) {
    willShow(list)
    shown = list
    forgetMadeRows()
  }

  /// Drops the row kept from an earlier call, because its path may now be that of another row.
  final func forgetMadeRows() { lastMade = nil }

  /// The row whose cell this is, or else the one at a path: the path may be from before an update.
  final func row(of cell: any RowCell, _ indexPath: IndexPath) -> AnyRow? {
    live.row(of: cell)?.row ?? row(at: indexPath)
  }

  /// Makes the cell of a row. Observable models that are read in the process are observed until the cell shows another row.
  final func makeCell(at path: RowPath) -> any RowCell {
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

  private final func modelDidChange(_ showing: Int) {
    guard let live = live.all.first(where: { $0.showing == showing }) else { return }
    live.isStale = true
    onNeedsUpdate?(false)
  }

  /// Lets the app expand or collapse the section of a tapped header. O(s) in sections.
  private final func tapped(_ header: any SectionView) {
    guard let view,
      let section = shown.sections.indices.first(where: { view.sectionView($0, isHeader: true) === header })
    else { return }
    shown.sections[section].collapse?.toggle()
    onNeedsUpdate?(true)
  }
}

// MARK: - Actions of the reader

extension ListDriver: RowActions {
  final func toggle(_ cell: any RowCell, _ isOn: Bool) {
    guard let live = live.row(of: cell) else { return }
    live.isStale = true
    live.row.behaviour.toggle?(isOn)
    onNeedsUpdate?(true)
  }

  final func tapAccessory(of cell: any RowCell) { live.row(of: cell)?.row.behaviour.accessoryTap?() }
}

extension ListDriver {
  /// Deletes a row after the user's confirmation.
  final func delete(_ row: AnyRow?) {
    row?.behaviour.delete?()
    onNeedsUpdate?(true)
  }

  final func isSelectable(at indexPath: IndexPath) -> Bool {
    view?.isEditing == true || row(at: indexPath)?.behaviour.isSelectable == true
  }

  final func didSelect(at indexPath: IndexPath) {
    guard let view, let path = RowPath(indexPath), let behaviour = row(at: path)?.behaviour, !view.isEditing else {
      return
    }
    if !behaviour.keepsSelection { view.deselect(path, animated: true) }
    behaviour.select?()
  }

  final func didDeselect(at indexPath: IndexPath) { row(at: indexPath)?.behaviour.deselect?() }

  // MARK: Display

  final func willDisplay(_ cell: any RowCell, at indexPath: IndexPath) {
    cells.log?.endMeasuring(cell)
    let behaviour = row(of: cell, indexPath)?.behaviour
    behaviour?.display?()
    if behaviour?.visible != nil { onNeedsFrame?() }
    checkNearEnd()
  }

  final func didEndDisplaying(_ cell: any RowCell) {
    live.row(of: cell)?.row.behaviour.endDisplay?()
    live.remove(cell)
  }

  // MARK: Scrolling

  /// The visible parts of rows have changed.
  final func didScroll() {
    if live.all.contains(where: { $0.row.behaviour.visible != nil }) { onNeedsFrame?() }
  }

  /// The visible rows have changed: rows that wait until their positions are invisible may be inserted now.
  final func didComeToRest() {
    if shown.isWaiting { onNeedsUpdate?(false) }
  }
}
