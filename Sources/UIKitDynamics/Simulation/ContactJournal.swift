import CPhysics

/// Decides which shapes collide, and informs the delegates of collision behaviours.
@MainActor final class ContactJournal {
  /// A boundary of a behaviour. Without an identifier it is the bounds of the reference view.
  struct Boundary {
    unowned let behavior: UICollisionBehavior
    let identifier: (any NSCopying)?
  }

  private struct Pair: Hashable {
    let first: Int32
    let second: Int32
  }

  private struct Event {
    let pair: Pair
    let place: CGPoint
    let began: Bool
  }

  private var bodies: [Int32: ItemBody] = [:]
  private var boundaries: [Int32: Boundary] = [:]
  /// The number of parts in which two shapes touch: a line with corners has several.
  private var touches: [Pair: Int] = [:]
  private var events: [Event] = []

  func add(_ body: ItemBody) { bodies[body.number] = body }

  func add(_ boundary: Boundary, _ number: Int32) { boundaries[number] = boundary }

  func remove(_ number: Int32) {
    bodies[number] = nil
    boundaries[number] = nil
    touches = touches.filter { $0.key.first != number && $0.key.second != number }
  }

  func collide(_ first: Int32, _ second: Int32) -> Bool { !behaviors(first, second).isEmpty }

  /// Reads the contacts of a step.
  func collect(from world: OpaquePointer) {
    var count = 0
    guard let contacts = physics_world_contacts(world, &count) else { return }
    for contact in UnsafeBufferPointer(start: contacts, count: count) {
      let pair = Pair(first: min(contact.first, contact.second), second: max(contact.first, contact.second))
      let before = touches[pair, default: 0]
      let now = max(before + (contact.began ? 1 : -1), 0)
      touches[pair] = now == 0 ? nil : now
      guard (before == 0) != (now == 0) else { continue }
      events.append(Event(pair: pair, place: contact.place.points, began: contact.began))
    }
  }

  func tell() {
    let told = events
    events = []
    for event in told {
      for behavior in behaviors(event.pair.first, event.pair.second) { tell(behavior, event) }
    }
  }

  private func tell(_ behavior: UICollisionBehavior, _ event: Event) {
    guard let delegate = behavior.collisionDelegate else { return }
    let (first, second) = (event.pair.first, event.pair.second)
    if let item = bodies[first]?.item, let other = bodies[second]?.item {
      if event.began {
        delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: event.place)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
      }
    } else if let item = (bodies[first] ?? bodies[second])?.item, let boundary = boundaries[first] ?? boundaries[second]
    {
      if event.began {
        delegate.collisionBehavior(
          behavior, beganContactFor: item, withBoundaryIdentifier: boundary.identifier, at: event.place)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
      }
    }
  }

  /// The behaviours that let two shapes collide.
  private func behaviors(_ first: Int32, _ second: Int32) -> [UICollisionBehavior] {
    if let body = bodies[first], let other = bodies[second] {
      return body.colliders.filter { collider in
        collider.collisionMode.contains(.items) && other.colliders.contains { $0 === collider }
      }
    }
    guard let body = bodies[first] ?? bodies[second], let boundary = boundaries[first] ?? boundaries[second] else {
      return []
    }
    return body.colliders.filter { $0 === boundary.behavior && $0.collisionMode.contains(.boundaries) }
  }
}
