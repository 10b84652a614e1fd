/// The search bar beneath the title of a navigation bar: how much of it is seen, and how high that makes the bar.
@MainActor
final class NavigationSearch: SearchBarPlace {
  private unowned let stack: NavigationStack
  /// How much of the search bar is left by scrolling, in points; nil for all of it.
  private var scrolledHeight: CGFloat?
  private weak var shown: UISearchController?

  init(_ stack: NavigationStack) { self.stack = stack }

  /// The search of the controller that is shown last.
  private var item: UINavigationItem? { stack.controllers.last?.navigationItem }
  private var search: UISearchController? { item?.searchController }

  /// Whether the title has given its place to the search.
  var hidesTitle: Bool { search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false }

  /// Height of the bar below the safe area, in points.
  var barHeight: CGFloat { (hidesTitle ? 0 : NavigationBarLayout.height) + searchHeight }

  private var fullHeight: CGFloat { search?.searchBar.parts.fittingHeight ?? 0 }

  private var searchHeight: CGFloat {
    guard let search, let item else { return 0 }
    guard item.hidesSearchBarWhenScrolling, !search.isActive else { return fullHeight }
    return min(fullHeight, scrolledHeight ?? fullHeight)
  }

  /// Takes over the search of the controller on top.
  func adopt() {
    guard search !== shown else { return }
    if shown?.session.place === self { shown?.session.place = nil }
    shown = search
    shown?.session.place = self
    shown?.searchBar.parts.isInNavigationBar = true
    scrolledHeight = nil
  }

  func searchDidChange(animated: Bool) { stack.barHeightDidChange(animated: animated) }

  /// Content that is scrolled up takes the search bar with it; what is pulled down brings it back.
  func scrollViewDidMove(_ scrollView: UIScrollView, safeAreaTop: CGFloat) {
    guard let item, let search, item.hidesSearchBarWhenScrolling, !search.isActive else { return }
    // A content that stands at its top with the whole bar has an offset of the bar's height and the safe area above.
    let height = min(max(0, -scrollView.contentOffset.y - safeAreaTop - NavigationBarLayout.height), fullHeight)
    guard height != scrolledHeight ?? fullHeight else { return }
    scrolledHeight = height
    stack.barHeightDidChange(animated: false)
  }
}
