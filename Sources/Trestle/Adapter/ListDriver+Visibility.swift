import ListCore
import UIKit

extension ListDriver {
  /// Tells the list that its end is near, once for each number of rows. O(k) in rows with cells.
  final func checkNearEnd() {
    let count = shown.identities.rowCount
    guard let nearEnd = shown.nearEnd, count != nearEndCount else { return }
    let isNear = live.all.contains { live in
      guard let path = live.path, shown.contains(path) else { return false }
      return shown.identities.index(of: path) >= count - nearEnd.rows
    }
    guard isNear else { return }
    nearEndCount = count
    nearEnd.action()
  }

  /// Tells the rows of which enough has come into sight, top to bottom. O(k) in rows with cells.
  final func checkVisibility() {
    guard let view, view.window != nil else { return }
    let sight = view.bounds.inset(by: view.adjustedContentInset)
    let watched: [(path: RowPath, row: LiveRow)] = live.all.compactMap { live in
      guard live.row.behaviour.visible != nil, !live.wasVisible, let path = live.path else { return nil }
      return (path, live)
    }
    for (path, live) in watched.sorted(by: { $0.path < $1.path }) {
      // A handler may have changed the rows.
      guard let visible = live.row.behaviour.visible, live.path == path, shown.contains(path) else { continue }
      guard let rect = live.frame(in: view), Self.share(of: rect, in: sight) >= visible.share else { continue }
      live.wasVisible = true
      visible.action()
    }
  }

  /// The visible fraction of a row, or the fraction of the visible area that a larger row fills, in both directions.
  /// From 0 to 1, and negative for an invisible row.
  private static func share(of rect: CGRect, in sight: CGRect) -> CGFloat {
    let seen = rect.intersection(sight)
    guard seen.width > 0, seen.height > 0 else { return -1 }
    return max(seen.height / rect.height, seen.height / sight.height)
      * max(seen.width / rect.width, seen.width / sight.width)
  }
}
