/// The bars, as ``NavigationToolbar`` sees them.
@MainActor
protocol NavigationToolbarHost: AnyObject {
  /// The traits of the navigation bar, by which the toolbar is as high.
  var barTraits: UITraitCollection { get }
  /// Whether there is no bar at the lower edge over a controller: it, or one before it, hides bars.
  func hidesBottomBar(over controller: UIViewController) -> Bool
}

/// The toolbar of a navigation controller: the items of the screen on top, at the lower edge.
@MainActor
final class NavigationToolbar {
  private unowned let host: any NavigationToolbarHost
  private(set) var isHidden = true
  private lazy var made = UIToolbar(frame: .zero)
  private var isMade = false

  init(host: any NavigationToolbarHost) { self.host = host }

  /// Made when first asked for.
  var bar: UIToolbar {
    if !isMade {
      isMade = true
      made.isHidden = true
    }
    return made
  }

  /// Whether the bar is shown for a controller: not for one that was pushed with `hidesBottomBarWhenPushed`, nor for
  /// those above it.
  func isShown(over controller: UIViewController) -> Bool {
    !isHidden && !host.hidesBottomBar(over: controller)
  }

  /// The height that the bar covers of a controller's view.
  func height(over controller: UIViewController) -> CGFloat { isShown(over: controller) ? barHeight : 0 }

  private var barHeight: CGFloat { NavigationBarLayout.height(for: host.barTraits) }

  func setHidden(_ hidden: Bool) { isHidden = hidden }

  /// Shows the items of a controller.
  func showItems(of controller: UIViewController?, animated: Bool) {
    guard isMade || !isHidden else { return }
    bar.setItems(controller?.toolbarItems, animated: animated)
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
