/// Moves an item to a point as if by a spring, and rotates it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private final var snapped: BehaviorItems

  /// Moves an item's centre to a point in the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapped = BehaviorItems([item])
    snapPoint = point
    super.init()
  }

  /// The target of the item's centre, in the animator's coordinates.
  open var snapPoint: CGPoint {
    didSet { tree.run?.setStale() }
  }

  /// The damping at the target: from 0, the most oscillation, to 1, none. The default is 0.5.
  open var damping: CGFloat = 0.5

  override func join(_ simulation: Simulation) { snapped.join(simulation) }
  override func leave(_ simulation: Simulation) { snapped.leave(simulation) }

  override func applyForces(_ simulation: Simulation, _ seconds: TimeInterval) {
    for body in snapped.bodies { pull(body, CGFloat(seconds)) }
  }

  private func pull(_ body: ItemBody, _ seconds: CGFloat) {
    let spring = SnapSpring(damping: damping)
    let away = CGPoint(x: body.center.x - snapPoint.x, y: body.center.y - snapPoint.y)
    let turn = SnapSpring.nearestTurn(body.angle)
    let (velocity, spin) = (body.velocity, body.angularVelocity)
    guard !SnapSpring.isAtRest(hypot(away.x, away.y), hypot(velocity.x, velocity.y), turn, spin) else {
      if SnapSpring.isOff(away, turn) { body.rest(at: snapPoint, angle: body.angle - turn) }
      return
    }
    body.setVelocity(
      CGPoint(
        x: spring.velocity(velocity.x, away: away.x, seconds), y: spring.velocity(velocity.y, away: away.y, seconds)),
      spring.velocity(spin, away: turn, seconds))
  }
}
