import CPhysics

/// The physical properties of an item. The defaults apply if no dynamic item behaviour sets them.
///
/// An item that falls on an edge bounces a little, and comes to rest [C]: Apple's defaults are not 0, unlike those of a
/// new `UIDynamicItemBehavior` [D]. These are the documented defaults of bodies in SpriteKit [?].
struct ItemProperties: Equatable {
  var density: CGFloat = 1
  var elasticity: CGFloat = 0.2
  var friction: CGFloat = 0.2
  var resistance: CGFloat = 0.1
  var angularResistance: CGFloat = 0.1
  var allowsRotation = true
  var isAnchored = false

  var material: Material { Material(density: density, friction: friction, elasticity: elasticity) }

  /// The properties that apply to the shape.
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
