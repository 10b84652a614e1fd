/// A page view controller, as seen by the parts that turn its pages.
@MainActor
protocol PageHost: UIViewController {
  /// The calls to the app's data source and delegate.
  var calls: PageCalls { get }
  /// Whether the pages follow each other from top to bottom.
  var isVertical: Bool { get }
  /// The spacing between two pages, in points.
  var spacing: CGFloat { get }
}

/// The options that a page controller is made with.
enum PageOptions {
  static func spacing(_ options: [UIPageViewController.OptionsKey: Any]?) -> CGFloat {
    switch options?[.interPageSpacing] {
    case let number as CGFloat: max(0, number)
    case let number as Int: max(0, CGFloat(number))
    case let number as Float: max(0, CGFloat(number))
    case let number as NSNumber: max(0, CGFloat(number.doubleValue))
    default: 0
    }
  }
}

/// The calls to a page controller's data source and delegate.
@MainActor
struct PageCalls {
  /// Returned for a method that is not implemented.
  nonisolated static let missing = Int.min

  private let controller: UIPageViewController?

  init(_ controller: UIPageViewController?) { self.controller = controller }

  func neighbour(_ direction: UIPageViewController.NavigationDirection, of page: UIViewController) -> UIViewController?
  {
    guard let controller, let dataSource = controller.dataSource else { return nil }
    let neighbour =
      direction == .forward
      ? dataSource.pageViewController(controller, viewControllerAfter: page)
      : dataSource.pageViewController(controller, viewControllerBefore: page)
    return neighbour === page ? nil : neighbour
  }

  var hasDataSource: Bool { controller?.dataSource != nil }

  /// The number of dots and the current one; nil if the data source does not provide both.
  var dots: (count: Int, current: Int)? {
    guard let controller, let dataSource = controller.dataSource else { return nil }
    let count = dataSource.presentationCount(for: controller)
    guard count != Self.missing else { return nil }
    let current = dataSource.presentationIndex(for: controller)
    return current == Self.missing ? nil : (count, current)
  }

  func willTurn(to page: UIViewController) {
    if let controller { controller.delegate?.pageViewController(controller, willTransitionTo: [page]) }
  }

  func didTurn(from page: UIViewController, completed: Bool) {
    guard let controller else { return }
    controller.delegate?.pageViewController(
      controller, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: completed)
  }
}
