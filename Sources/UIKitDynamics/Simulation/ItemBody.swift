import CPhysics

/// An item as a rigid body: its shape, and the position that the simulation last read or wrote.
@MainActor final class ItemBody {
  let item: any UIDynamicItem
  /// The number of the shape in the physics world.
  let number: Int32
  let body: OpaquePointer
  /// The number of behaviours that use the item.
  var useCount = 0
  /// The collision behaviours of the item.
  private(set) var colliders: [UICollisionBehavior] = []

  private let coordinates: ItemCoordinates
  private var properties = ItemProperties()
  private var shape: ItemShape?
  /// The item's transform without its rotation, which the body keeps.
  private var scale = CGAffineTransform.identity
  private var writtenCenter = CGPoint.zero
  private var writtenAngle: CGFloat = 0

  init(_ item: any UIDynamicItem, number: Int32, in world: OpaquePointer, _ coordinates: ItemCoordinates) {
    self.item = item
    self.number = number
    self.coordinates = coordinates
    body = physics_body_create(world, .zero, 0)
    read()
    apply(ItemProperties())
  }

  // MARK: Place

  /// Reads the item's position, rotation and shape. Its velocity does not change.
  func read() {
    let transform = item.transform
    let angle = atan2(transform.b, transform.a)
    scale = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    writtenCenter = item.center
    writtenAngle = angle
    physics_body_place(body, PhysicsVector(points: coordinates.center(of: item)), Double(angle))
    makeShape()
  }

  /// Moves and rotates the item to its body's position.
  func write() {
    let center = coordinates.itemCenter(physics_body_center(body).points, item)
    if center != writtenCenter {
      writtenCenter = center
      item.center = center
    }
    guard properties.allowsRotation else { return }
    let angle = CGFloat(physics_body_angle(body))
    if angle != writtenAngle {
      writtenAngle = angle
      item.transform = scale.concatenating(CGAffineTransform(rotationAngle: angle))
    }
  }

  /// Stops a body that contradictory attachments have thrown out of the world, and puts it back at the item's position.
  func recover() {
    let place = physics_body_center(body)
    guard !(abs(place.x) + abs(place.y) < Self.edgeOfWorld && abs(physics_body_angle(body)) < Self.edgeOfWorld) else {
      return
    }
    physics_body_place(body, PhysicsVector(points: coordinates.center(of: item)), Double(writtenAngle))
    setVelocity(.zero, 0)
  }

  /// The coordinate, in metres, beyond which single precision is not exact to a point. Angles beyond it, in radians,
  /// are meaningless too.
  private static let edgeOfWorld = 1e6

  /// The centre in the animator's coordinates, in points.
  var center: CGPoint { physics_body_center(body).points }
  var angle: CGFloat { CGFloat(physics_body_angle(body)) }
  /// Points per second.
  var velocity: CGPoint { physics_body_velocity(body).points }
  /// Radians per second.
  var angularVelocity: CGFloat { CGFloat(physics_body_angular_velocity(body)) }
  var mass: CGFloat { CGFloat(physics_body_mass(body)) }

  func setVelocity(_ velocity: CGPoint, _ angularVelocity: CGFloat) {
    physics_body_set_velocity(body, PhysicsVector(points: velocity), Double(angularVelocity))
  }

  func accelerate(_ velocity: CGPoint, _ angularVelocity: CGFloat) {
    let (old, spin) = (self.velocity, self.angularVelocity)
    setVelocity(CGPoint(x: old.x + velocity.x, y: old.y + velocity.y), spin + angularVelocity)
  }

  /// Stops the body at a position.
  func rest(at center: CGPoint, angle: CGFloat) {
    physics_body_place(body, PhysicsVector(points: center), Double(angle))
    setVelocity(.zero, 0)
  }

  // MARK: Properties

  func apply(_ properties: ItemProperties) {
    let isNew = shape == nil
    let old = self.properties
    guard isNew || properties != old else { return }
    self.properties = properties
    if isNew || properties.material != old.material {
      shape = nil
      makeShape()
    }
    physics_body_set_motion(
      body, Double(properties.resistance), Double(properties.angularResistance), properties.allowsRotation,
      properties.isAnchored)
    physics_body_wake(body)
  }

  private func makeShape() {
    let shape = ItemShape(item)
    guard shape != self.shape else { return }
    self.shape = shape
    shape.add(to: body, number, properties.material)
  }

  // MARK: Collisions

  func add(_ collider: UICollisionBehavior) { colliders.append(collider) }

  func remove(_ collider: UICollisionBehavior) { colliders.removeAll { $0 === collider } }

  /// Checks again which contacts exist.
  func reconsiderContacts() {
    physics_body_reconsider_contacts(body)
    physics_body_wake(body)
  }
}
