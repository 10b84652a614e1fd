import ListCore
import UIKit

extension TableDriver {
  /// Tells the list that its end is near, once for a number of rows. O(k) in rows with cells.
  func checkNearEnd() {
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
  func checkVisibility() {
    guard let table, table.window != nil else { return }
    let sight = table.bounds.inset(by: table.adjustedContentInset)
    let watched: [(path: RowPath, row: LiveRow)] = live.all.compactMap { live in
      guard live.row.behaviour.visible != nil, !live.wasVisible, let path = live.path else { return nil }
      return (path, live)
    }
    for (path, live) in watched.sorted(by: { $0.path < $1.path }) {
      // A handler may have changed the rows.
      guard let visible = live.row.behaviour.visible, live.path == path, shown.contains(path) else { continue }
      let rect = table.rectForRow(at: path.indexPath)
      let seen = rect.intersection(sight).height
      guard seen > 0, max(seen / rect.height, seen / sight.height) >= visible.share else { continue }
      live.wasVisible = true
      visible.action()
    }
  }
}
