import CPhysics

/// Lets items fall. A gravity of 1 accelerates every item by 1000 points/s².
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private final var falling: BehaviorItems
  private final var force = ForceVector(angle: .pi / 2, magnitude: 1) {
    didSet { tree.run?.setStale() }
  }

  /// A gravity of 1 downwards for items.
  public init(items: [any UIDynamicItem]) {
    falling = BehaviorItems(items)
    super.init()
  }

  /// A gravity of 1 downwards without items.
  public override convenience init() { self.init(items: []) }

  /// Lets a further item fall.
  open func addItem(_ item: any UIDynamicItem) {
    if falling.add(item, of: self) { tree.run?.setStale() }
  }

  /// Lets an item fall no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    if falling.remove(item, of: self) { tree.run?.setStale() }
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { falling.list }

  /// Where items fall, with the magnitude as its length; (0, 1) by default.
  open var gravityDirection: CGVector {
    get { force.vector }
    set { force.vector = newValue }
  }

  /// Where items fall, in radians from the x axis towards the y axis; π/2, downwards, by default.
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
