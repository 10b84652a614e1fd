import ListCore

// A collection view as a list whose items are moved interactively. The model changes with each gap, because layouts
// read it; the data source is called once, at the end.

extension UICollectionView: ListReorderingHost {
  func mayReorder(_ path: RowPath, isDragged: Bool) -> Bool {
    model.contains(path) && (isDragged || delegateCalls.canMove(path))
  }

  func reorderAnchor(of cell: any ListCell) -> CGPoint { content(of: cell) }

  /// The centre of a cell in the collection view's content, also if the cell is in a row that scrolls sideways.
  private func content(of cell: any ListCell) -> CGPoint {
    cell.superview.map { convert(cell.center, from: $0) } ?? cell.center
  }

  func itemWasLifted(_ cell: any ListCell, at path: RowPath) {
    if let cell = cell as? UICollectionViewCell { takeOutOfRow(cell) }
    bringSubviewToFront(cell)
    cell.setNeedsUpdateConfiguration()
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
      placeLifted(cell, at: cell.center, of: path)
    }
  }

  /// A lifted cell is in front of all rows; it returns to its own row when it is dropped.
  private func takeOutOfRow(_ cell: UICollectionViewCell) {
    guard cell.placement.row != nil else { return }
    UIView.performWithoutAnimation {
      cell.center = content(of: cell)
      addSubview(cell)
    }
    cell.placement.row = nil
    cell.placement.forget()
  }

  func placeLifted(_ cell: any ListCell, at place: CGPoint, of path: RowPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: path.indexPath, withTargetPosition: place)
    cell.placement.adopt(attributes, in: cell)
  }

  func layDownLifted(_ cell: any ListCell, _ move: ItemMove, _ ending: ListReordering.Ending) {
    guard let cell = cell as? UICollectionViewCell else { return }
    // A reload may show another item in the cell while the finger still carries the picture.
    setCarried(cell, false)
    if ending == .abandoned {
      cell.placement.forget()
      cell.setNeedsUpdateConfiguration()
      return arrangement.setNeedsPreparing()
    }
    let isDropped = ending == .dropped
    // The data source changes its data now, before the layout below asks it for cells.
    if isDropped, move.source != move.destination { delegateCalls.move(move.source, to: move.destination) }
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [(isDropped ? move.destination : move.source).indexPath],
        previousIndexPaths: [move.source.indexPath], movementCancelled: !isDropped))
    cell.setNeedsUpdateConfiguration()
    cell.placement.forget()
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
      makeWay()
    }
  }

  // MARK: The gap

  func gapPosition(nearest place: CGPoint, of path: RowPath) -> RowPath {
    RowPath(layout.targetIndexPath(forInteractivelyMovingItem: path.indexPath, withPosition: place))
  }

  var asksForEachMovement: Bool { true }

  func reorderTarget(from source: RowPath, current: RowPath, proposed: RowPath) -> RowPath {
    delegateCalls.moveTarget(source, current: current, proposed: proposed)
  }

  /// Whether an item can be dropped at a path: among the other items of a section, or after the last one.
  func isGap(_ path: RowPath, of move: ItemMove, proposed: RowPath?) -> Bool {
    guard path.section >= 0, path.section < model.counts.sectionCount, path.row >= 0 else { return false }
    let others = model.counts.rowCount(ofSection: path.section) - (path.section == move.destination.section ? 1 : 0)
    return path.row <= others
  }

  /// How long the finger rests over a position before the other items make way, in seconds [?].
  var reorderDelay: Double {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.4
    }
  }

  func moveGap(_ move: ItemMove, _ places: (old: CGPoint, new: CGPoint)?) {
    // While the counts are unknown, no index paths are valid.
    guard !model.isStale else { return }
    if let places {
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forInteractivelyMovingItems: [move.destination.indexPath], withTargetPosition: places.new,
          previousIndexPaths: [move.source.indexPath], previousPosition: places.old))
    }
    var counts = model.counts
    counts.rows[move.source.section] -= 1
    counts.rows[move.destination.section] += 1
    model.adopt(counts)
    itemDidMove(move.path(after:))
  }

  /// The paths of items change with each step of an interactive move: all parts take over the new ones.
  private func itemDidMove(_ newPath: @escaping (RowPath) -> RowPath?) {
    pathsDidChange(PathChange(movedBy: newPath))
    layout.itemsDidUpdate(newPath) { $0 }
    elements.elementsDidMove { element in
      guard let path = element.item, let new = newPath(path) else { return element }
      return CollectionElement(item: new)
    }
    arrangement.setNeedsPreparing()
  }

  /// Lays out around the gap, but not outside of a window, where the data source may no longer exist.
  func makeWay() { if stageTime != nil { layoutPass.run() } }

  func neighbour(of path: RowPath, _ step: Int) -> RowPath? { model.counts.neighbour(of: path, step) }
}
