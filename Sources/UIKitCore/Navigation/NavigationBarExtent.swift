import ListCore

/// The bars, as ``NavigationBarExtent`` sees them.
@MainActor
protocol NavigationBarExtentHost: AnyObject {
  /// The controller on top of the host.
  var topController: UIViewController? { get }
  var barTraits: UITraitCollection { get }
  /// The safe area above the navigation controller's view, in points.
  var safeAreaTop: CGFloat { get }
  /// Called when the bar's height changed.
  /// - Returns: Whether the change is animated. Only then `completion` is called, at the end.
  @discardableResult
  func barHeightDidChange(animated: Bool, completion: (() -> Void)?) -> Bool
  func searchResultsDidChange()
}

/// The height of a navigation controller's bar over each of its screens: a row of title and buttons, and beneath it a
/// large title and a search bar, which disappear as the content is scrolled up.
@MainActor
final class NavigationBarExtent: SearchBarPlace {
  private unowned let host: any NavigationBarExtentHost
  private weak var adopted: UISearchController?

  init(host: any NavigationBarExtentHost) { self.host = host }

  /// The search controller of the controller on top.
  private var search: UISearchController? { host.topController?.navigationItem.searchController }

  /// Whether the title has given its place to the search.
  var hidesTitle: Bool { search.map(Self.hidesTitle) ?? false }

  private static func hidesTitle(_ search: UISearchController) -> Bool {
    search.session.isShownActive && search.hidesNavigationBarDuringPresentation
  }

  /// Takes over the search of the controller on top, as it is now.
  func adopt() {
    if let search { search.session.isShownActive = search.isActive }
    guard search !== adopted else { return }
    if adopted?.session.place === self { adopted?.session.place = nil }
    adopted = search
    adopted?.session.place = self
    adopted?.searchBar.parts.isInNavigationBar = true
  }

  func searchDidChange(animated: Bool, completion: (() -> Void)?) -> Bool {
    host.barHeightDidChange(animated: animated, completion: completion)
  }

  func searchResultsDidChange() { host.searchResultsDidChange() }

  // MARK: Heights

  /// The space between the upper edge of a window without a status bar and an active search bar, in points [?]: the
  /// field is then as far from that edge as in a separate search bar.
  private static let clearanceAboveSearch: CGFloat = 9

  /// The row of title and buttons, with the prompt above it.
  func row(of controller: UIViewController) -> CGFloat {
    let item = controller.navigationItem
    if let search = item.searchController, Self.hidesTitle(search) {
      return host.safeAreaTop > 0 ? 0 : Self.clearanceAboveSearch
    }
    return NavigationBarLayout.rowHeight(for: item, traits: host.barTraits)
  }

  func expansion(of controller: UIViewController) -> BarExpansion {
    BarExpansion(
      item: controller.navigationItem, showsLargeTitle: controller.items.barMemory.showsLargeTitle,
      traits: host.barTraits)
  }

  /// The height that the bar covers of a controller's view.
  func height(over controller: UIViewController) -> CGFloat {
    row(of: controller) + expansion(of: controller).seen(at: controller.items.barMemory.distance).height
  }

  /// How far the content is pulled below the bar, which grows by as much.
  func stretch(over controller: UIViewController) -> CGFloat {
    expansion(of: controller).seen(at: controller.items.barMemory.distance).stretch
  }

  // MARK: Scrolling

  /// Tells the scroll view how much of its top the expanded bar may cover.
  func prepare(_ scrollView: UIScrollView, of controller: UIViewController, safeAreaTop: CGFloat) {
    let expansion = expansion(of: controller)
    let full = expansion.full
    scrollView.insets.expandedSafeAreaTop = full > 0 ? safeAreaTop + row(of: controller) + full : nil
    scrollView.insets.barExpansion = full
    scrollView.insets.barCollapse = full - expansion.least
  }

  /// Scrolling up collapses the large title and the search bar; pulling down expands them.
  func scrollViewDidMove(_ scrollView: UIScrollView, of controller: UIViewController, safeAreaTop: CGFloat) {
    let expansion = expansion(of: controller)
    // Content that does not reach beneath the bar cannot collapse it.
    guard expansion.full > 0, scrollView.safeAreaInsets.top > 0 else { return }
    guard !scrollView.insets.isKeepingEdge, isInPlace(controller) else {
      if !hasRoom(controller) { host.barHeightDidChange(animated: false, completion: nil) }
      return
    }
    let distance = distance(of: scrollView, at: scrollView.contentOffset, controller, safeAreaTop)
    let before = expansion.seen(at: controller.items.barMemory.distance)
    // Content that rests at its top stays there if the bar grows.
    let isAtTop = abs(distance - CGFloat(expansion.full)) < 1
    controller.items.barMemory.distance = isAtTop ? nil : distance
    if expansion.seen(at: distance) != before { host.barHeightDidChange(animated: false, completion: nil) }
  }

  /// Whether the content has been placed below the whole bar. Movement before that is the first placement, not a
  /// scroll.
  private func isInPlace(_ controller: UIViewController) -> Bool {
    controller.items.barMemory.distance != nil || hasRoom(controller)
  }

  /// Whether the content's safe area matches the present height of the bar.
  private func hasRoom(_ controller: UIViewController) -> Bool {
    controller.hostedView.containerSafeAreaInsets.top == height(over: controller)
  }

  /// The resting offset at which no part of the bar is half visible.
  func restingOffset(
    of scrollView: UIScrollView, at offset: CGPoint, controller: UIViewController, safeAreaTop: CGFloat
  ) -> CGPoint {
    let expansion = expansion(of: controller)
    guard expansion.full > 0, scrollView.safeAreaInsets.top > 0 else { return offset }
    let distance = distance(of: scrollView, at: offset, controller, safeAreaTop)
    let range = scrollView.limits.vertical.range
    let rest = expansion.resting(distance) { range.contains(offset.y + distance - $0) }
    return CGPoint(x: offset.x, y: offset.y + distance - rest)
  }

  private func distance(
    of scrollView: UIScrollView, at offset: CGPoint, _ controller: UIViewController, _ safeAreaTop: CGFloat
  ) -> CGFloat {
    -offset.y - scrollView.contentInset.top - safeAreaTop - row(of: controller)
  }
}

extension BarExpansion {
  /// The parts that an item has beneath its row of title and buttons.
  @MainActor
  init(item: UINavigationItem, showsLargeTitle: Bool, traits: UITraitCollection) {
    let search = item.searchController
    let isSearching = search?.session.isShownActive == true
    let hidesTitle = isSearching && search?.hidesNavigationBarDuringPresentation == true
    self.init(
      // [C] In a compact height titles stay small.
      largeTitle: showsLargeTitle && !hidesTitle && traits.verticalSizeClass != .compact
        ? LargeTitle.height(for: traits, hasSubtitle: item.subtitle?.isEmpty == false) : 0,
      search: Double(search?.searchBar.parts.fittingHeight ?? 0),
      searchCollapses: item.hidesSearchBarWhenScrolling && !isSearching)
  }
}
