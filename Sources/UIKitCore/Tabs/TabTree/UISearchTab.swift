import ListCore

/// The tab that leads to an app's search, with the system's title and image.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Image [C] and identifier [?] of the system's.
  private static let symbol = "magnifyingglass"
  private static let identifier = "com.apple.UIKit.UISearchTab"

  /// The system's search tab.
  ///
  /// - Parameter viewControllerProvider: makes the tab's controller, when it is first needed.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: SystemWord.search.text, image: UIImage(systemName: Self.symbol), identifier: Self.identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// A search tab with a custom title and image.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}
