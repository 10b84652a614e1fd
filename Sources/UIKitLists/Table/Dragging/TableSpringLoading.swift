import ListCore

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableView: SpringLoadingHost {
  func springLoadedCell(atWindowPoint point: CGPoint) -> (path: RowPath, cell: UIView)? {
    let place = place(ofWindowPoint: point)
    guard bounds.contains(place) else { return nil }
    // Rows have moved for the dragged one: the row at its visible position is meant.
    return cells.live.first {
      !gap.isLifted($0.cell) && !placeholders.isPlaceholder($0.path) && $0.cell.frame.contains(place)
    }
    .map { ($0.path, $0.cell) }
  }

  func allowsSpringLoading(of path: RowPath, _ context: SpringLoadingContext) -> Bool {
    delegateCalls.shouldSpringLoad(path, context)
  }

  func activate(_ path: RowPath) { selection.touch(path) }
}
