import UIKit

/// Adds a refresh control to a view whose list can be refreshed.
@MainActor
final class PullToRefresh {
  private var control: UIRefreshControl?
  private var action: (@MainActor () async -> Void)?
  /// The running refresh.
  private var work: LoadingTask?

  /// Uses the refresh action of the shown list; nil if it has none. A refresh control of the app stays.
  func adopt(_ action: (@MainActor () async -> Void)?, in view: UIScrollView) {
    self.action = action
    guard action != nil else { return remove(from: view) }
    guard view.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        // The view may outlive the adapter of its list.
        if let self { self.refresh() } else { control?.endRefreshing() }
      }, for: .valueChanged)
    view.refreshControl = control
    self.control = control
  }

  private func remove(from view: UIScrollView) {
    guard let control else { return }
    if view.refreshControl === control { view.refreshControl = nil }
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
