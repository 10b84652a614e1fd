import UIKit

/// The heights that the rows of a screen had in its first frame.
@MainActor
struct RowHeights {
  private struct Row {
    weak var list: UIScrollView?
    let path: IndexPath
    let counts: [Int]
    let height: CGFloat
  }

  private var rows: [Row] = []

  init(_ lists: [UIScrollView]) {
    for list in lists {
      let counts = Self.counts(list)
      for path in Self.paths(list) {
        guard let height = Self.height(path, in: list) else { continue }
        rows.append(Row(list: list, path: path, counts: counts, height: height))
      }
    }
  }

  /// The rows whose height has changed, in lists with an unchanged number of rows.
  func changes(_ make: (UIScrollView, IndexPath, String) -> Void) {
    for row in rows {
      guard let list = row.list, Self.counts(list) == row.counts, let height = Self.height(row.path, in: list),
        abs(height - row.height) > Self.tolerance
      else { continue }
      make(
        list, row.path,
        "it was shown \(LayoutNumber.text(Double(row.height))) points high, and is "
          + "\(LayoutNumber.text(Double(height))) points high now")
    }
  }

  /// In points.
  private static let tolerance: CGFloat = 0.5

  private static func counts(_ list: UIScrollView) -> [Int] {
    if let table = list as? UITableView {
      return (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }
    guard let collection = list as? UICollectionView else { return [] }
    return (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }

  private static func paths(_ list: UIScrollView) -> [IndexPath] {
    (list as? UITableView)?.indexPathsForVisibleRows ?? (list as? UICollectionView)?.indexPathsForVisibleItems ?? []
  }

  private static func height(_ path: IndexPath, in list: UIScrollView) -> CGFloat? {
    (list as? UITableView)?.rectForRow(at: path).height
      ?? (list as? UICollectionView)?.layoutAttributesForItem(at: path)?.size.height
  }
}
