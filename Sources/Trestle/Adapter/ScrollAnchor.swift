import ListCore
import UIKit

/// The visible rows and their positions before an update, so that the same rows are at the same positions after it.
@MainActor
struct ScrollAnchor {
  /// A row by its number in the old list, and the distance from the offset down to its top, in points.
  private let candidates: [(index: Int, distance: CGFloat)]

  /// Nil at the very top, where inserted rows should be visible.
  init?(_ view: any RowPlaces, _ shown: ShownList) {
    let top = view.contentOffset.y + view.adjustedContentInset.top
    guard top > Self.tolerance else { return nil }
    candidates = view.visiblePaths.compactMap { path in
      guard shown.contains(path) else { return nil }
      let rect = view.frame(of: path)
      guard rect.maxY > top else { return nil }
      return (shown.identities.index(of: path), rect.minY - view.contentOffset.y)
    }
    if candidates.isEmpty { return nil }
  }

  /// The rows that are visible to the reader; nil if the view is not on screen.
  static func sight(_ view: any RowPlaces, _ shown: ShownList) -> RowsInSight? {
    guard view.window != nil else { return nil }
    let rows = view.visiblePaths.filter(shown.contains)
    guard let first = rows.first, let last = rows.last else { return nil }
    return RowsInSight(
      rows: shown.identities.index(of: first)..<shown.identities.index(of: last) + 1,
      isHeldAbove: view.contentOffset.y + view.adjustedContentInset.top > tolerance)
  }

  /// Rows up to half a point below the top are treated as being at the top.
  private static let tolerance: CGFloat = 0.5

  var rows: [Int] { candidates.map(\.index) }

  /// Whether rows were inserted or deleted above the first row that stays.
  func isMoved(_ newPlaces: [Int: Int]) -> Bool {
    guard let first = candidates.first(where: { newPlaces[$0.index] != nil }) else { return false }
    return newPlaces[first.index] != first.index
  }

  /// Scrolls so that the first visible row that is still in the list keeps its position on screen.
  func restore(in view: any RowPlaces, _ newPlaces: [Int: Int], _ shown: ShownList) {
    for candidate in candidates {
      guard let place = newPlaces[candidate.index] else { continue }
      let rect = view.frame(of: shown.identities.path(of: place))
      let lowest = -view.adjustedContentInset.top
      let highest = max(view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height, lowest)
      let offset = min(max(rect.minY - candidate.distance, lowest), highest)
      if offset != view.contentOffset.y {
        view.contentOffset.y = offset
        // Other rows have come into sight; lay them out in this frame.
        view.layoutIfNeeded()
      }
      return
    }
  }
}
