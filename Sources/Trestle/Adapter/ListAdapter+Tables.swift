import UIKit

extension ListAdapter {
  /// The description of the list that a table shows; nil if no adapter drives it.
  package static func description(of table: UITableView) -> String? {
    (table.dataSource as? TableDriver).map { ListDescription(shown: $0.shown, live: $0.live).text }
  }

  /// The index path at which a table shows a row; nil if it does not show it, or has no adapter. O(n).
  package static func indexPath(of identity: RowIdentity, in table: UITableView) -> IndexPath? {
    (table.dataSource as? TableDriver)?.shown.path(of: identity)?.indexPath
  }
}
