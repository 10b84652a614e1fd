import ListCore

/// The table view, as ``TableGap`` sees it.
@MainActor
protocol TableGapHost: AnyObject {
  var model: TableModel { get }
  /// The width, text size and insets on which the row heights depend.
  var sizingBasis: SizingBasis { get }
  func isDragging(_ cell: UIView) -> Bool
  func bringSubviewToFront(_ view: UIView)
  func setNeedsLayout()
  /// Moves rows and headers around the gap for the dragged row.
  func makeWay()
  /// Adopts a finished move in the model and in all parts that remember paths.
  func adoptMove(_ move: RowReorder)
  /// Releases rows off screen that were kept for the drag.
  func releaseUnneededRows()
  /// Updates the separators: a lifted row and the edges of the gap have none.
  func linesDidChange()
  /// Puts the cell among the others again.
  func putBack(_ cell: UITableViewCell)
  /// Tells the data source.
  func moveRow(_ move: RowReorder)
  /// Moves the lifted row back at once.
  func cancelReordering()
}

/// The look of a lifted row, and the displacement of the others, each by the height of that row. The model does not change
/// until the row is dropped.
@MainActor
final class TableGap {
  private struct Lifted {
    var reorder: RowReorder
    /// The basis of row heights; another basis ends the drag.
    let basis: SizingBasis
    let clippedBefore: Bool
    let alphaBefore: CGFloat
  }

  private unowned let host: any TableGapHost
  private var lifted: Lifted?
  /// The cell that moves to the position where it was dropped.
  private weak var dropping: UITableViewCell?

  init(host: any TableGapHost) { self.host = host }

  /// How far beyond the screen rows are needed, because they may move onto it for the lifted row: its height, in
  /// points; 0 if no row is lifted.
  var reach: CGFloat { lifted?.reorder.height ?? 0 }

  /// The displacement of an item in points. O(1).
  func displacement(ofItem index: Int) -> CGFloat { lifted?.reorder.displacement(ofItem: index) ?? 0 }

  /// Whether the cell is dragged, or on its way to where it was dropped.
  func isLifted(_ cell: UITableViewCell) -> Bool { host.isDragging(cell) || dropping === cell }

  /// The position at which a row is shown while others make way. O(log n).
  func presentedPlace(of path: RowPath) -> (path: RowPath, rowCount: Int) {
    let shown = lifted?.reorder.path(after: path) ?? path
    return (shown, presented(shown.section).rowCount)
  }

  /// The geometry of a section while rows make way. O(log n).
  func presented(_ section: Int) -> SectionGeometry {
    guard let lifted else { return host.model.geometry.geometry(ofSection: section) }
    return lifted.reorder.presented(section, in: host.model.geometry)
  }

  // MARK: Positions

  /// The position for the lifted row that is nearest to the given top of its frame, in points of the content.
  func nearest(top: CGFloat) -> RowPath? { lifted?.reorder.proposal(top: top, in: host.model.geometry) }

  /// Stops the program with UIKit's message if the delegate returned a position that does not exist.
  func checkPosition(_ path: RowPath, of source: RowPath, proposed: RowPath) {
    guard let lifted, !lifted.reorder.isPlace(path, in: host.model.geometry) else { return }
    fatalError(
      """
      UITableViewDelegate tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned row \(path) \
      for row \(source) moved to \(proposed). A section of n other rows has places 0 to n.
      """)
  }

  /// Moves the gap to another position; the other rows make way.
  func move(to path: RowPath) { lifted?.reorder.setDestination(path, in: host.model.geometry) }

  // MARK: From lift to drop

  func lift(_ cell: UITableViewCell, at path: RowPath) {
    lifted = Lifted(
      reorder: RowReorder(of: path, in: host.model.geometry), basis: host.sizingBasis,
      clippedBefore: cell.clipsToBounds, alphaBefore: cell.alpha)
    host.bringSubviewToFront(cell)
    host.setNeedsLayout()
    host.linesDidChange()
    cell.clipsToBounds = false
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowOffset = .zero
    cell.layer.shadowRadius = ReorderMetrics.shadowRadius
    cell.layer.shadowOpacity = ReorderMetrics.shadowOpacity
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      cell.alpha = ReorderMetrics.alpha
    }
  }

  /// Called before a layout. Ends the drag if the width or text size changed, as the rows have other heights then.
  func layoutWillBegin() { if let lifted, lifted.basis != host.sizingBasis { host.cancelReordering() } }

  /// Closes the gap: the row settles in the gap if it was dropped, or else at its old position.
  func layDown(_ cell: UITableViewCell, _ ending: ListReordering.Ending) {
    guard let lifted else { return }
    self.lifted = nil
    let isMoved = ending == .dropped && lifted.reorder.isMoved
    dropping = cell
    if isMoved { host.adoptMove(lifted.reorder) }
    host.releaseUnneededRows()
    host.setNeedsLayout()
    settle(cell, lifted, animated: ending == .dropped || ending == .cancelled(animated: true))
    // Last, so that a data source that reloads finds a table at rest.
    if isMoved { host.moveRow(lifted.reorder) }
  }

  private func settle(_ cell: UITableViewCell, _ lifted: Lifted, animated: Bool) {
    let settle = { [host] in
      cell.alpha = lifted.alphaBefore
      host.makeWay()
    }
    let drop = { [weak self] in
      guard let self, !host.isDragging(cell) else { return }
      if dropping === cell { dropping = nil }
      cell.layer.shadowOpacity = 0
      cell.clipsToBounds = lifted.clippedBefore
      host.putBack(cell)
    }
    guard animated else {
      UIView.performWithoutAnimation(settle)
      return drop()
    }
    UIView.animate(
      withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction], animations: settle
    ) { _ in drop() }
  }
}

extension UITableView: TableGapHost {
  var sizingBasis: SizingBasis { sizing.basis }

  func makeWay() {
    separators.configureAll()
    cells.placeAll(isAnimated: true)
    sectionViews.placeAll(isAnimated: true)
  }

  func adoptMove(_ move: RowReorder) {
    let from = model.geometry.index(of: .row(move.source))
    model.moveRow(move.source, to: move.destination)
    layoutPass.itemDidMove(from: from, to: move.finalIndex)
    cells.rowDidMove(move, window: layoutPass.window)
    pathsDidChange(PathChange(movedBy: move.path(after:)))
  }

  func releaseUnneededRows() { cells.releaseUnneeded() }

  func putBack(_ cell: UITableViewCell) {
    separators.configureAll()
    if cell.superview === self, cells.path(of: cell) != nil { sendToRows(cell) }
  }

  func linesDidChange() { separators.configureAll() }
  func moveRow(_ move: RowReorder) { delegateCalls.moveRow(move.source, to: move.destination) }
  func cancelReordering() { reordering.cancel(animated: false) }
}
