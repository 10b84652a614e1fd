import UIKit

/// Adds a refresh control to a table whose list can be refreshed.
@MainActor
final class PullToRefresh {
  private var control: UIRefreshControl?
  private var action: (@MainActor () async -> Void)?
  /// The running refresh.
  private var work: LoadingTask?

  /// Takes over the refresh action of the list that is shown now; nil if it has none. The app's own refresh control
  /// stays.
  func adopt(_ action: (@MainActor () async -> Void)?, in table: UITableView) {
    self.action = action
    guard action != nil else { return remove(from: table) }
    guard table.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        // The table may outlive the adapter of its list.
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
