import UIKit

extension ListAdapter {
  /// The description of the list that a table shows; nil where no adapter drives it.
  package static func description(of table: UITableView) -> String? {
    (table.dataSource as? TableDriver).map { ListDescription(shown: $0.shown, live: $0.live).text }
  }

  /// Where a table shows a row; nil where it does not, or no adapter drives it. O(n).
  package static func indexPath(of identity: RowIdentity, in table: UITableView) -> IndexPath? {
    (table.dataSource as? TableDriver)?.shown.path(of: identity)?.indexPath
  }
}
