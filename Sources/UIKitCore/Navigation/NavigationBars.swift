/// The navigation controller, as ``NavigationBars`` sees it.
@MainActor
protocol NavigationBarsHost: AnyObject {
  var viewIfLoaded: UIView? { get }
  /// The controllers from the root to the one on top.
  var controllers: [UIViewController] { get }
  var transition: NavigationTransition? { get }
  /// The navigation controller.
  var barController: UIViewController? { get }
  /// Whether no bar of an outer controller covers the lower edge of a controller's view.
  func hidesBottomBar(over controller: UIViewController) -> Bool
  func goBackByButton()
  /// Lays out the bars and the views of controllers now.
  func layOutScreens()
  /// Lays out the view that is shown now.
  func layOutShown()
  /// Ends a running transition at once.
  func finishTransition()
  /// Shows the items of the stack in the bar.
  func showBarItems(animated: Bool)
  /// The controller, if the app made it the delegate of its bar.
  var barDelegate: (any UINavigationBarDelegate)? { get }
}

/// The navigation bar and the toolbar of a navigation controller: whether they are there, how high they are, and what they
/// cover.
@MainActor
final class NavigationBars {
  private unowned let host: any NavigationBarsHost
  private(set) var isBarHidden = false
  private lazy var extent = NavigationBarExtent(host: self)
  private lazy var scrollEdge = NavigationScrollEdge(host: self, extent)
  private(set) lazy var toolbar = NavigationToolbar(host: self)
  private(set) lazy var swipe = BarSwipe(host: self)
  private(set) lazy var tap = BarTap(host: self)
  private(set) lazy var hiding = BarHiding(host: self, tap: tap)

  init(host: any NavigationBarsHost) { self.host = host }

  private lazy var barPlace = NavigationBarPlace(self)
  var bar: UINavigationBar { barPlace.bar }

  /// Lets bars be made of classes of the app's own; nil for UIKit's.
  func use(_ bar: UINavigationBar.Type?, _ toolbar: UIToolbar.Type?) {
    if let bar { barPlace.type = bar }
    if let toolbar { self.toolbar.type = toolbar }
  }

  /// Shows another bar, one of the app's own.
  func replaceBar(with new: UINavigationBar) {
    host.finishTransition()
    guard barPlace.replace(with: new) else { return }
    host.showBarItems(animated: false)
    largeTitlesDidChange()
    followContent()
  }

  /// Shows another toolbar, one of the app's own.
  func replaceToolbar(with new: UIToolbar) {
    host.finishTransition()
    toolbar.replace(with: new)
    toolbar.showItems(of: top, animated: false)
    toolbar.didMove(over: top)
    host.viewIfLoaded?.setNeedsLayout()
  }

  private var top: UIViewController? { host.controllers.last }

  // MARK: Layout

  /// Places the bars at the edges of the navigation controller's view.
  func layOut(in view: UIView) {
    updateLargeTitles()
    extent.adopt()
    bar.contents.hidesTitle = extent.hidesTitle
    // Called before the safe area changes: otherwise content that is too short to scroll would stay below the former
    // bar.
    scrollEdge.prepare()
    place(in: view)
  }

  /// Places the bars, within a transition.
  func place() { if let view = host.viewIfLoaded { place(in: view) } }

  private func place(in view: UIView) {
    let safeAreaTop = safeAreaTop
    let height = barHeight
    bar.frame = CGRect(x: 0, y: isBarHidden ? -height : safeAreaTop, width: view.bounds.width, height: height)
    bar.contents.heightAbove = isBarHidden ? 0 : safeAreaTop
    toolbar.layOut(in: view, share: toolbarShare)
  }

  /// The visible share of the toolbar at this moment.
  private var toolbarShare: CGFloat {
    func share(_ controller: UIViewController?) -> CGFloat { controller.map(toolbar.isShown) == true ? 1 : 0 }
    guard let transition = host.transition, transition.isAnimated else { return share(top) }
    return share(transition.from) + (share(transition.to) - share(transition.from)) * transition.progress
  }

  private var barHeight: CGFloat {
    if let transition = host.transition { return transition.shownBarHeight }
    guard let top else { return NavigationBarLayout.height(for: bar.traitCollection) }
    let stretch = extent.stretch(over: top)
    bar.contents.pull = max(0, stretch - (scrollEdge.scrollView?.insets.refreshRoom ?? 0))
    return extent.height(over: top) + stretch
  }

  /// The height that the bar takes up over a controller while it is not hidden.
  func barHeight(over controller: UIViewController) -> CGFloat { extent.height(over: controller) }

