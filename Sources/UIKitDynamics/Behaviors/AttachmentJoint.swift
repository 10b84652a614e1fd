import CPhysics

/// An attachment as a joint of the physics world.
@MainActor struct AttachmentJoint {
  let attachment: Attachment
  private let joint: OpaquePointer?

  /// - Parameter bodies: The bodies of the attached items.
  init(_ attachment: Attachment, _ bodies: [ItemBody], _ simulation: Simulation) {
    self.attachment = attachment
    joint = bodies.first.flatMap { Self.make(attachment, $0, bodies.dropFirst().first, simulation.world) }
  }

  func destroy(_ simulation: Simulation) {
    if let joint { physics_joint_destroy(simulation.world, joint) }
  }

  private static func make(_ attachment: Attachment, _ first: ItemBody, _ second: ItemBody?, _ world: OpaquePointer)
    -> OpaquePointer?
  {
    let anchor = PhysicsVector(points: attachment.anchor)
    let (frequency, damping) = (Double(attachment.frequency), Double(attachment.damping))
    let range = attachment.range
    switch attachment.kind {
    case .rod:
      return physics_joint_distance(
        world, end(attachment, first, second, 0), end(attachment, first, second, 1), meters(attachment.length),
        frequency, damping)
    case .rope:
      return physics_joint_limit(
        world, end(attachment, first, second, 0), end(attachment, first, second, 1), meters(attachment.length))
    case .pin:
      return physics_joint_pin(
        world, first.body, second?.body, anchor, Double(attachment.frictionTorque * DynamicsUnits.torque),
        !range.isInfinite,
        Double(range.minimum), Double(range.maximum))
    case .rail(let axis):
      return physics_joint_slide(
        world, first.body, second?.body, anchor, PhysicsVector(x: Double(axis.dx), y: Double(axis.dy)),
        !range.isInfinite, meters(range.minimum), meters(range.maximum))
    case .fixed:
      return physics_joint_fixed(world, first.body, second?.body, anchor, frequency, damping)
    }
  }

  /// The attachment point on the first or second item, or the anchor.
  private static func end(_ attachment: Attachment, _ first: ItemBody, _ second: ItemBody?, _ index: Int) -> PhysicsEnd
  {
    guard let body = index == 0 ? first : second else {
      return PhysicsEnd(body: nil, place: PhysicsVector(points: attachment.anchor))
    }
    return PhysicsEnd(body: body.body, place: PhysicsVector(points: attachment.offsets[index]))
  }

  private static func meters(_ points: CGFloat) -> Double { Double(points / DynamicsUnits.pointsPerMeter) }
}
