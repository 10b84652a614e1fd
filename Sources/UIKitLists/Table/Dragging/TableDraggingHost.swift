import ListCore

// A table view as the list that rows are dragged in.

extension UITableView: ListDraggingHost {
  var listDragCalls: any ListDragCalls { dragCalls }

  func hasItem(_ path: RowPath) -> Bool { model.geometry.contains(path) }
  func dragCell(at path: RowPath) -> (any ListCell)? { cells.cell(at: path) }
  func dropItem(at place: CGPoint) -> RowPath? { model.row(at: place) }

  func liftableItem(at place: CGPoint) -> RowPath? {
    guard !editing.isOn, !swipes.isSwiping, !reordering.isActive else { return nil }
    return model.row(at: place)
  }

  /// Rows make way for the one that is dragged: the row that is seen is meant.
  func joiningItem(at place: CGPoint, besides cell: any ListCell) -> RowPath? {
    cells.live.first { $0.cell !== cell && $0.cell.frame.contains(place) }?.path
  }

  func movesByDataSource(_ path: RowPath) -> Bool { editControls.moves && delegateCalls.canMove(path) ?? true }

  /// [C] The drop delegate is not asked to do what the data source can do by itself.
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

  /// [?] A row stays within its table.
  func makeCarriedPreview(of cell: any ListCell, _ parameters: UIDragPreviewParameters?) -> CarriedPreview? { nil }

  func makeDropPreview(of cell: any ListCell, _ parameters: UIDragPreviewParameters?) -> DropPreview {
    DropPreview(of: cell, in: self, parameters)
  }

  func setDragState(_ state: UICellConfigurationState.DragState, of cell: any ListCell) {
    cell.setNeedsUpdateConfiguration()
  }

  /// [?] A cell is targeted where a drop would go into it.
  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
    guard itemDragging.isTargeted else { return .none }
    return itemDragging.isTarget(cell) ? .targeted : .notTargeted
  }

  func dropStatesDidChange() { for row in cells.live { row.cell.setNeedsUpdateConfiguration() } }

  func otherTarget(at finger: CGPoint) -> ListDropping? { nil }
  func closeMenuForDrag() { menus.itemWillBeDragged() }
  func dragDidMove(to finger: CGPoint) { springLoading.fingerDidMove(to: finger) }
  func dragDidEnd() { springLoading.end() }
}

extension UITableView: DropPreviewHost {
  func shownCell(at path: RowPath) -> UIView? { cells.cell(at: path) }
}
