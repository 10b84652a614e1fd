/// The bars, as ``NavigationToolbar`` sees them.
@MainActor
protocol NavigationToolbarHost: AnyObject {
  /// The traits of the navigation bar, which determine the toolbar's height.
  var barTraits: UITraitCollection { get }
  /// Whether there is no bar at the lower edge over a controller, because `hidesBottomBarWhenPushed` is true for it or
  /// for a controller below it on the stack.
  func hidesBottomBar(over controller: UIViewController) -> Bool
}

/// The toolbar of a navigation controller: the items of the screen on top, at the lower edge.
@MainActor
final class NavigationToolbar {
  private unowned let host: any NavigationToolbarHost
  private(set) var isHidden = true
  private var made: UIToolbar?
  private var isMade: Bool { made != nil }
  private lazy var scrollEdge = BottomScrollEdge(as: \.toolbarEdgeObserver) { [weak self] in
    self?.made?.contents.isAtScrollEdge = $0
  }
  /// The class of which the bar is made.
  var type = UIToolbar.self

  init(host: any NavigationToolbarHost) { self.host = host }

  /// The toolbar, made when it is first needed.
  var bar: UIToolbar {
    if let made { return made }
    let bar = ViewMaking.view(type, .zero) as! UIToolbar
    bar.isHidden = true
    made = bar
    return bar
  }

  /// Replaces the bar. Looks stay with each bar [C].
  func replace(with bar: UIToolbar) {
    guard made !== bar else { return }
    let old = made
    bar.isHidden = old?.isHidden ?? true
    made = bar
    guard let old else { return }
    old.superview?.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    old.setItems(nil, animated: false)
  }

  /// Whether the bar is shown for a controller: not for one that was pushed with `hidesBottomBarWhenPushed`, nor for
  /// those above it.
  func isShown(over controller: UIViewController) -> Bool {
    !isHidden && !host.hidesBottomBar(over: controller)
  }

  /// The height that the bar covers of a controller's view.
  func height(over controller: UIViewController) -> CGFloat { isShown(over: controller) ? barHeight : 0 }

  /// A class of the app's own may return another height from `sizeThatFits(_:)` [C].
  private var barHeight: CGFloat {
    let usual = NavigationBarLayout.height(for: host.barTraits)
    guard let made, Swift.type(of: made) != UIToolbar.self else { return usual }
    return max(0, made.sizeThatFits(CGSize(width: made.superview?.bounds.width ?? 0, height: usual)).height)
  }

  func setHidden(_ hidden: Bool) { isHidden = hidden }

  /// Shows the items of a controller.
  func showItems(of controller: UIViewController?, animated: Bool) {
    guard isMade || !isHidden else { return }
    bar.setItems(controller?.toolbarItems, animated: animated)
    followContent(of: controller)
  }

  /// Follows the scroll view of a controller, whose content may end at the bar.
  func followContent(of controller: UIViewController?) {
    if isMade { scrollEdge.watch(controller?.contentScrollView(for: .bottom)) }
  }

  /// Places the bar over the navigation controller's view.
  ///
  /// - Parameter share: the visible share of the bar, from 0 to 1.
  func layOut(in view: UIView, share: CGFloat) {
    guard isMade || !isHidden else { return }
    if bar.superview !== view { view.addSubview(bar) }
    let inset = view.safeAreaInsets.bottom
    if share > 0 { bar.isHidden = false }
    bar.contents.heightBelow = inset
    bar.frame = CGRect(
      x: 0, y: view.bounds.maxY - (inset + barHeight) * share, width: view.bounds.width,
      height: barHeight)
  }

  /// Hides the bar after it moved off screen, so that it is not hit or read.
  func didMove(over controller: UIViewController?) {
    guard isMade else { return }
    bar.isHidden = !(controller.map(isShown) ?? false)
  }
}
