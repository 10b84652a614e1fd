/// A controller's parent and its children.
@MainActor
final class ControllerContainment {
  private unowned let controller: UIViewController
  private(set) weak var parent: UIViewController?
  private(set) var children: [UIViewController] = []
  private(set) var isMovingToParent = false
  private(set) var isMovingFromParent = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  func add(_ child: UIViewController) {
    guard !isInside(child) else {
      fatalError("NSInvalidArgumentException: Can't add \(child) as a child of itself or of one of its own children.")
    }
    if child.parent === controller {
      children.removeAll { $0 === child }
    } else if let former = child.parent {
      child.containment.isMovingFromParent = true
      former.containment.remove(child)
    }
    child.willMove(toParent: controller)
    children.append(child)
    child.containment.parent = controller
    child.containment.isMovingToParent = true
    child.controllerTraits.inherit(from: controller)
  }

  /// Sets the traits that a child has instead of those it would inherit; nil for none.
  func setOverride(_ traits: UITraitCollection?, of child: UIViewController) {
    guard child.parent === controller else {
      fatalError(
        """
        NSInvalidArgumentException: \(controller) was told to override the traits of \(child), whose parent is \
        \(child.parent.map { "\($0)" } ?? "nil"). Add it with addChild(_:) before.
        """)
    }
    child.controllerTraits.parentOverride = traits
  }

  func override(of child: UIViewController) -> UITraitCollection? {
    child.parent === controller ? child.controllerTraits.parentOverride : nil
  }

  /// Leaves the parent. A container calls `willMove(toParent: nil)` before; this calls `didMove(toParent: nil)`.
  func leaveParent() {
    guard let parent else { return }
    parent.containment.remove(controller)
    controller.didMove(toParent: nil)
    if !controller.appearance.isVisible { isMovingFromParent = false }
  }

  private func remove(_ child: UIViewController) {
    Turn.keep(child)
    children.removeAll { $0 === child }
    child.containment.parent = nil
    child.controllerTraits.parentOverride = nil
    child.hostedView.containerSafeAreaInsets = .zero
  }

  /// Marks the transition that is about to begin as one into the parent or out of it.
  func noteMove(toParent: Bool) {
    isMovingToParent = toParent
    isMovingFromParent = !toParent
  }

  func noteAppearanceEnded() {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Whether this controller is `other` or one of its descendants.
  private func isInside(_ other: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0 === other }
  }

  /// The nearest controller of a type above this one.
  func ancestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    sequence(first: parent, next: { $0?.parent }).lazy.prefix { $0 != nil }.compactMap { $0 as? Ancestor }.first
  }

  /// The outermost controller of this hierarchy.
  var root: UIViewController {
    sequence(first: controller, next: \.parent).reduce(controller) { $1 }
  }
}
