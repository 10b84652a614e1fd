import ListCore

extension UICollectionView: UISpringLoadedInteractionSupporting {}

extension UICollectionView: SpringLoadingHost {
  func springLoadedCell(atWindowPoint point: CGPoint) -> (path: RowPath, cell: UIView)? {
    let place = place(ofWindowPoint: point)
    guard bounds.contains(place), let shown = arrangement.item(at: place), let cell = elements.cell(at: shown),
      !reordering.isDragging(cell), !placeholders.isPlaceholder(reordering.dataPath(of: shown))
    else { return nil }
    return (reordering.dataPath(of: shown), cell)
  }

  func allowsSpringLoading(of path: RowPath, _ context: SpringLoadingContext) -> Bool {
    delegateCalls.shouldSpringLoad(path, context)
  }

  func activate(_ path: RowPath) { selection.touch(path) }
}
