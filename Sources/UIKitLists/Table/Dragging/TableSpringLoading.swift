import ListCore

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableView: SpringLoadingHost {
  func springLoadedCell(atWindowPoint point: CGPoint) -> (path: RowPath, cell: UIView)? {
    let place = place(ofWindowPoint: point)
    guard bounds.contains(place) else { return nil }
    // Other rows have moved aside for the dragged one, so the point is compared with the visible frames of the cells.
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
