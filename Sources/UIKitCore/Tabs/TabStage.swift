/// The view of a tab bar controller: the selected controller's view, with the bar over its lower edge.
@MainActor
final class TabStage {
  private unowned let host: any TabHost
  private unowned let controllers: TabControllers
  private(set) var isBarHidden = false
  /// The controller whose view is in the hierarchy.
  private(set) weak var shown: UIViewController?
  private var transition: TabTransition?
  private lazy var barPlace = TabBarPlace(self)
  private lazy var scrollEdge = makeScrollEdge()
  /// Holds the views of the controllers, beneath the bar.
  private let floor = UIView(frame: .zero)
  /// Whether the bar moves with a screen of a navigation controller.
  private var isBarLent = false

  init(_ host: any TabHost, _ controllers: TabControllers) {
    self.host = host
    self.controllers = controllers
  }

  var bar: UITabBar { barPlace.bar }

  /// Replaces the bar by one of the app.
  func replaceBar(with new: UITabBar) {
    controllers.customization.end()
    takeBack()
    guard barPlace.replace(with: new) else { return }
    let edge = makeScrollEdge()
    scrollEdge.leave(to: edge)
    scrollEdge = edge
    controllers.itemsDidChange()
    placeBar()
    host.viewIfLoaded?.setNeedsLayout()
  }

  private func makeScrollEdge() -> BottomScrollEdge {
    BottomScrollEdge(as: \.bottomEdgeObserver) { [weak bar] in bar?.contents.isAtScrollEdge = $0 }
  }

  // MARK: View

  func loadView() {
    let view = TabView(frame: UIScreen.main.bounds, stage: self)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Children may read the size before the first layout, so it is that of the controller's view at once.
    floor.frame = view.bounds
    view.addSubview(floor)
    view.addSubview(bar)
    host.view = view
  }

  /// Shows the selected controller's view without telling anybody, before anything has appeared.
  func installSelected() {
    guard host.isViewLoaded, let controller = controllers.current, shown !== controller else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    place(controller)
    floor.addSubview(controller.view)
    shown = controller
    scrollEdge.watch(controller.contentScrollView(for: .bottom))
  }

  func layOut() {
    guard let view = host.viewIfLoaded else { return }
    floor.frame = view.bounds
    placeBar()
    sidebar.layOut(in: view)
    if let transition { transition.layOut() } else if let shown { place(shown) }
    watchScrollView()
  }

  /// Lets the bar follow the shown scroll view, unless the bar leaves with another screen: then it keeps its look.
  private func watchScrollView() {
    if !isBarLent || isBarShown(over: shown) { scrollEdge.watch(shown?.contentScrollView(for: .bottom)) }
  }

