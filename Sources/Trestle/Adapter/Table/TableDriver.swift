import UIKit

/// The data source and delegate of a table that shows a list.
@MainActor
final class TableDriver: ListDriver {
  /// The app's delegate, called after the library's own handling.
  weak var delegate: (any UITableViewDelegate)?

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  init(table: UITableView) {
    super.init(view: table, look: TableRowLook(table: table))
    table.dataSource = self
    table.delegate = self
  }
}
