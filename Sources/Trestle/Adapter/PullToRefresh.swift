import UIKit

/// Lets the reader pull a table whose list can be refreshed.
@MainActor
final class PullToRefresh {
  private var control: UIRefreshControl?
  private var action: (@MainActor () async -> Void)?
  /// What was asked for, until it has come.
  private var work: LoadingTask?

  /// Takes what the list that is shown now does; nil for a list that cannot be refreshed. A control of the app's own
  /// stays.
  func adopt(_ action: (@MainActor () async -> Void)?, in table: UITableView) {
    self.action = action
    guard action != nil else { return remove(from: table) }
    guard table.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        // The table may outlive what its list was.
        if let self { self.refresh() } else { control?.endRefreshing() }
      }, for: .valueChanged)
    table.refreshControl = control
    self.control = control
  }

  private func remove(from table: UITableView) {
    guard let control else { return }
    if table.refreshControl === control { table.refreshControl = nil }
    self.control = nil
    work = nil
  }

  private func refresh() {
    guard let action else { return }
    work = LoadingTask(
      Task { [weak control] in
        await action()
        control?.endRefreshing()
      })
  }
}
