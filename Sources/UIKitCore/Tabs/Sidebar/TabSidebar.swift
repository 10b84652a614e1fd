import ListCore

/// The sidebar of a tab bar controller: its visibility and content.
@MainActor
final class TabSidebar {
  private unowned let host: any TabHost
  private unowned let controllers: TabControllers
  let settings = UITabBarController.Sidebar()
  private var viewIfShown: TabSidebarView?
  private var listIfMade: (any TabSidebarListing)?

  init(_ host: any TabHost, _ controllers: TabControllers) {
    self.host = host
    self.controllers = controllers
    settings.part = self
  }

  /// The width of the sidebar in points, in the accessibility sizes [?], the part of a narrow window that it leaves
  /// [C], and the duration of its animation, in seconds.
  static let width: CGFloat = 320
  static let accessibilityWidth: CGFloat = 420
  static let leastRest: CGFloat = 100
  static let duration: TimeInterval = 0.35

  // MARK: Mode

  var mode = UITabBarController.Mode.automatic {
    didSet { if mode != oldValue { layoutDidChange() } }
  }

  private var tree: TabTree { controllers.tree }

  /// Whether the tabs are on a bar at the upper edge.
  var isWide: Bool { tree.isUsed && host.traitCollection.horizontalSizeClass == .regular }

  /// Whether the user can show the sidebar.
  var isAvailable: Bool {
    guard isWide else { return false }
    switch mode {
    case .automatic: return tree.roots.contains { $0 is UITabGroup }
    case .tabBar: return false
    case .tabSidebar: return true
    }
  }

  var isShown: Bool { isAvailable && !settings.isHidden }

  /// The width that the sidebar covers at the window's leading edge, in points.
  func width(in bounds: CGRect) -> CGFloat {
    isShown ? fullWidth(in: bounds) : 0
  }

  private func fullWidth(in bounds: CGRect) -> CGFloat {
    let isLarge = host.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return max(0, min(isLarge ? Self.accessibilityWidth : Self.width, bounds.width - Self.leastRest))
  }

  var isTiled: Bool { settings.preferredLayout == .tile }

  // MARK: Visibility

  private var animates = false

  /// The user shows or hides the sidebar.
  func toggle() {
    animates = true
    settings.isHidden.toggle()
    animates = false
  }

  /// The app may release the controller in the calls that follow.
  func visibilityDidChange() { Turn.run(on: host) { changeVisibility() } }

  private func changeVisibility() {
    let animator = TabSidebarAnimator()
    if isAvailable { list.visibilityWillChange(animator) }
    let isAnimated = animates && isAvailable && host.viewIfLoaded?.window != nil
    guard isAnimated, let view = host.viewIfLoaded else {
      layoutDidChange()
      return animator.runNow()
    }
    if isShown { prepare() }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { [controllers] in
        controllers.stage.layOut()
        view.layoutIfNeeded()
        animator.runAnimations()
      },
      completion: { [weak self] _ in
        self?.removeIfHidden()
        animator.runCompletions()
      })
  }

  /// Places the sidebar outside of the view, from where it moves in.
  private func prepare() {
    guard let view = host.viewIfLoaded else { return }
    let sidebar = sidebarView
    if sidebar.superview !== view { view.addSubview(sidebar) }
    refresh(animated: false)
    UIView.performWithoutAnimation {
      sidebar.frame = frame(in: view.bounds, isShown: false)
      sidebar.layoutIfNeeded()
    }
  }

  private func removeIfHidden() { if !isShown { viewIfShown?.removeFromSuperview() } }

  func layoutDidChange() {
    controllers.itemsDidChange()
    host.viewIfLoaded?.setNeedsLayout()
    controllers.stage.layOut()
  }

  // MARK: View

  private var sidebarView: TabSidebarView {
    if let viewIfShown { return viewIfShown }
    let view = TabSidebarView(list: list.view) { [weak self] in self?.toggle() }
    viewIfShown = view
    view.bottomBar = settings.bottomBarView
    return view
  }

  private var list: any TabSidebarListing {
    if let listIfMade { return listIfMade }
    let list = TabSidebarListMaking.make()
    list.owner = tree.host
    list.choose = { [weak self] in self?.tree.chooseInSidebar($0) }
    listIfMade = list
    return list
  }

  private func frame(in bounds: CGRect, isShown: Bool) -> CGRect {
    let width = fullWidth(in: bounds)
    let isRightToLeft = host.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isRightToLeft ? (isShown ? bounds.maxX - width : bounds.maxX) : (isShown ? bounds.minX : bounds.minX - width)
    return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
  }

  /// Places the sidebar over a view's leading edge, or removes it.
  func layOut(in view: UIView) {
    guard isShown || viewIfShown?.superview != nil else { return }
    let sidebar = sidebarView
    if isShown, sidebar.superview !== view {
      view.addSubview(sidebar)
      refresh(animated: false)
    }
    sidebar.frame = frame(in: view.bounds, isShown: isShown)
    if !isShown, UIView.inheritedAnimationDuration == 0 { sidebar.removeFromSuperview() }
  }

  // MARK: Content

  /// The tabs, their order or their appearance changed.
  func refresh(animated: Bool) {
    guard viewIfShown?.superview != nil, let listIfMade else { return }
    listIfMade.show(
      TabSidebarContent(tree.roots).sections, header: settings.headerContentConfiguration,
      footer: settings.footerContentConfiguration, animated: animated)
    listIfMade.select(tree.selected)
  }

  func selectionDidChange() {
    if viewIfShown?.superview != nil { listIfMade?.select(tree.selected) }
  }

  func contentDidChange() { refresh(animated: false) }

  func bottomBarDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    viewIfShown?.bottomBar = settings.bottomBarView
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
    if viewIfShown?.superview != nil { listIfMade?.scroll(to: target, animated: animated) }
  }

  func reconfigure(_ tab: UITab) { if viewIfShown?.superview != nil { listIfMade?.reconfigure(tab) } }
}

/// Animations of an app that run together with an appearing or disappearing sidebar.
@MainActor
final class TabSidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func runAnimations() { for animation in animations { animation() } }

  func runCompletions() { for completion in completions { completion() } }

  func runNow() {
    runAnimations()
    runCompletions()
  }
}