  /// The edges of a controller's view that the bars cover, in points.
  func coveredEdges(over controller: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: isBarHidden ? 0 : extent.height(over: controller), left: 0, bottom: toolbar.height(over: controller),
      right: 0)
  }

  /// The edges at which a bar lets nothing shine through. A large title gives way to the content that is scrolled beneath
  /// it, so that the content reaches there in any case [?].
  func opaqueEdges(over controller: UIViewController) -> UIRectEdge {
    var edges: UIRectEdge = []
    if !bar.isTranslucent, !controller.items.barMemory.showsLargeTitle { edges.insert(.top) }
    if toolbar.isShown(over: controller), !toolbar.bar.isTranslucent { edges.insert(.bottom) }
    return edges
  }

  /// The safe area above the navigation controller's view, in points: 0 in a window without a status bar.
  var safeAreaTop: CGFloat { host.viewIfLoaded?.safeAreaInsets.top ?? 0 }

  // MARK: Content

  /// Remembers which screens have large titles, so that a screen that is left keeps its large title.
  private func updateLargeTitles() {
    var modes: [UINavigationItem.LargeTitleDisplayMode] = []
    for controller in host.controllers {
      modes.append(controller.navigationItem.largeTitleDisplayMode)
      controller.items.barMemory.showsLargeTitle = bar.prefersLargeTitles && LargeTitleRule.showsLargeTitle(modes)
    }
  }

  func largeTitlesDidChange() {
    updateLargeTitles()
    host.viewIfLoaded?.setNeedsLayout()
  }

  /// Called after the controllers on the stack changed.
  func stackDidChange(animated: Bool) {
    updateLargeTitles()
    toolbar.showItems(of: top, animated: animated)
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if top === controller { toolbar.showItems(of: controller, animated: animated) }
  }

  /// Called when a transition is over.
  func transitionDidEnd() {
    toolbar.didMove(over: top)
    followContent()
  }

  /// Follows the scroll view of the controller on top, or of its search results.
  func followContent() {
    scrollEdge.watch(top)
    toolbar.followContent(of: top)
  }

  /// Called when the search bar beneath the title appears or disappears.
  ///
  /// - Returns: Whether that is animated; `completion` is called at its end, and not at all otherwise.
  @discardableResult
  func barHeightDidChange(animated: Bool, completion: (() -> Void)? = nil) -> Bool {
    guard let view = host.viewIfLoaded else { return false }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return false
    }
    UIView.animate(
      withDuration: SearchBarParts.animationDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in
        host.layOutScreens()
        bar.layoutIfNeeded()
        host.layOutShown()
      }, completion: completion.map { completion in { _ in completion() } })
    return true
  }

  // MARK: Hiding

  /// How long bars take to appear and to disappear, in seconds [C].
  private static let barDuration: TimeInterval = 0.2

  func setBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isBarHidden != isHidden else { return }
    isBarHidden = isHidden
    if animated { bar.isHidden = false }
    moveBars(animated: animated) { [weak self] in
      guard let self else { return }
      bar.isHidden = isBarHidden
    }
  }

  func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    guard toolbar.isHidden != isHidden else { return }
    toolbar.setHidden(isHidden)
    toolbar.showItems(of: top, animated: false)
    // A toolbar that appears moves in from below the edge.
    if let view = host.viewIfLoaded, !isHidden { toolbar.layOut(in: view, share: 0) }
    moveBars(animated: animated) { [weak self] in
      guard let self else { return }
      toolbar.didMove(over: top)
    }
  }

  /// Hides or shows both bars; a toolbar without items stays hidden [D].
  func setBarsHidden(_ areHidden: Bool) {
    setBarHidden(areHidden, animated: true)
    if areHidden || top?.toolbarItems?.isEmpty == false { setToolbarHidden(areHidden, animated: true) }
  }

  private func moveBars(animated: Bool, completion: @escaping () -> Void) {
    guard animated, host.viewIfLoaded?.window != nil else {
      host.viewIfLoaded?.setNeedsLayout()
      return completion()
    }
    UIView.animate(
      withDuration: Self.barDuration, delay: 0, options: [],
      animations: { [self] in
        host.layOutScreens()
        host.layOutShown()
      }, completion: { _ in completion() })
  }

  // MARK: Renaming

  /// Whether the controller carries an action out now.
  func mayPerform(_ action: Selector) -> Bool {
    StandardEditAction(action) != .rename || (!isBarHidden && bar.contents.mayRename)
  }

  /// Lets the user rename the screen on top.
  func rename(otherwise pass: () -> Void) {
    guard mayPerform(StandardEditAction.rename.selector) else { return pass() }
    bar.contents.beginRenaming()
  }

  // MARK: Status bar

  /// Light on a dark bar [C].
  var statusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

  /// The controller whose content reaches beneath the status bar; nil if the bar is there.
  var controllerForStatusBarStyle: UIViewController? { isBarHidden ? top : nil }
}

extension NavigationBars: NavigationBarManager {
  var barDelegate: (any UINavigationBarDelegate)? { host.barDelegate }
  func goBackByButton() { host.goBackByButton() }
  func translucencyDidChange() { host.viewIfLoaded?.setNeedsLayout() }
}

extension NavigationBars: NavigationToolbarHost {
  var barTraits: UITraitCollection { bar.traitCollection }
  func hidesBottomBar(over controller: UIViewController) -> Bool { host.hidesBottomBar(over: controller) }
}

extension NavigationBars: NavigationBarExtentHost {
  var topController: UIViewController? { top }
  func searchResultsDidChange() { followContent() }
}

extension NavigationBars: NavigationScrollEdgeHost {
  var barred: (controller: UIViewController, safeAreaTop: CGFloat)? {
    guard !isBarHidden, host.viewIfLoaded != nil, let top else { return nil }
    return (top, safeAreaTop)
  }

  var isMoving: Bool { host.transition != nil }
  func scrollEdgeDidChange(isAtEdge: Bool) { bar.contents.isAtScrollEdge = isAtEdge }
}

extension NavigationBars: BarHidingHost {
  var barController: UIViewController? { host.barController }
}
