import UIKit

/// Brings the contents of a view up to date.
///
/// Documentation: `SwiftUI/RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Brings the contents up to date.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
  /// Brings the contents of the view up to date; nil where they cannot be refreshed.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Adds pull to refresh to lists and scroll views in the view.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The spinner of a list or scroll view that can be refreshed.
@MainActor
final class PullToRefresh {
  private var action: RefreshAction?

  func show(_ action: RefreshAction?, in view: UIScrollView) {
    self.action = action
    guard action != nil else {
      view.refreshControl = nil
      return
    }
    guard view.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self, weak control] _ in self?.run(control) }, for: .valueChanged)
    view.refreshControl = control
  }

  private func run(_ control: UIRefreshControl?) {
    guard let action else { return }
    Task { @MainActor [weak control] in
      await action()
      control?.endRefreshing()
    }
  }
}
