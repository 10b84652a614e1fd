import ListCore

extension ListReordering {
  /// A finger touched an item's grip, moved or left.
  /// - Parameter finger: a position in the window.
  func followGrip(of cell: any ListCell, _ state: UIGestureRecognizer.State, to finger: CGPoint) {
    switch state {
    case .began: begin(cell, at: finger)
    case .changed: move(cell, to: finger)
    case .ended: if isDragging(cell) { end() }
    case .cancelled, .failed: if isDragging(cell) { cancel(animated: true) }
    case .possible: break
    }
  }
}
