import ListCore

/// The table view, as ``TableReordering`` sees it.
@MainActor
protocol TableReorderingHost: ListEdgeScrollHost {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var sizing: TableSizing { get }
  var cells: TableRows { get }
  var isInEditMode: Bool { get }
  func bringSubviewToFront(_ view: UIView)
  func setNeedsLayout()
  func layoutIfNeeded()
  /// Puts rows and headers where they belong while one is dragged.
  func makeWay()
  /// A row stands elsewhere for good, and what is known of rows by their paths follows.
  func adoptMove(_ move: RowReorder)
  /// A row is in the air, and the lines beside it go.
  func linesDidChange()
  /// Puts the cell among the others again.
  func putBack(_ cell: UITableViewCell)
}

/// A row that is dragged, by its grip or lifted by a long press: it follows the finger, the others make way, content
/// scrolls at the edges, and the data source is told once, when the row is dropped elsewhere.
@MainActor
final class TableReordering {
  private struct Drag {
    let cell: UITableViewCell
    var move: RowReorder
    /// The path that the delegate was last asked about, nil for the row's own. The delegate is asked again for another path.
    var proposed: RowPath?
    /// From the row's top to the finger.
    let grab: CGFloat
    /// Where the finger is in the window: scrolling moves the content below it.
    var finger: CGPoint
    /// The basis of row heights; another basis ends the drag.
    let basis: SizingBasis
    let clippedBefore: Bool
    /// For a row that was lifted outside of edit mode: whether the others make way for it at the nearest place, or where
    /// else; nil for nowhere. Asked with each movement.
    let chooser: ((RowPath) -> RowPath?)?
  }

  private unowned let host: any TableReorderingHost
  private var drag: Drag?
  /// The cell that moves to the place where it was dropped.
  private weak var dropping: UITableViewCell?
  private let edgeScroll: ListEdgeScroll

  init(host: any TableReorderingHost) {
    self.host = host
    edgeScroll = ListEdgeScroll(host: host)
    edgeScroll.didScroll = { [weak self] in self?.follow() }
  }

  var isActive: Bool { drag != nil }

  /// The height of the dragged row: rows this far beyond the screen may have to show; 0 without one.
  var reach: CGFloat { drag?.move.height ?? 0 }

  /// By how much an item makes way. O(1).
  func displacement(ofItem index: Int) -> CGFloat { drag?.move.displacement(ofItem: index) ?? 0 }

  /// Whether the cell is dragged, or on its way to where it was dropped.
  func isLifted(_ cell: UITableViewCell) -> Bool { isDragging(cell) || dropping === cell }

  /// Where a row stands while rows make way. O(log n).
  func presentedPlace(of path: RowPath) -> (path: RowPath, rowCount: Int) {
    let shown = drag?.move.path(after: path) ?? path
    return (shown, presented(shown.section).rowCount)
  }

  /// Where a section stands while rows make way. O(log n).
  func presented(_ section: Int) -> SectionGeometry {
    guard let drag else { return host.model.geometry.geometry(ofSection: section) }
    return drag.move.presented(section, in: host.model.geometry)
  }

  /// Whether a finger has the cell, which nobody else places then.
  func isDragging(_ cell: UIView) -> Bool { drag?.cell === cell }

  // MARK: Dragging

  /// - Parameters:
  ///   - finger: a place in the window.
  ///   - chooser: chooses the place of a row that is lifted outside of edit mode; nil for one with a grip.
  func begin(_ cell: UITableViewCell, at finger: CGPoint, chooser: ((RowPath) -> RowPath?)? = nil) {
    guard drag == nil else { return }
    // Rows that are to be resized are, before others make way for them. Rows that were replaced in this frame have to be
    // those on screen first; the cell may be of none of them then.
    host.layoutIfNeeded()
    guard host.isInEditMode || chooser != nil, let path = host.cells.path(of: cell), host.model.geometry.contains(path),
      cell.frame.contains(host.place(ofWindowPoint: finger))
    else { return }
    let move = RowReorder(of: path, in: host.model.geometry)
    drag = Drag(
      cell: cell, move: move, proposed: path, grab: host.place(ofWindowPoint: finger).y - cell.frame.minY,
      finger: finger, basis: host.sizing.basis, clippedBefore: cell.clipsToBounds, chooser: chooser)
    host.bringSubviewToFront(cell)
    host.setNeedsLayout()
    host.linesDidChange()
    lift(cell)
  }

