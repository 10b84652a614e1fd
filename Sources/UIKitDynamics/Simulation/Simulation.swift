import CPhysics

/// The rigid bodies of an animator's items, and the world in which they move.
@MainActor final class Simulation {
  /// The longest step, in seconds. Frames are divided so that fast items do not pass through thin ones.
  private static let longestStep = 1.0 / 120

  let world: OpaquePointer
  private let coordinates: ItemCoordinates
  private let contacts = ContactJournal()
  private var bodies: [ObjectIdentifier: ItemBody] = [:]
  /// The items in the order of their addition.
  private var order: [ItemBody] = []
  private var lastNumber: Int32 = 0

  init(_ coordinates: ItemCoordinates) {
    self.coordinates = coordinates
    world = physics_world_create(
      { context, first, second in
        let journal = Unmanaged<ContactJournal>.fromOpaque(context!).takeUnretainedValue()
        return MainActor.assumeIsolated { journal.collide(first, second) }
      }, Unmanaged.passUnretained(contacts).toOpaque())
  }

  isolated deinit { physics_world_destroy(world) }

  // MARK: Items

  var items: [any UIDynamicItem] { order.map(\.item) }

  func body(of item: any UIDynamicItem) -> ItemBody? { bodies[ObjectIdentifier(item)] }

  /// Adds an item, or counts another behaviour that uses it.
  func hold(_ item: any UIDynamicItem) -> ItemBody {
    let body = bodies[ObjectIdentifier(item)] ?? makeBody(item)
    body.useCount += 1
    return body
  }

  /// Removes an item if no other behaviour uses it.
  func release(_ item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.useCount -= 1
    guard body.useCount == 0 else { return }
    bodies[ObjectIdentifier(item)] = nil
    order.removeAll { $0 === body }
    contacts.remove(body.number)
    physics_body_destroy(world, body.body)
  }

  private func makeBody(_ item: any UIDynamicItem) -> ItemBody {
    let body = ItemBody(item, number: makeNumber(), in: world, coordinates)
    bodies[ObjectIdentifier(item)] = body
    order.append(body)
    contacts.add(body)
    return body
  }

  // MARK: Boundaries

  /// A fixed body for a path that collides with a behaviour's items.
  func makeBoundary(_ boundary: ContactJournal.Boundary, _ path: CGPath) -> DynamicsBoundary {
    let body = physics_body_create(world, .zero, 0)!
    physics_body_set_motion(body, 0, 0, false, true)
    let number = makeNumber()
    for line in path.lines {
      physics_body_add_line(
        body, number, line.points.map(PhysicsVector.init(points:)), line.points.count, line.isClosed)
    }
    contacts.add(boundary, number)
    return DynamicsBoundary(body: body, number: number)
  }

  func remove(_ boundary: DynamicsBoundary) {
    contacts.remove(boundary.number)
    physics_body_destroy(world, boundary.body)
  }

  private func makeNumber() -> Int32 {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Time

  var isAtRest: Bool { physics_world_is_at_rest(world) }

  /// Advances the world, applying the behaviours' forces in each step.
  func advance(by seconds: TimeInterval, _ applyForces: (TimeInterval) -> Void) {
    let steps = max((seconds / Self.longestStep).rounded(.up), 1)
    for _ in 0..<Int(steps) {
      applyForces(seconds / steps)
      physics_world_step(world, seconds / steps)
      contacts.collect(from: world)
      for body in order { body.recover() }
    }
    for body in order { body.write() }
  }

  /// Informs the delegates of contacts that began or ended since the last call.
  func tellContacts() { contacts.tell() }
}

/// A fixed line in the physics world.
struct DynamicsBoundary {
  let body: OpaquePointer
  let number: Int32
}
