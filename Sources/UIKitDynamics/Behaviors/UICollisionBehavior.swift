/// Makes items collide with each other and with boundaries. Items of different collision behaviours pass through each
/// other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  private final var colliding: BehaviorItems
  private final var boundaries = CollisionBoundaries() {
    didSet { tree.run?.setStale() }
  }

  /// The things with which the items of a behaviour collide.
  public struct Mode: OptionSet, Sendable {
    /// A bit mask of the kinds.
    public let rawValue: UInt
    /// The kinds of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The other items of the behaviour.
    public static let items = Mode(rawValue: 1)
    /// The behaviour's boundaries, and the edges of the reference view.
    public static let boundaries = Mode(rawValue: 2)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// A behaviour whose items collide with each other. It has no boundaries yet.
  public init(items: [any UIDynamicItem]) {
    colliding = BehaviorItems(items)
    super.init()
  }

  /// A behaviour without items.
  public override convenience init() { self.init(items: []) }

  // MARK: Items

  /// Makes an item collide; without an effect if it is among the items already.
  open func addItem(_ item: any UIDynamicItem) {
    guard colliding.add(item, of: self) else { return }
    tree.run?.body(of: item)?.add(self)
    tree.run?.setStale()
  }

  /// Removes an item, which then passes through the others.
  open func removeItem(_ item: any UIDynamicItem) {
    let body = tree.run?.body(of: item)
    body?.remove(self)
    body?.reconsiderContacts()
    if colliding.remove(item, of: self) { tree.run?.setStale() }
  }

  /// The items that collide.
  open var items: [any UIDynamicItem] { colliding.list }

  /// The things with which the items collide; everything by default.
  open var collisionMode = Mode.everything {
    didSet {
      for item in colliding.list { tree.run?.body(of: item)?.reconsiderContacts() }
      tree.run?.setStale()
    }
  }

  /// Informed when items begin and end contact; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the bounds of the reference view, or the content of the layout, are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { boundaries.referenceInsets != nil }
    set { boundaries.referenceInsets = newValue ? boundaries.referenceInsets ?? .zero : nil }
  }

  /// Makes the reference view's bounds a boundary, inset by points at each edge.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { boundaries.referenceInsets = insets }

  /// Adds a path as a boundary. It replaces one with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.add(identifier, bezierPath)
  }

  /// Adds a straight line as a boundary. It replaces one with an equal identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    boundaries.add(identifier, .line(from: p1, to: p2))
  }

  /// The path of the boundary with an identifier; nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(identifier) }

  /// The identifiers of the boundaries, in the order in which they were added; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers }

  /// Removes the boundary with an identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries.remove(identifier) }

  /// Removes all boundaries that were added. The bounds of the reference view remain a boundary.
  open func removeAllBoundaries() { boundaries.removeAll() }

  // MARK: In force

  override func join(_ simulation: Simulation) {
    boundaries.forget()
    colliding.join(simulation)
    for body in colliding.bodies { body.add(self) }
  }

  override func leave(_ simulation: Simulation) {
    for body in colliding.bodies {
      body.remove(self)
      body.reconsiderContacts()
    }
    boundaries.withdraw(simulation)
    colliding.leave(simulation)
  }

  override func refresh(_ simulation: Simulation, _ referenceBounds: CGRect?) {
    guard boundaries.needsPlacing(referenceBounds) else { return }
    boundaries.place(for: self, simulation, referenceBounds)
    for body in colliding.bodies { body.reconsiderContacts() }
  }
}

extension UIBezierPath {
  fileprivate static func line(from start: CGPoint, to end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}
