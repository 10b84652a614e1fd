import CPhysics

/// Gravity. A magnitude of 1 accelerates every item by 1000 points/s².
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private final var falling: BehaviorItems
  private final var force = ForceVector(angle: .pi / 2, magnitude: 1) {
    didSet { tree.run?.setStale() }
  }

  /// Gravity for items, with the magnitude 1 and downwards.
  public init(items: [any UIDynamicItem]) {
    falling = BehaviorItems(items)
    super.init()
  }

  /// Gravity without items, with the magnitude 1 and downwards.
  public override convenience init() { self.init(items: []) }

  /// Applies gravity to a further item.
  open func addItem(_ item: any UIDynamicItem) {
    if falling.add(item, of: self) { tree.run?.setStale() }
  }

  /// Removes an item, which no longer falls.
  open func removeItem(_ item: any UIDynamicItem) {
    if falling.remove(item, of: self) { tree.run?.setStale() }
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { falling.list }

  /// The direction of gravity, whose length is the magnitude; (0, 1) by default.
  open var gravityDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }

  /// The direction of gravity, in radians from the positive x axis towards the positive y axis; π/2, downwards, by
  /// default.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }

  /// The acceleration in units of 1000 points/s²; 1 by default.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }

  /// Sets `angle` and `magnitude`.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { force = ForceVector(angle: angle, magnitude: magnitude) }

  override func join(_ simulation: Simulation) { falling.join(simulation) }
  override func leave(_ simulation: Simulation) { falling.leave(simulation) }

  override func refresh(_ simulation: Simulation, _ referenceBounds: CGRect?) {
    for body in falling.bodies { physics_body_wake(body.body) }
  }

  override func applyForces(_ simulation: Simulation, _ seconds: TimeInterval) {
    let vector = force.vector
    for body in falling.bodies {
      let pull = body.mass * DynamicsUnits.gravity
      physics_body_apply_force(
        body.body, PhysicsVector(points: CGPoint(x: vector.dx * pull, y: vector.dy * pull)),
        .zero, false)
    }
  }
}
