/// The properties that a behaviour sets. A property that is nil stays as it is.
struct ConfiguredProperties {
  var density: CGFloat?
  var elasticity: CGFloat?
  var friction: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var allowsRotation: Bool?
  var isAnchored: Bool?

  func apply(to properties: inout ItemProperties) {
    properties.density = density ?? properties.density
    properties.elasticity = elasticity ?? properties.elasticity
    properties.friction = friction ?? properties.friction
    properties.resistance = resistance ?? properties.resistance
    properties.angularResistance = angularResistance ?? properties.angularResistance
    properties.allowsRotation = allowsRotation ?? properties.allowsRotation
    properties.isAnchored = isAnchored ?? properties.isAnchored
  }
}

/// Velocities that were added to items before their behaviour became active.
@MainActor struct AddedVelocities {
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  mutating func add(_ linear: CGPoint, _ angular: CGFloat, _ item: any UIDynamicItem, _ run: AnimatorRun?) {
    guard let run else {
      waiting.append((item, linear, angular))
      return
    }
    // Applied first: properties that change later would reset the velocity.
    run.refresh()
    run.body(of: item)?.accelerate(linear, angular)
    run.wake()
  }

  mutating func hand(to simulation: Simulation) {
    for (item, linear, angular) in waiting { simulation.body(of: item)?.accelerate(linear, angular) }
    waiting = []
  }
}
