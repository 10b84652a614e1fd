import UIKit

/// The Gallery for another program that drives it: the list of screens, and their content.
@MainActor
package final class GalleryVisit {
  /// The names of the screens, in the order of their rows in the list.
  package static let screens: [String] = GalleryScreen.allCases.map(\.rawValue)
  /// The names of the behaviours, such as failures, that the shop can simulate.
  package static let shops: [String] = SampleShop.Behaviour.named.keys.sorted()

  private let content: GalleryContent
  private let screen: GalleryScreen?
  /// The list of screens, with the screen in front.
  package let navigationController: UINavigationController

  /// - Parameters:
  ///   - screen: the name of the screen in front; nil for the list.
  ///   - playgroundPath: the file of the playground; nil for an example.
  ///   - views: the screens of SwiftUI.
  ///   - isLive: whether content changes over time.
  ///   - clock: the clock of changes that happen by themselves.
  ///   - report: receives a line about each skipped part.
  package init(
    screen: String? = nil, playgroundPath: String? = nil, views: any ViewScreens, isLive: Bool = true,
    clock: any Clock<Duration>,
    report: @escaping @Sendable (String) -> Void
  ) {
    content = GalleryContent(
      feedPath: GalleryResources.feedPath, playgroundPath: playgroundPath, views: views, isLive: isLive, clock: clock,
      report: report)
    self.screen = screen.flatMap(GalleryScreen.init)
    navigationController = AppDelegate.makeRoot(self.screen, content)
  }

  /// A new navigation controller with the list of screens and the screen in front. Files are read once for all of them.
  package func makeNavigationController() -> UINavigationController { AppDelegate.makeRoot(screen, content) }

  /// Sets the behaviour, one of `shops`, of shops that are opened from now on.
  package func setShop(_ name: String) {
    if let behaviour = SampleShop.Behaviour.named[name] { content.shop = .sample(behaviour) }
  }

  /// Pushes a screen on top of those that are open.
  /// - Parameter name: one of `screens`.
  package func push(_ name: String) {
    guard let screen = GalleryScreen(rawValue: name) else { return }
    navigationController.pushViewController(screen.makeViewController(content), animated: true)
  }

  /// The list of screens.
  package var tableView: UITableView? {
    (navigationController.viewControllers.first as? ScreenListController)?.tableView
  }
}
