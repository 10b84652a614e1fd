/// A cell of a table view or a collection view.
@MainActor
protocol ListCell: UIView {
  func setNeedsUpdateConfiguration()
  /// Highlights the cell, or takes the highlight away, without animation.
  func setHighlightedByList(_ isHighlighted: Bool)
}

extension UITableViewCell: ListCell {
  func setHighlightedByList(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}

extension UICollectionViewCell: ListCell {
  func setHighlightedByList(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
