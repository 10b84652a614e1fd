/// The view of a tab bar controller: the selected controller's view, with the bar over its lower edge.
@MainActor
final class TabStage {
  private unowned let host: any TabHost
  private unowned let controllers: TabControllers
  private(set) var isBarHidden = false
  /// The controller whose view is in the hierarchy.
  private(set) weak var shown: UIViewController?
  private var transition: TabTransition?
  private lazy var scrollEdge = TabScrollEdge(bar)
  /// Holds the views of the controllers, beneath the bar.
  private let floor = UIView(frame: .zero)
  /// Whether the bar moves with a screen of a navigation controller.
  private var isBarLent = false

  init(_ host: any TabHost, _ controllers: TabControllers) {
    self.host = host
    self.controllers = controllers
  }

  private(set) lazy var bar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.delegate = host
    bar.contents.manager = self
    return bar
  }()

  // MARK: View

  func loadView() {
    let view = TabView(frame: UIScreen.main.bounds, stage: self)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
    scrollEdge.watch(controller)
  }

  func layOut() {
    guard let view = host.viewIfLoaded else { return }
    floor.frame = view.bounds
    placeBar()
    if let transition { transition.layOut() } else if let shown { place(shown) }
    watchScrollView()
  }

  /// A bar that leaves with a screen looks as it did there.
  private func watchScrollView() { if !isBarLent || isBarShown(over: shown) { scrollEdge.watch(shown) } }

  func roomDidChange() {
    controllers.roomDidChange()
    host.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Bar

  /// How long the bar takes to come and go, in seconds [C].
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

  private func isBarShown(over controller: UIViewController?) -> Bool {
    !isBarHidden && (controller as? UINavigationController)?.stack.hidesBottomBar != true
  }

  private var barHeight: CGFloat { TabBarLayout.height(for: bar.traitCollection) }

  private func placeBar() {
    guard !isBarLent, let view = host.viewIfLoaded else { return }
    let height = barHeight + view.safeAreaInsets.bottom
    let isShown = isBarShown(over: shown)
    bar.isHidden = !isShown
    bar.frame = CGRect(
      x: 0, y: view.bounds.maxY - (isBarHidden ? 0 : height), width: view.bounds.width, height: height)
  }

  /// Gives a controller's view its place and its safe area.
  private func place(_ controller: UIViewController) {
    controller.hostedView.containerSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: isBarShown(over: controller) ? coveredHeight : 0, right: 0)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var frame = floor.bounds
    if !bar.isTranslucent, isBarShown(over: controller), let view = host.viewIfLoaded {
      frame.size.height = max(0, frame.height - barHeight - view.safeAreaInsets.bottom)
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
    // One that went to the list of further tabs is shown there.
    let old = shown?.parent === host ? shown : nil
    Turn.keep(old)
    guard host.appearance.isVisible else { return swap(old, controller) }
    if let old, let controller, let view = host.viewIfLoaded, view.window != nil,
      let animation = host.calls.animation(from: old, to: controller)
    {
      return begin(animation.animator, animation.interaction, from: old, to: controller)
    }
    // [C] The controller that appears is told first.
    controller?.beginAppearanceTransition(true, animated: false)
    // It may have selected another one.
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
    placeBar()
    host.viewIfLoaded?.setNeedsLayout()
    scrollEdge.watch(new)
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
    scrollEdge.watch(shown)
  }

  private func finishTransition() {
    guard let transition else { return }
    transition.stop()
    end(transition, cancelled: false)
  }
}

extension TabStage: TabBarManager {
  var barDelegate: any UITabBarDelegate { host }

  func tabBar(didChoose item: UITabBarItem) {
    Turn.run(on: host) { controllers.choose(item) }
  }

  func tabBarTranslucencyDidChange() { host.viewIfLoaded?.setNeedsLayout() }
}

extension TabStage: BottomBar {
  var coveredHeight: CGFloat { !isBarHidden && bar.isTranslucent ? barHeight : 0 }

  func stackDidChange() {
    if let shown { place(shown) }
    host.viewIfLoaded?.setNeedsLayout()
    watchScrollView()
    controllers.itemsMayHaveChanged()
  }

  func lend() -> UIView? {
    guard !isBarHidden, !isBarLent, transition == nil, host.viewIfLoaded?.window != nil else { return nil }
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
