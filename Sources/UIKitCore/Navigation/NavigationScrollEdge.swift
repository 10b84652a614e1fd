/// The bars, as ``NavigationScrollEdge`` sees them.
@MainActor
protocol NavigationScrollEdgeHost: AnyObject {
  /// The controller on top and where its bar begins, if there is one.
  var barred: (controller: UIViewController, safeAreaTop: CGFloat)? { get }
  /// Whether a controller is being pushed or popped.
  var isMoving: Bool { get }
  /// Called when content begins or ceases to lie beneath the bar.
  func scrollEdgeDidChange(isAtEdge: Bool)
}

/// Follows the scroll view beneath a navigation bar: that of the top controller, or of its search results. It moves
/// large titles, and shows the bar's background while content is beneath the bar.
@MainActor
final class NavigationScrollEdge: ScrollEdgeObserver {
  private unowned let host: any NavigationScrollEdgeHost
  private let extent: NavigationBarExtent
  /// The scroll view of the controller on top.
  private(set) weak var scrollView: UIScrollView?
  /// The scroll view of the search results over it.
  private weak var results: UIScrollView?

  init(host: any NavigationScrollEdgeHost, _ extent: NavigationBarExtent) {
    self.host = host
    self.extent = extent
  }

  // MARK: Who is watched

  /// Watches the scroll views of a controller.
  func watch(_ top: UIViewController?) {
    adopt(top?.contentScrollView(for: .top), as: \.scrollView)
    adopt(top?.navigationItem.searchController?.session.resultsScrollView, as: \.results)
    prepare()
    update()
  }

  private func adopt(_ new: UIScrollView?, as place: ReferenceWritableKeyPath<NavigationScrollEdge, UIScrollView?>) {
    guard new !== self[keyPath: place] else { return }
    self[keyPath: place]?.edgeObserver = nil
    self[keyPath: place] = new
    new?.edgeObserver = self
  }

  /// Tells the top controller's scroll view how much the bar may cover.
  func prepare() {
    guard let scrollView, let (top, safeAreaTop) = host.barred, scrollView === top.contentScrollView(for: .top)
    else { return }
    extent.prepare(scrollView, of: top, safeAreaTop: safeAreaTop)
  }

  private func update() {
    let seen = results ?? scrollView
    host.scrollEdgeDidChange(isAtEdge: seen.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true)
  }

  // MARK: Scrolling

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    if let (top, safeAreaTop) = controller(of: scrollView) {
      extent.scrollViewDidMove(scrollView, of: top, safeAreaTop: safeAreaTop)
    }
    update()
  }

  func restingOffset(of scrollView: UIScrollView, at offset: CGPoint) -> CGPoint {
    guard let (top, safeAreaTop) = controller(of: scrollView) else { return offset }
    return extent.restingOffset(of: scrollView, at: offset, controller: top, safeAreaTop: safeAreaTop)
  }

  /// The controller whose large title moves with a scroll view; nil during a transition, and for the scroll view of
  /// search results.
  private func controller(of scrollView: UIScrollView) -> (controller: UIViewController, safeAreaTop: CGFloat)? {
    scrollView === self.scrollView && !host.isMoving ? host.barred : nil
  }
}
