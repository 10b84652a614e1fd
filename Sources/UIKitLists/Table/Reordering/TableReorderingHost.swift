import ListCore

extension UITableView: ListReorderingHost {
  func mayReorder(_ path: RowPath, isDragged: Bool) -> Bool {
    (isInEditMode || isDragged) && model.geometry.contains(path)
  }

  func reorderAnchor(of cell: any ListCell) -> CGPoint { cell.frame.origin }

  func itemWasLifted(_ cell: any ListCell, at path: RowPath) {
    if let cell = cell as? UITableViewCell { gap.lift(cell, at: path) }
  }

  /// A lifted row moves up and down only.
  func placeLifted(_ cell: any ListCell, at place: CGPoint, of path: RowPath) { cell.frame.origin.y = place.y }

  func layDownLifted(_ cell: any ListCell, _ move: ItemMove, _ ending: ListReordering.Ending) {
    if let cell = cell as? UITableViewCell { gap.layDown(cell, ending) }
  }

  func gapPosition(nearest place: CGPoint, of path: RowPath) -> RowPath { gap.nearest(top: place.y) ?? path }
  var asksForEachMovement: Bool { false }

  func reorderTarget(from source: RowPath, current: RowPath, proposed: RowPath) -> RowPath {
    delegateCalls.moveTarget(source, proposed: proposed) ?? proposed
  }

  func isGap(_ path: RowPath, of move: ItemMove, proposed: RowPath?) -> Bool {
    gap.checkPosition(path, of: move.source, proposed: proposed ?? move.source)
    return true
  }

  var reorderDelay: Double { 0 }
  func moveGap(_ move: ItemMove, _ places: (old: CGPoint, new: CGPoint)?) { gap.move(to: move.destination) }
  func neighbour(of path: RowPath, _ step: Int) -> RowPath? { model.geometry.neighbour(of: path, step) }

  func presentedPlace(of path: RowPath) -> (path: RowPath, rowCount: Int) { gap.presentedPlace(of: path) }
  func presentedGeometry(ofSection section: Int) -> SectionGeometry { gap.presented(section) }
  func isLifted(_ cell: UITableViewCell) -> Bool { gap.isLifted(cell) || cell is TableGapCell }
}
