import ListCore
import UIKit

/// The rows that the reader looks at, and where they stand in sight: what is there after an update stands there again.
@MainActor
struct ScrollAnchor {
  /// A row by its number in the old list, and how far below the offset its top is, in points.
  private let candidates: [(index: Int, distance: CGFloat)]

  /// Nil at the very top, where what comes is to be seen.
  init?(_ table: UITableView, _ shown: ShownList) {
    let top = table.contentOffset.y + table.adjustedContentInset.top
    guard top > Self.tolerance else { return nil }
    candidates = (table.indexPathsForVisibleRows ?? []).compactMap { indexPath in
      guard let path = RowPath(indexPath), shown.contains(path) else { return nil }
      let rect = table.rectForRow(at: indexPath)
      guard rect.maxY > top else { return nil }
      return (shown.identities.index(of: path), rect.minY - table.contentOffset.y)
    }
    if candidates.isEmpty { return nil }
  }

  /// What the reader looks at; nil where nobody does.
  static func sight(_ table: UITableView, _ shown: ShownList) -> RowsInSight? {
    guard table.window != nil else { return nil }
    let rows = (table.indexPathsForVisibleRows ?? []).compactMap(RowPath.init).filter(shown.contains)
    guard let first = rows.min(), let last = rows.max() else { return nil }
    return RowsInSight(
      rows: shown.identities.index(of: first)..<shown.identities.index(of: last) + 1,
      isHeldAbove: table.contentOffset.y + table.adjustedContentInset.top > tolerance)
  }

  /// Half a point off the top is the top.
  private static let tolerance: CGFloat = 0.5

  var rows: [Int] { candidates.map(\.index) }

  /// Whether rows came or went above the first row that stays.
  func isMoved(_ newPlaces: [Int: Int]) -> Bool {
    guard let first = candidates.first(where: { newPlaces[$0.index] != nil }) else { return false }
    return newPlaces[first.index] != first.index
  }

  /// Brings the first row that stays back to where it was.
  func restore(in table: UITableView, _ newPlaces: [Int: Int], _ shown: ShownList) {
    for candidate in candidates {
      guard let place = newPlaces[candidate.index] else { continue }
      let rect = table.rectForRow(at: shown.identities.path(of: place).indexPath)
      let lowest = -table.adjustedContentInset.top
      let highest = max(table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height, lowest)
      let offset = min(max(rect.minY - candidate.distance, lowest), highest)
      if offset != table.contentOffset.y {
        table.contentOffset.y = offset
        // Other rows are in sight now, in this frame.
        table.layoutIfNeeded()
      }
      return
    }
  }
}
