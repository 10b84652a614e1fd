/// A rule by which an animator moves items. Subclasses in apps combine other behaviours as their children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  final var tree = BehaviorTree()

  /// A behaviour without children.
  public override init() { super.init() }

  /// Adds a behaviour that is active while this one is.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { BehaviorChildren(self).add(behavior) }

  /// Removes a behaviour from the children.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { BehaviorChildren(self).remove(behavior) }

  /// The children, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { tree.children }

  /// Called in each frame after the items have been moved.
  open var action: (() -> Void)?

  /// The animator to which the behaviour belongs; nil if there is none.
  open var dynamicAnimator: UIDynamicAnimator? { tree.run?.animator }

  /// Called before the behaviour is added to an animator, and with nil before it is removed. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For behaviours of this module

  /// Adds the items to the simulation.
  func join(_ simulation: Simulation) {}
  /// Removes the items, and everything made from them, from the simulation.
  func leave(_ simulation: Simulation) {}
  /// Updates attachments and boundaries to the present parameters.
  func refresh(_ simulation: Simulation, _ referenceBounds: CGRect?) {}
  /// Applies forces to the items before a step of `seconds`.
  func applyForces(_ simulation: Simulation, _ seconds: TimeInterval) {}
  /// Whether items may start to move although all are at rest.
  var keepsMoving: Bool { false }
}

extension UIDynamicBehavior {
  /// The behaviour, followed by its descendants.
  var withDescendants: [UIDynamicBehavior] { [self] + tree.children.flatMap(\.withDescendants) }
}
