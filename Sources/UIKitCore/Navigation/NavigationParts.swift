/// The parts of a navigation controller, and what each asks of the others.
@MainActor
final class NavigationParts {
  private unowned let controller: UINavigationController
  private(set) lazy var stack = NavigationStack(host: self)
  private(set) lazy var bars = NavigationBars(host: self)
  private(set) lazy var screens = NavigationScreens(host: self)

  init(_ controller: UINavigationController) { self.controller = controller }

  func makeView() -> UIView {
    let view = NavigationView(frame: UIScreen.main.bounds, screens: screens)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Children may read the stage's size before the first layout, so it is as large as the controller's view at once.
    screens.stage.frame = view.bounds
    view.addSubview(screens.stage)
    view.addSubview(bars.bar)
    for recognizer in [stack.edgePan, bars.swipe, bars.tap] as [UIGestureRecognizer] {
      view.addGestureRecognizer(recognizer)
    }
    return view
  }

  /// The controller's tab: the item that was set; else that of the first controller on the stack, unless the navigation
  /// controller itself has a title [C].
  var tabBarItem: UITabBarItem {
    if controller.items.loadedTabBarItem == nil, controller.title == nil, let first = stack.controllers.first {
      return first.tabBarItem
    }
    return controller.items.tabBarItem
  }

  var viewIfLoaded: UIView? { controller.viewIfLoaded }
}

extension NavigationParts: NavigationStackHost {
  var container: UIViewController { controller }
  var stage: UIView { screens.stage }
  var isViewLoaded: Bool { controller.isViewLoaded }
  var showsTransitions: Bool { controller.appearance.isVisible }
  var isBarHidden: Bool { bars.isBarHidden }
  func setBarHidden(_ isHidden: Bool, animated: Bool) { bars.setBarHidden(isHidden, animated: animated) }
  var bottomBar: (any BottomBar)? { (controller.parent as? UITabBarController)?.tabControllers.stage }
  var coveredBottom: CGFloat { controller.hostedView.containerSafeAreaInsets.bottom }

  func stackDidChange(animated: Bool) { bars.stackDidChange(animated: animated) }
  func showBarItems(animated: Bool) { bars.bar.contents.set(stack.barItems, animated: animated) }

  func installTop() {
    guard screens.installTop() else { return }
    showBarItems(animated: false)
    bars.followContent()
  }

  func place(_ controller: UIViewController) { screens.place(controller) }

  func makeTransition(_ move: NavigationMove) -> NavigationTransition {
    NavigationTransition(
      move, in: stage, bar: bars.bar, items: stack.barItems, place: { [weak self] in self?.screens.place($0) },
      restingFrame: { [weak self] in self?.screens.frame(of: $0) ?? .zero },
      barHeight: { [weak self] in self?.bars.barHeight(over: $0) ?? 0 },
      layOutBar: { [weak self] in self?.bars.place() })
  }

  func transitionWillEnd(showing controller: UIViewController?) { screens.adopt(controller) }
  func transitionDidEnd() { bars.transitionDidEnd() }
  func setNeedsLayout() { viewIfLoaded?.setNeedsLayout() }

  func willShow(_ shown: UIViewController, animated: Bool) {
    controller.delegate?.navigationController(controller, willShow: shown, animated: animated)
  }

  func didShow(_ shown: UIViewController, animated: Bool) {
    controller.delegate?.navigationController(controller, didShow: shown, animated: animated)
  }

  func animator(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    controller.delegate?.navigationController(controller, animationControllerFor: operation, from: from, to: to)
      ?? PreferredTransition.animator(operation, from: from, to: to)
  }

  func interaction(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    controller.delegate?.navigationController(controller, interactionControllerFor: animator)
      ?? (animator as? ZoomTransition)?.interaction
  }

  /// [C] An app that makes its navigation controller the delegate of the bar is asked first; it may pop by itself then.
  func popByButton() {
    let shown = stack.controllers.count
    if let delegate = barDelegate, let item = bars.bar.topItem {
      guard delegate.navigationBar(bars.bar, shouldPop: item), stack.controllers.count == shown else { return }
    }
    controller.popViewController(animated: true)
  }
}

extension NavigationParts: NavigationBarsHost {
  var controllers: [UIViewController] { stack.controllers }
  var barController: UIViewController? { controller }
  var transition: NavigationTransition? { stack.transition }
  func hidesBottomBar(over controller: UIViewController) -> Bool { stack.hidesBottomBar(over: controller) }
  func goBackByButton() { stack.goBackByButton() }
  func finishTransition() { stack.finishTransition() }
  var barDelegate: (any UINavigationBarDelegate)? { controller as? any UINavigationBarDelegate }
  func layOutScreens() { screens.layOut() }
  func layOutShown() { screens.layOutShown() }
}

extension NavigationParts: NavigationScreensHost {
  var top: UIViewController? { stack.controllers.last }
  func layOutBars(in view: UIView) { bars.layOut(in: view) }
  func followContent() { bars.followContent() }

  func safeArea(over controller: UIViewController) -> UIEdgeInsets {
    var covered = bars.coveredEdges(over: controller)
    covered.bottom += stack.bottomBarAdjustment(over: controller)
    return covered
  }

  func opaqueEdges(over controller: UIViewController) -> UIRectEdge { bars.opaqueEdges(over: controller) }
}
