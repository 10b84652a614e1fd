/// The stages of a controller's view on its way onto the screen and off it, and the callbacks of each stage.
///
/// Order on the way in [D]: `viewWillAppear`; once the view is in its window with its final traits, but before its
/// first layout, `viewIsAppearing` and `updateViewConstraints`; then `viewDidAppear`. A container calls
/// `beginAppearanceTransition` and `endAppearanceTransition`; for a view that the app just adds to a window or removes
/// from it, this class does. Children follow their parent while it forwards appearance calls.
@MainActor
final class ControllerAppearance {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  private unowned let controller: UIViewController
  private(set) var phase = Phase.disappeared
  private var isAnimated = false
  /// Whether `viewIsAppearing` has been called since the last `viewWillAppear`.
  private var hasCalledIsAppearing = false
  /// Whether the present transition was started by a change of window, and so has no container to end it.
  private var isDrivenByWindow = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  var isVisible: Bool { phase == .appearing || phase == .appeared }

  // MARK: Transitions

  func begin(isAppearing: Bool, animated: Bool) {
    guard isAppearing != isVisible || !isAppearing && disappearsUnseen else { return }
    isAnimated = animated
    if isAppearing {
      controller.loadViewIfNeeded()
      phase = .appearing
      hasCalledIsAppearing = false
      controller.viewWillAppear(animated)
    } else {
      phase = .disappearing
      controller.viewWillDisappear(animated)
    }
    forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// [C] The app may call `beginAppearanceTransition(false, …)` on a controller that is not on screen, as tests do; its
  /// disappearance methods are called nevertheless.
  private var disappearsUnseen: Bool {
    phase == .disappeared && controller.parent == nil && controller.presentingViewController == nil
      && controller.viewIfLoaded?.superview == nil
  }

  func end() {
    switch phase {
    case .appearing:
      callIsAppearingOnce()
      phase = .appeared
      controller.systemBars?.update()
      controller.viewDidAppear(isAnimated)
      takeFirstResponder()
    case .disappearing:
      phase = .disappeared
      controller.viewDidDisappear(isAnimated)
    case .appeared, .disappeared:
      return
    }
    isDrivenByWindow = false
    controller.containment.noteAppearanceEnded()
    forward { $0.endAppearanceTransition() }
  }

  /// [C] A controller with its own input accessory view shows it as soon as it appears.
  private func takeFirstResponder() {
    guard phase == .appeared, controller.canBecomeFirstResponder, controller.inputAccessoryView != nil,
      let window = controller.viewIfLoaded?.window, window.firstResponder == nil
    else { return }
    controller.becomeFirstResponder()
  }

  /// Called before each layout of the controller's view.
  func noteLayout() { if isYetToAppear { callIsAppearingOnce() } }

  /// Whether the next layout calls `viewIsAppearing`.
  var isYetToAppear: Bool {
    phase == .appearing && !hasCalledIsAppearing && controller.viewIfLoaded?.window != nil
  }

  private func callIsAppearingOnce() {
    guard !hasCalledIsAppearing else { return }
    hasCalledIsAppearing = true
    controller.viewIsAppearing(isAnimated)
    if let view = controller.viewIfLoaded { ConstraintUpdates(view).resume() }
  }

  private func forward(_ transition: (UIViewController) -> Void) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods, let view = controller.viewIfLoaded else { return }
    for child in controller.children where child.viewIfLoaded?.isDescendant(of: view) == true {
      transition(child)
    }
  }

  // MARK: Changes of window

  /// Called before the controller's view moves to a window, or away from all.
  func viewWillMove(to window: UIWindow?) {
    guard (window != nil) != isVisible, phase == .disappeared || phase == .appeared else { return }
    if window != nil, let parent = controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance.phase == .appearing
    {
      // [C] A child added while its parent appears, such as in the parent's first layout, appears with it; the parent's
      // end ends the child's appearance, too.
      return begin(isAppearing: true, animated: parent.appearance.isAnimated)
    }
    guard isLeftToWindow else { return }
    isDrivenByWindow = true
    begin(isAppearing: window != nil, animated: false)
  }

  /// Called after the controller's view moved to a window, or away from all.
  func viewDidMove(to window: UIWindow?) {
    if window != nil, phase == .appearing { controller.viewIfLoaded?.setNeedsLayout() }
    guard isDrivenByWindow else { return }
    guard let window else { return end() }
    window.afterNextLayout { [weak self] in
      guard let self, self.isDrivenByWindow else { return }
      self.end()
    }
  }

  /// Whether this controller's appearance calls follow the window alone, not a parent.
  private var isLeftToWindow: Bool {
    guard let parent = controller.parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.phase == .appeared
  }
}

extension UIViewController {
  /// Whether the view is on screen, or on its way there.
  package var viewIsVisible: Bool { appearance.isVisible }

  /// Whether the view is on screen, and its transition has ended.
  package var viewHasAppeared: Bool { appearance.phase == .appeared }
}
