import UIKit

/// The view of a list that is driven at random.
@MainActor
protocol FuzzListView: UIScrollView {
  var numberOfSections: Int { get }
  var isEditing: Bool { get }
  /// The x coordinate of a reordering grip, in points.
  var gripPlace: CGFloat { get }
  /// The visible cells with their index paths.
  var shownCells: [(path: IndexPath?, cell: UIView)] { get }
  func rowCount(_ section: Int) -> Int
  func edit(_ edits: Bool, animated: Bool)
  func invariantViolation() -> String?
}

extension UITableView: FuzzListView {
  var gripPlace: CGFloat { style == .insetGrouped ? 124 : 140 }
  var shownCells: [(path: IndexPath?, cell: UIView)] { visibleCells.map { (indexPath(for: $0), $0) } }
  func rowCount(_ section: Int) -> Int { numberOfRows(inSection: section) }
  func edit(_ edits: Bool, animated: Bool) { setEditing(edits, animated: animated) }
}

extension UICollectionView: FuzzListView {
  var gripPlace: CGFloat { 140 }
  var shownCells: [(path: IndexPath?, cell: UIView)] { visibleCells.map { (indexPath(for: $0), $0) } }
  func rowCount(_ section: Int) -> Int { numberOfItems(inSection: section) }

  func edit(_ edits: Bool, animated: Bool) {
    if animated { isEditing = edits } else { UIView.performWithoutAnimation { isEditing = edits } }
  }
}
