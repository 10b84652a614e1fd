/// Sets physical properties of items, and changes their velocities. If several behaviours set a property of an item,
/// the last one wins.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private final var configured: BehaviorItems
  private final var values = ConfiguredProperties() {
    didSet { tree.run?.setStale() }
  }
  private final var velocities = AddedVelocities()

  /// A behaviour that sets no property yet.
  public init(items: [any UIDynamicItem]) {
    configured = BehaviorItems(items)
    super.init()
  }

  /// A behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// Applies the properties to a further item.
  open func addItem(_ item: any UIDynamicItem) {
    if configured.add(item, of: self) { tree.run?.setStale() }
  }

  /// Removes an item. Its properties return to their defaults unless other behaviours set them.
  open func removeItem(_ item: any UIDynamicItem) {
    if configured.remove(item, of: self) { tree.run?.setStale() }
  }

  /// The items with these properties.
  open var items: [any UIDynamicItem] { configured.list }

  // MARK: Properties

  /// The fraction of its velocity that an item keeps in a collision: from 0, the default, to 1. For two items the
  /// greater value applies.
  open var elasticity: CGFloat {
    get { values.elasticity ?? 0 }
    set { values.elasticity = newValue }
  }

  /// The friction between items that slide along each other; 0, the default, for none.
  open var friction: CGFloat {
    get { values.friction ?? 0 }
    set { values.friction = newValue }
  }

  /// The mass of 100 by 100 points; 1 by default.
  open var density: CGFloat {
    get { values.density ?? 1 }
    set { values.density = newValue }
  }

  /// The fraction of its velocity that an item loses per second; 0 by default. Values above 1 stop it sooner.
  open var resistance: CGFloat {
    get { values.resistance ?? 0 }
    set { values.resistance = newValue }
  }

  /// The fraction of its angular velocity that an item loses per second; 0 by default.
  open var angularResistance: CGFloat {
    get { values.angularResistance ?? 0 }
    set { values.angularResistance = newValue }
  }

  /// Whether items can rotate; true by default.
  open var allowsRotation: Bool {
    get { values.allowsRotation ?? true }
    set { values.allowsRotation = newValue }
  }

  /// Whether items are fixed and only act as boundaries for others; false by default.
  open var isAnchored: Bool {
    get { values.isAnchored ?? false }
    set { values.isAnchored = newValue }
  }

  // MARK: Speeds

  /// Adds to an item's velocity, in points/s. Velocities added before the behaviour is active accumulate.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    velocities.add(velocity, 0, item, tree.run)
  }

  /// Adds to an item's angular velocity, in radians/s.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities.add(.zero, velocity, item, tree.run)
  }

  /// An item's velocity in points/s; zero if the behaviour is in no animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { tree.run?.body(of: item)?.velocity ?? .zero }

  /// An item's angular velocity in radians/s; zero if the behaviour is in no animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { tree.run?.body(of: item)?.angularVelocity ?? 0 }

  override func join(_ simulation: Simulation) {
    configured.join(simulation)
    velocities.hand(to: simulation)
  }

  override func leave(_ simulation: Simulation) { configured.leave(simulation) }

  func contribute(to properties: inout [ObjectIdentifier: ItemProperties]) {
    for item in configured.list { values.apply(to: &properties[ObjectIdentifier(item), default: ItemProperties()]) }
  }
}
