import ListCore

// A collection view as the list that items are dragged in.

extension UICollectionView: ListDraggingHost {
  var listDragCalls: any ListDragCalls { dragCalls }

  func hasItem(_ path: RowPath) -> Bool { model.contains(path) }
  func dragCell(at path: RowPath) -> (any ListCell)? { elements.cell(at: reordering.shownPath(of: path)) }
  func dropItem(at place: CGPoint) -> RowPath? { arrangement.item(at: place).map(reordering.dataPath(of:)) }

  func liftableItem(at place: CGPoint) -> RowPath? {
    guard !reordering.isActive, let path = arrangement.item(at: place), !placeholders.isPlaceholder(path) else {
      return nil
    }
    return path
  }

  func joiningItem(at place: CGPoint, besides cell: any ListCell) -> RowPath? {
    guard let path = dropItem(at: place), !placeholders.isPlaceholder(path) else { return nil }
    return path
  }

  func movesByDataSource(_ path: RowPath) -> Bool { delegateCalls.canMove(path) }
  func prefersDataSource(for proposal: any ListDropProposal) -> Bool { false }

  func lift(_ cell: any ListCell, of path: RowPath, at finger: CGPoint, choose: @escaping (RowPath) -> RowPath?) {
    reordering.lift(path, chooser: choose)
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowOffset = .zero
    cell.layer.shadowRadius = ReorderMetrics.shadowRadius
    cell.layer.shadowOpacity = ReorderMetrics.shadowOpacity
  }

  func layDown(_ cell: any ListCell) {
    cell.layer.shadowOpacity = 0
    reordering.cancel(animated: true)
  }

  func moveLifted(_ cell: any ListCell, to finger: CGPoint, grab: CGVector) -> Bool {
    guard isDragging(cell) else { return false }
    let place = place(ofWindowPoint: finger)
    reordering.update(CGPoint(x: place.x + grab.dx, y: place.y + grab.dy))
    return true
  }

  func isDragging(_ cell: UIView) -> Bool { reordering.isDragging(cell) }
  func dropByDataSource(_ cell: any ListCell) { reordering.end() }

  func putBack(_ cell: any ListCell, animated: Bool) {
    let putBack = { [self] in if isDragging(cell) { reordering.cancel(animated: true) } }
    guard !animated else { return putBack() }
    cell.layer.shadowOpacity = 0
    UIView.performWithoutAnimation {
      putBack()
      layoutIfNeeded()
    }
  }

  /// Hides a cell with a mask, because the layout sets the cell's `isHidden` and `alpha`.
  func setCarried(_ cell: any ListCell, _ isCarried: Bool) {
    if let mask = cell.layer.mask as? HiddenCellMask {
      if !isCarried { cell.layer.mask = mask.replaced }
    } else if isCarried {
      let mask = HiddenCellMask()
      mask.replaced = cell.layer.mask
      cell.layer.mask = mask
    }
  }

  /// [?] Between items the gap stays where it is; outside of the content there is no position.
  func dropPosition(besideItemsAt place: CGPoint) -> RowPath? {
    CGRect(origin: .zero, size: contentSize).contains(place) ? dropGap : nil
  }

  func setDragState(_ state: UICellConfigurationState.DragState, of cell: any ListCell) {
    if state == .none { cell.layer.shadowOpacity = 0 }
    (cell as? UICollectionViewCell)?.appearance.setDragState(state)
  }

  /// [?] A cell is targeted where a drop would go into it.
  func dropState(of cell: UICollectionViewCell) -> UICellConfigurationState.DropState {
    guard hasActiveDrop else { return .none }
    return itemDragging.isTarget(cell) || itemDropping.isTarget(cell) ? .targeted : .notTargeted
  }

  func dropStatesDidChange() { updateCells() }

  func closeMenuForDrag() { menus.itemWillBeDragged() }
  func dragDidMove(to finger: CGPoint) { springLoading.fingerDidMove(to: finger) }
  func dragDidEnd() { springLoading.end() }
}

extension UICollectionView: DropDestinationView {
  package var dropDestination: (any DropDestination)? { delegatedDropping }
}

extension UICollectionView: ListGapMaking {
  /// A gap without a height: the layout decides how large it is.
  func makeGap(at path: RowPath) -> DropGap { DropGap(at: path, height: 0) }
}

extension UICollectionView: DropPreviewHost {
  func shownCell(at path: RowPath) -> UIView? { elements.cell(at: path) }
}
