import CPhysics

/// Pushes items, once or continuously. A force of 1 accelerates an item of 100 by 100 points and density 1 by 100
/// points/s².
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  private final var pushed: BehaviorItems
  private final let pushMode: Mode
  private final var offsets: [ObjectIdentifier: UIOffset] = [:]
  private final var force = ForceVector(angle: 0, magnitude: 0) {
    didSet { tree.run?.setStale() }
  }

  /// Whether the force acts continuously or once.
  public enum Mode: Int, Sendable {
    /// The force acts while the behaviour is active.
    case continuous
    /// The force acts once, as an impulse.
    case instantaneous
  }

  /// A push without force for items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    pushed = BehaviorItems(items)
    pushMode = mode
    super.init()
  }

  /// Applies the force to a further item.
  open func addItem(_ item: any UIDynamicItem) {
    if pushed.add(item, of: self) { tree.run?.setStale() }
  }

  /// Removes an item, which is no longer pushed.
  open func removeItem(_ item: any UIDynamicItem) {
    guard pushed.remove(item, of: self) else { return }
    offsets[ObjectIdentifier(item)] = nil
    tree.run?.setStale()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { pushed.list }

  /// Whether the force acts once or continuously.
  open var mode: Mode { pushMode }

  /// Whether the force acts; true by default. An instantaneous push resets it to false; set it to true to push again.
  open var active = true {
    didSet { tree.run?.setStale() }
  }

  /// The direction of the push, whose length is the magnitude; zero by default.
  open var pushDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }

  /// The direction of the push, in radians from the positive x axis towards the positive y axis; 0 by default.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// The force; 0 by default.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// Sets `angle` and `magnitude`.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force = ForceVector(angle: angle, magnitude: magnitude) }

  /// The point at which an item is pushed, in points from its centre, rotated with the item; zero by default. Any other
  /// point makes the item rotate.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Sets the point at which an item is pushed.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  override func join(_ simulation: Simulation) { pushed.join(simulation) }
  override func leave(_ simulation: Simulation) { pushed.leave(simulation) }

  override var keepsMoving: Bool { active && force.magnitude != 0 && !pushed.list.isEmpty }

  override func applyForces(_ simulation: Simulation, _ seconds: TimeInterval) {
    guard keepsMoving else { return }
    let (vector, unit) = (force.vector, DynamicsUnits.force)
    let force = PhysicsVector(x: Double(vector.dx * unit), y: Double(vector.dy * unit))
    for body in pushed.bodies {
      let offset = PhysicsVector(points: targetOffsetFromCenter(for: body.item))
      switch pushMode {
      case .continuous: physics_body_apply_force(body.body, force, offset, true)
      case .instantaneous: physics_body_apply_impulse(body.body, force, offset)
      }
    }
    if pushMode == .instantaneous { active = false }
  }
}
