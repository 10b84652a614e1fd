/// A rule by which an animator moves items. A class of an app's own is composed of other behaviours as its children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  final var tree = BehaviorTree()

  /// A behaviour without children.
  public override init() { super.init() }

  /// Adds a behaviour that is in force with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { BehaviorChildren(self).add(behavior) }

  /// Removes a behaviour from the children.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { BehaviorChildren(self).remove(behavior) }

  /// The children, in the order in which they were added.
  open var childBehaviors: [UIDynamicBehavior] { tree.children }

  /// Called in each frame after the items have been moved.
  open var action: (() -> Void)?

  /// The animator in which the behaviour is in force.
  open var dynamicAnimator: UIDynamicAnimator? { tree.run?.animator }

  /// Called before the behaviour is added to an animator, and with nil before it is removed. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For behaviours of this module

  /// Takes in the items.
  func join(_ simulation: Simulation) {}
  /// Gives the items back, and removes what was made of them.
  func leave(_ simulation: Simulation) {}
  /// Brings attachments and boundaries to the present parameters.
  func refresh(_ simulation: Simulation, _ referenceBounds: CGRect?) {}
  /// Acts on the items before a step of so many seconds.
  func applyForces(_ simulation: Simulation, _ seconds: TimeInterval) {}
  /// Whether items may move again though all are at rest.
  var keepsMoving: Bool { false }
}

extension UIDynamicBehavior {
  /// The behaviour, and below it the children.
  var withDescendants: [UIDynamicBehavior] { [self] + tree.children.flatMap(\.withDescendants) }
}