  func roomDidChange() {
    controllers.roomDidChange()
    host.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Bar

  /// How long the bar takes to appear and to disappear, in seconds [C].
  private static let barDuration: TimeInterval = 0.2

  func setBarHidden(_ isHidden: Bool, animated: Bool) {
    guard isBarHidden != isHidden else { return }
    isBarHidden = isHidden
    guard animated, let view = host.viewIfLoaded, view.window != nil else {
      placeBar()
      host.viewIfLoaded?.setNeedsLayout()
      return
    }
    bar.isHidden = false
    UIView.animate(
      withDuration: Self.barDuration, delay: 0, options: [],
      animations: { [self] in
        layOut()
        bar.isHidden = false
        shown?.viewIfLoaded?.layoutIfNeeded()
      }, completion: { [weak self] _ in self?.placeBar() })
  }

  private var sidebar: TabSidebar { controllers.sidebar }

  private func isBarShown(over controller: UIViewController?) -> Bool {
    !isBarHidden && !sidebar.isShown && (controller as? UINavigationController)?.stack.hidesBottomBar != true
  }

  /// The height of the bar at the lower edge above the safe area.
  private var barHeight: CGFloat { barPlace.height(over: host.viewIfLoaded) - bottomSafeArea }

  private func placeBar() {
    guard !isBarLent, let view = host.viewIfLoaded else { return }
    bar.contents.float(sidebar.isWide)
    if sidebar.isWide { return placeFloatingBar(in: view) }
    let height = barPlace.height(over: view)
    let isShown = isBarShown(over: shown)
    bar.isHidden = !isShown
    bar.frame = CGRect(
      x: 0, y: view.bounds.maxY - (isBarHidden ? 0 : height), width: view.bounds.width, height: height)
  }

  /// The space at the sides of a bar at the upper edge, which the buttons of a navigation bar have, in points [?].
  private static let floatingMargin: CGFloat = 120

  private func placeFloatingBar(in view: UIView) {
    bar.contents.floating?.hasSidebar = sidebar.isAvailable
    bar.contents.floating?.showSidebar = { [weak self] in self?.sidebar.toggle() }
    let width = bar.contents.floatingLayout(room: view.bounds.width - 2 * Self.floatingMargin)?.width ?? 0
    bar.isHidden = !isBarShown(over: shown)
    let top = isBarHidden ? -TabFloatingLayout.coveredHeight : TabFloatingLayout.top
    bar.frame = CGRect(
      x: (view.bounds.midX - width / 2).rounded(), y: view.safeAreaInsets.top + top, width: width,
      height: TabFloatingLayout.height)
  }

  /// Whether a navigation bar is in one line with a bar at the upper edge.
  private func sharesLine(_ controller: UIViewController) -> Bool {
    (controller as? UINavigationController).map { !$0.isNavigationBarHidden } ?? false
  }

  /// The edges of a controller's view that bars and the sidebar cover.
  private func coveredEdges(of controller: UIViewController) -> UIEdgeInsets {
    let isShown = isBarShown(over: controller)
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: isShown ? coveredHeight : 0, right: 0)
    if isShown, sidebar.isWide, !sharesLine(controller) { insets.top = TabFloatingLayout.coveredHeight }
    guard !sidebar.isTiled else { return insets }
    let side = sidebar.width(in: floor.bounds)
    if isRightToLeft { insets.right = side } else { insets.left = side }
    return insets
  }

