/// The lines with which a behaviour's items collide.
@MainActor struct CollisionBoundaries {
  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
  }

  /// Nil if the reference view's bounds are no boundary.
  var referenceInsets: UIEdgeInsets? {
    didSet { isStale = true }
  }
  private var boundaries: [Boundary] = [] {
    didSet { isStale = true }
  }
  private let placed = PlacedBoundaries()
  private var isStale: Bool {
    get { placed.isStale }
    nonmutating set { placed.isStale = newValue }
  }

  mutating func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
    boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
    boundaries.append(Boundary(identifier: identifier, path: path.copy() as! UIBezierPath))
  }

  mutating func remove(_ identifier: any NSCopying) {
    boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
  }

  mutating func removeAll() { boundaries = [] }

  func path(_ identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
  }

  var identifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: In force

  func needsPlacing(_ referenceBounds: CGRect?) -> Bool {
    isStale || referenceInsets != nil && placed.referenceBounds != referenceBounds
  }

  func place(for behavior: UICollisionBehavior, _ simulation: Simulation, _ referenceBounds: CGRect?) {
    withdraw(simulation)
    placed.isStale = false
    placed.referenceBounds = referenceBounds
    for boundary in boundaries {
      placed.list.append(
        simulation.makeBoundary(.init(behavior: behavior, identifier: boundary.identifier), boundary.path.cgPath))
    }
    if let referenceInsets, let referenceBounds {
      let edge = CGPath(rect: referenceBounds.inset(by: referenceInsets), transform: nil)
      placed.list.append(simulation.makeBoundary(.init(behavior: behavior, identifier: nil), edge))
    }
  }

  func withdraw(_ simulation: Simulation) {
    for boundary in placed.list { simulation.remove(boundary) }
    forget()
  }

  /// Forgets the lines without removing them, because their physics world may have been freed with its animator.
  func forget() {
    placed.list = []
    placed.isStale = true
  }

  private static func areEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return (first as AnyObject) === (second as AnyObject)
  }
}

/// The lines that were added to the physics world.
@MainActor private final class PlacedBoundaries {
  var list: [DynamicsBoundary] = []
  var referenceBounds: CGRect?
  var isStale = true
}
