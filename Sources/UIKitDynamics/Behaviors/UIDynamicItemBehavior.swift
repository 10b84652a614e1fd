/// Sets the physical properties of items, and their speeds. Of several behaviours for an item, the last that sets a property counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private final var configured: BehaviorItems
  private final var values = ConfiguredProperties() {
    didSet { tree.run?.setStale() }
  }
  private final var velocities = AddedVelocities()

  /// A behaviour that changes no property yet.
  public init(items: [any UIDynamicItem]) {
    configured = BehaviorItems(items)
    super.init()
  }

  /// A behaviour without items.
  public override convenience init() { self.init(items: []) }

  /// Takes in a further item.
  open func addItem(_ item: any UIDynamicItem) {
    if configured.add(item, of: self) { tree.run?.setStale() }
  }

  /// Removes an item; its properties are the defaults again where no other behaviour sets them.
  open func removeItem(_ item: any UIDynamicItem) {
    if configured.remove(item, of: self) { tree.run?.setStale() }
  }

  /// The items with these properties.
  open var items: [any UIDynamicItem] { configured.list }

  // MARK: Properties

  /// How much of its speed an item keeps in a collision: from 0, the default, to 1. Of two items the greater counts.
  open var elasticity: CGFloat {
    get { values.elasticity ?? 0 }
    set { values.elasticity = newValue }
  }

  /// How much items that slide along each other are slowed; 0, the default, is not at all.
  open var friction: CGFloat {
    get { values.friction ?? 0 }
    set { values.friction = newValue }
  }

  /// The mass of 100 by 100 points; 1 by default.
  open var density: CGFloat {
    get { values.density ?? 1 }
    set { values.density = newValue }
  }

  /// The share of its speed that an item loses in a second; 0 by default, and more than 1 stops it sooner.
  open var resistance: CGFloat {
    get { values.resistance ?? 0 }
    set { values.resistance = newValue }
  }

  /// The share of its spin that an item loses in a second; 0 by default.
  open var angularResistance: CGFloat {
    get { values.angularResistance ?? 0 }
    set { values.angularResistance = newValue }
  }

  /// Whether items turn; true by default.
  open var allowsRotation: Bool {
    get { values.allowsRotation ?? true }
    set { values.allowsRotation = newValue }
  }

  /// Whether items stay where they are, as boundaries for others; false by default.
  open var isAnchored: Bool {
    get { values.isAnchored ?? false }
    set { values.isAnchored = newValue }
  }

  // MARK: Speeds

  /// Makes an item faster, in points a second. Before the behaviour is in force the speeds add up.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    velocities.add(velocity, 0, item, tree.run)
  }

  /// Makes an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities.add(.zero, velocity, item, tree.run)
  }

  /// An item's speed in points a second; zero where it is in no animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { tree.run?.body(of: item)?.velocity ?? .zero }

  /// An item's spin in radians a second; zero where it is in no animator.
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
