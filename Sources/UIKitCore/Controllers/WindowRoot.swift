/// The root controller of a window, and the closures that wait for the window's next layout.
@MainActor
final class WindowRoot {
  private weak var window: UIWindow?
  private var waiting: [() -> Void] = []

  func prepare(_ window: UIWindow) {
    self.window = window
  }

  // MARK: Controller

  var controller: UIViewController? {
    didSet {
      guard controller !== oldValue else { return }
      Turn.keep(oldValue)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      show()
    }
  }

  /// The controller of the frontmost screen: that on top of a stack, or the last child on screen.
  var front: UIViewController? { controller.map(Self.front) }

  private static func front(of controller: UIViewController) -> UIViewController {
    if let presented = controller.presentation.outgoing?.presented { return front(of: presented) }
    if let top = (controller as? UINavigationController)?.topViewController { return front(of: top) }
    return controller.children.last { $0.viewIfLoaded?.window != nil }.map(front) ?? controller
  }

  /// Adds the controller's view once the window is shown; UIKit loads it then, not when it is set.
  func show() {
    guard let window, !window.isHidden, let view = controller?.view, view.superview !== window else { return }
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    // Loading the view may make the app set another root controller.
    if controller?.viewIfLoaded !== view { view.removeFromSuperview() }
  }

  func hide() {
    controller?.viewIfLoaded?.removeFromSuperview()
    // A hidden window has no next layout to wait for.
    didLayOut()
  }

  func layOut() {
    guard let window, let view = controller?.viewIfLoaded, view.superview === window else { return }
    // Sets bounds and centre, not the frame: behind a sheet a transform makes the view smaller.
    view.bounds.size = window.bounds.size
    view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
  }

  /// Tells the root controller and those it presents that the window's size will change, runs `change`, and then the
  /// animations that they added to the transition.
  /// - Parameter traits: the window's traits after the change; controllers are informed if size classes differ.
  func resize(to size: CGSize, traits: UITraitCollection? = nil, change: () -> Void) {
    guard let window, window.bounds.size != size else { return change() }
    let coordinator = TransitionCoordinator(from: controller, to: controller, in: window, duration: 0)
    var told = controller
    while let controller = told {
      controller.hostedView.transition = coordinator
      // A presented controller is informed by its presentation controller.
      let container: any UIContentContainer = controller.presentation.incoming?.controller ?? controller
      if let traits, !controller.traitCollection.hasSizeClasses(of: traits) {
        container.willTransition(to: controller.controllerTraits.overriding(traits), with: coordinator)
      }
      container.viewWillTransition(to: size, with: coordinator)
      told = controller.presentedViewController
    }
    change()
    coordinator.runAlongsideAnimations()
    window.afterNextLayout { coordinator.finish(cancelled: false) }
  }

  // MARK: Layout

  /// Runs `block` once everything in the window has been laid out; at once in a window that is hidden.
  func afterNextLayout(_ block: @escaping () -> Void) {
    guard let window, !window.isHidden else { return block() }
    waiting.append(block)
    window.setNeedsLayout()
  }

  /// Runs the closures that waited for the layout that just ended; closures they add wait for the next one.
  func didLayOut() {
    guard !waiting.isEmpty else { return }
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }
}

extension UITraitCollection {
  fileprivate func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}

extension UIWindow {
  /// Runs `block` once everything in the window has been laid out.
  package func afterNextLayout(_ block: @escaping () -> Void) {
    root.afterNextLayout(block)
  }
}