  private var isRightToLeft: Bool { floor.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A bar at the upper edge covers the title of a navigation bar.
  private func coverTitle(of controller: UIViewController?, _ isCovered: Bool) {
    (controller as? UINavigationController)?.navigationBar.contents.isCovered = isCovered
  }

  /// Sets the frame and safe area of a controller's view.
  private func place(_ controller: UIViewController) {
    controller.hostedView.containerSafeAreaInsets = coveredEdges(of: controller)
    coverTitle(of: controller, sidebar.isWide && isBarShown(over: controller))
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var frame = floor.bounds
    if sidebar.isTiled {
      let side = sidebar.width(in: floor.bounds)
      frame.size.width -= side
      if !isRightToLeft { frame.origin.x += side }
    }
    if !sidebar.isWide, isBarShown(over: controller), let view = host.viewIfLoaded {
      let covered = UIEdgeInsets(top: 0, left: 0, bottom: barPlace.height(over: view), right: 0)
      frame = controller.hostedView.extendedLayout
        .frame(in: frame, bars: covered, opaque: bar.isTranslucent ? [] : .bottom)
      if frame.maxY < floor.bounds.maxY { controller.hostedView.containerSafeAreaInsets.bottom = 0 }
    }
    controller.view.frame = frame
  }

  // MARK: Showing

  /// Replaces the shown controller's view.
  ///
  /// - Parameter animated: whether the app may animate that.
  func show(_ controller: UIViewController?) {
    guard host.isViewLoaded else { return }
    finishTransition()
    guard shown !== controller else { return }
    // A controller that has moved into `moreNavigationController` is shown there; nothing is removed here.
    let old = shown?.parent === host ? shown : nil
    Turn.keep(old)
    guard host.appearance.isVisible else { return swap(old, controller) }
    if let old, let controller, let view = host.viewIfLoaded, view.window != nil,
      let animation = host.calls.animation(from: old, to: controller)
    {
      return begin(animation.animator, animation.interaction, from: old, to: controller)
    }
    // [C] The appearing controller is informed first.
    controller?.beginAppearanceTransition(true, animated: false)
    // In that call the controller may have selected another controller.
    guard controllers.current === controller, old == nil || shown === old else {
      controller?.beginAppearanceTransition(false, animated: false)
      controller?.endAppearanceTransition()
      return
    }
    old?.beginAppearanceTransition(false, animated: false)
    swap(old, controller)
    old?.endAppearanceTransition()
    guard let controller, host.appearance.phase == .appeared, let window = host.viewIfLoaded?.window else { return }
    window.afterNextLayout { [weak self, weak controller] in
      if let self, let controller, shown === controller { controller.endAppearanceTransition() }
    }
  }

  private func swap(_ old: UIViewController?, _ new: UIViewController?) {
    shown = new
    if let new {
      place(new)
      floor.addSubview(new.view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    coverTitle(of: old, false)
    placeBar()
    host.viewIfLoaded?.setNeedsLayout()
    scrollEdge.watch(new?.contentScrollView(for: .bottom))
  }

  // MARK: Transitions of the app's own

  private func begin(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, from old: UIViewController,
    to new: UIViewController
  ) {
    let transition = TabTransition(
      from: old, to: new, in: floor, animator: animator, interaction: interaction,
      place: { [weak self] in self?.place($0) })
    self.transition = transition
    if host.hostedView.transitionInForce == nil { host.hostedView.transition = transition.coordinator }
    transition.run { [weak self, weak transition] isComplete in
      guard let self, let transition, self.transition === transition else { return }
      end(transition, cancelled: !isComplete)
    }
  }

  private func end(_ transition: TabTransition, cancelled: Bool) {
    self.transition = nil
    shown = cancelled ? transition.from : transition.to
    transition.end(cancelled: cancelled)
    if cancelled { controllers.selectAgain(transition.from) }
    placeBar()
    host.viewIfLoaded?.setNeedsLayout()
    scrollEdge.watch(shown?.contentScrollView(for: .bottom))
  }

  private func finishTransition() {
    guard let transition else { return }
    transition.stop()
    end(transition, cancelled: false)
  }
}

extension TabStage: TabBarManager {
  var barDelegate: any UITabBarDelegate { host }
  var bottomSafeArea: CGFloat { host.viewIfLoaded?.safeAreaInsets.bottom ?? 0 }

  func tabBar(didChoose item: UITabBarItem) {
    Turn.run(on: host) { controllers.choose(item) }
  }

  func tabBarTranslucencyDidChange() { host.viewIfLoaded?.setNeedsLayout() }
}

extension TabStage: BottomBar {
  var coveredHeight: CGFloat { !sidebar.isWide && !isBarHidden && bar.isTranslucent ? max(0, barHeight) : 0 }

  func stackDidChange() {
    if let shown { place(shown) }
    placeBar()
    host.viewIfLoaded?.setNeedsLayout()
    watchScrollView()
    controllers.itemsMayHaveChanged()
  }

  func lend() -> UIView? {
    guard !sidebar.isWide, !isBarHidden, !isBarLent, transition == nil, host.viewIfLoaded?.window != nil else {
      return nil
    }
    isBarLent = true
    bar.isHidden = false
    return bar
  }

  func takeBack() {
    guard isBarLent else { return }
    isBarLent = false
    host.viewIfLoaded?.addSubview(bar)
    placeBar()
    watchScrollView()
  }
}

/// The view of a tab bar controller.
@MainActor
final class TabView: UIView {
  private weak var stage: TabStage?

  init(frame: CGRect, stage: TabStage) {
    self.stage = stage
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else { return }
    stage?.roomDidChange()
  }
}