  private func lift(_ cell: UITableViewCell) {
    cell.clipsToBounds = false
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowOffset = .zero
    cell.layer.shadowRadius = ReorderMetrics.shadowRadius
    cell.layer.shadowOpacity = ReorderMetrics.shadowOpacity
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      cell.alpha = ReorderMetrics.alpha
    }
  }

  /// A finger touched a row's grip, moved or left.
  func followGrip(of cell: UITableViewCell, _ state: UIGestureRecognizer.State, to finger: CGPoint) {
    switch state {
    case .began: begin(cell, at: finger)
    case .changed: move(cell, to: finger)
    case .ended: end(cell)
    case .cancelled, .failed: cancel(cell)
    case .possible: break
    }
  }

  func move(_ cell: UITableViewCell, to finger: CGPoint) {
    guard drag?.cell === cell else { return }
    drag?.finger = finger
    follow()
    edgeScroll.finger = drag == nil ? nil : finger
  }

  /// Puts the row under the finger and finds the place it would be dropped at.
  private func follow() {
    guard let drag else { return }
    let top = host.place(ofWindowPoint: drag.finger).y - drag.grab
    UIView.performWithoutAnimation { drag.cell.frame.origin.y = top }
    let proposal = drag.move.proposal(top: top, in: host.model.geometry)
    let place = drag.chooser.map { $0(proposal) } ?? proposal
    guard isDragging(drag.cell), place != drag.proposed else { return }
    self.drag?.proposed = place
    let target = place.map { self.target(of: drag.move, proposed: $0) } ?? drag.move.source
    // The delegate may have reloaded the table, which ends the drag.
    guard isActive, target != drag.move.destination else { return }
    self.drag?.move.setDestination(target, in: host.model.geometry)
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [host] in
      host.makeWay()
    }
  }

  private func target(of move: RowReorder, proposed: RowPath) -> RowPath {
    guard let target = host.delegateCalls.moveTarget(move.source, proposed: proposed), isActive else {
      return proposed
    }
    guard move.isPlace(target, in: host.model.geometry) else {
      fatalError(
        """
        UITableViewDelegate tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned row \(target) \
        for row \(move.source) moved to \(proposed). A section of n other rows has places 0 to n.
        """)
    }
    return target
  }

  // MARK: By a step

  /// The place a step before or behind a row; nil where there is none, or the delegate does not let the row go there.
  func neighbour(of cell: UITableViewCell, _ step: Int) -> RowPath? {
    guard drag == nil, host.isInEditMode, let path = host.cells.path(of: cell),
      let place = place(step, from: path)
    else { return nil }
    return host.delegateCalls.moveTarget(path, proposed: place) == path ? nil : place
  }

  private func place(_ step: Int, from path: RowPath) -> RowPath? {
    let geometry = host.model.geometry
    let rows = { geometry.geometry(ofSection: $0).rowCount }
    let row = path.row + step
    if row >= 0, row < rows(path.section) { return RowPath(section: path.section, row: row) }
    let section = path.section + step
    guard section >= 0, section < geometry.sectionCount else { return nil }
    return RowPath(section: section, row: step < 0 ? rows(section) : 0)
  }

  /// Moves a row to a place as if it were dropped there. Answers whether it was moved.
  func move(_ cell: UITableViewCell, to place: RowPath) -> Bool {
    begin(cell, at: cell.convert(cell.bounds.middle, to: nil))
    guard let drag, drag.cell === cell else { return false }
    let target = target(of: drag.move, proposed: place)
    // The delegate may have reloaded the table, which ends the drag.
    guard isDragging(cell) else { return false }
    self.drag?.move.setDestination(target, in: host.model.geometry)
    let isMoved = self.drag?.move.isMoved ?? false
    end(cell)
    return isMoved
  }

  // MARK: Ending

  /// The finger left the row: it is dropped where the others made way.
  func end(_ cell: UITableViewCell) {
    guard let drag, drag.cell === cell else { return }
    let move = drag.move
    finish(animated: true) { [host] in if move.isMoved { host.adoptMove(move) } }
    // Last, so that a data source that reloads finds a table at rest.
    if move.isMoved { host.delegateCalls.moveRow(move.source, to: move.destination) }
  }

  /// The touch was taken away.
  func cancel(_ cell: UITableViewCell, animated: Bool = true) {
    guard drag?.cell === cell else { return }
    cancel(animated: animated)
  }

  /// Puts the row back where it was.
  func cancel(animated: Bool) {
    guard drag != nil else { return }
    finish(animated: animated) {}
  }

  /// Before a layout: in another width or text size rows have other heights.
  func layoutWillBegin() {
    if let drag, drag.basis != host.sizing.basis { cancel(animated: false) }
  }

  /// A table that leaves its window has no finger on it.
  func windowDidChange() { if host.stageTime == nil { cancel(animated: false) } }

  private func finish(animated: Bool, _ change: () -> Void) {
    guard let drag else { return }
    self.drag = nil
    dropping = drag.cell
    edgeScroll.finger = nil
    change()
    host.cells.releaseUnneeded()
    host.setNeedsLayout()
    let cell = drag.cell
    let settle = { [host] in
      cell.alpha = 1
      host.makeWay()
    }
    let drop = { [weak self] in
      guard let self, !isDragging(cell) else { return }
      if dropping === cell { dropping = nil }
      cell.layer.shadowOpacity = 0
      cell.clipsToBounds = drag.clippedBefore
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

extension UITableView: TableReorderingHost {
  func presentedPlace(of path: RowPath) -> (path: RowPath, rowCount: Int) { reordering.presentedPlace(of: path) }
  func isLifted(_ cell: UITableViewCell) -> Bool { reordering.isLifted(cell) }
  func presentedGeometry(ofSection section: Int) -> SectionGeometry { reordering.presented(section) }

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

  func putBack(_ cell: UITableViewCell) {
    separators.configureAll()
    if cell.superview === self, cells.path(of: cell) != nil { sendToRows(cell) }
  }

  func linesDidChange() { separators.configureAll() }
}
