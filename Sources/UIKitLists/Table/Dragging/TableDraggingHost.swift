import ListCore

// A table view as the list that rows are dragged in.

extension UITableView: ListDraggingHost {
  var listDragCalls: any ListDragCalls { dragCalls }

  func hasItem(_ path: RowPath) -> Bool { model.geometry.contains(path) }
  func dragCell(at path: RowPath) -> (any ListCell)? { cells.cell(at: path) }
  func dropItem(at place: CGPoint) -> RowPath? { model.row(at: place) }

  func liftableItem(at place: CGPoint) -> RowPath? {
    guard !editing.isOn, !swipes.isSwiping, !reordering.isActive else { return nil }
    return menuItem(at: place)
  }

  /// Other rows have moved aside for the dragged one, so the position is compared with the visible frames of the cells.
  func joiningItem(at place: CGPoint, besides cell: any ListCell) -> RowPath? {
    cells.live.first { $0.cell !== cell && !placeholders.isPlaceholder($0.path) && $0.cell.frame.contains(place) }?.path
  }

  func movesByDataSource(_ path: RowPath) -> Bool { editControls.moves && delegateCalls.canMove(path) ?? true }

  /// [C] The drop delegate is not called for a move that the data source can perform.
  func prefersDataSource(for proposal: any ListDropProposal) -> Bool {
    proposal.operation == .move && proposal.makesWay
  }

  func lift(_ cell: any ListCell, of path: RowPath, at finger: CGPoint, choose: @escaping (RowPath) -> RowPath?) {
    reordering.begin(cell, at: finger, chooser: choose)
  }

  func layDown(_ cell: any ListCell) { putBack(cell, animated: false) }

  func moveLifted(_ cell: any ListCell, to finger: CGPoint, grab: CGVector) -> Bool {
    reordering.move(cell, to: finger)
    return true
  }

  func isDragging(_ cell: UIView) -> Bool { reordering.isDragging(cell) }
  func dropByDataSource(_ cell: any ListCell) { if isDragging(cell) { reordering.end() } }
  func putBack(_ cell: any ListCell, animated: Bool) {
    if isDragging(cell) { reordering.cancel(animated: animated) }
  }

  /// The dragged cell moves up and down only: it is hidden while the row's picture is shown instead, for example beyond
  /// the table's sides.
  func setCarried(_ cell: any ListCell, _ isCarried: Bool) {
    guard isDragging(cell), (cell.alpha == 0) != isCarried else { return }
    UIView.performWithoutAnimation { cell.alpha = isCarried ? 0 : ReorderMetrics.alpha }
  }

  /// [?] A drop on a header goes to the beginning of its section, a drop on a footer to the end.
  func dropPosition(besideItemsAt place: CGPoint) -> RowPath? {
    guard place.x >= 0, place.x < bounds.width else { return nil }
    switch model.loaded.item(atOffset: place.y) {
    case .header(let section): return RowPath(section: section, row: 0)
    case .footer(let section):
      let gapCount = dropGap?.section == section ? 1 : 0
      return RowPath(section: section, row: model.geometry.rowCount(ofSection: section) - gapCount)
    case .row, nil: return nil
    }
  }

  func setDragState(_ state: UICellConfigurationState.DragState, of cell: any ListCell) {
    cell.setNeedsUpdateConfiguration()
    guard let cell = cell as? UITableViewCell else { return }
    switch state {
    case .none: cell.dragStateDidChange(.none)
    case .lifting: cell.dragStateDidChange(.lifting)
    case .dragging: cell.dragStateDidChange(.dragging)
    }
  }

  /// [?] A cell is targeted where a drop would go into it.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
    guard isDropTarget else { return .none }
    return itemDragging.isTarget(cell) || itemDropping.isTarget(cell) ? .targeted : .notTargeted
  }

  var isDropTarget: Bool { itemDragging.isTargeted || itemDropping.isTargeted }
  func dropStatesDidChange() { for row in cells.live { row.cell.setNeedsUpdateConfiguration() } }

  func closeMenuForDrag() { menus.itemWillBeDragged() }
  func dragDidMove(to finger: CGPoint) { springLoading.fingerDidMove(to: finger) }
  func dragDidEnd() { springLoading.end() }
}

extension UITableView: ListGapMaking {}

extension UITableView: DropDestinationView {
  package var dropDestination: (any DropDestination)? { delegatedDropping }
}

extension UITableView: DropPreviewHost {
  func shownCell(at path: RowPath) -> UIView? { cells.cell(at: path) }
}
