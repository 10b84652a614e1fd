import CPhysics

/// The physical properties of an item. The defaults are those that no dynamic item behaviour sets.
///
/// An item that falls on an edge bounces a little, and comes to rest [C]: the properties of Apple's are not 0 then, as those
/// of a new `UIDynamicItemBehavior` are [D]. These are the documented ones of bodies in SpriteKit [?].
struct ItemProperties: Equatable {
  var density: CGFloat = 1
  var elasticity: CGFloat = 0.2
  var friction: CGFloat = 0.2
  var resistance: CGFloat = 0.1
  var angularResistance: CGFloat = 0.1
  var allowsRotation = true
  var isAnchored = false

  var material: Material { Material(density: density, friction: friction, elasticity: elasticity) }

  /// The properties that belong to the shape.
  struct Material: Equatable {
    var density: CGFloat
    var friction: CGFloat
    var elasticity: CGFloat

    /// A body without mass would not move at all.
    var physics: PhysicsMaterial {
      PhysicsMaterial(
        density: Double(max(density, 1e-4)), friction: Double(friction), elasticity: Double(elasticity))
    }
  }
}
