import CoreGraphics
import Foundation

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed against the one before.
///
/// The copies are only drawn: hit testing and coordinate conversions use the sublayers' own positions.
open class CAReplicatorLayer: CALayer {
  private var replication: ReplicatorValues { values as! ReplicatorValues }
  /// How many seconds the copy that is being drawn or measured is behind the sublayers.
  final var delayOfCopy: CFTimeInterval = 0

  /// A layer that shows its sublayers once.
  public override init() {
    super.init(values: ReplicatorValues())
    flags.insert(.replicates)
  }

  /// Copies the values that another replicator layer shows, without its sublayers.
  public override init(layer: Any) {
    let source = layer as? CAReplicatorLayer
    super.init(values: source?.shown.copy() ?? ReplicatorValues())
    flags.insert(.replicates)
    adopt(source)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(values: ReplicatorValues())
    flags.insert(.replicates)
  }

  /// The number of times that the sublayers are shown, including the sublayers themselves; 1 by default, 0 shows
  /// nothing. Later copies are in front.
  open var instanceCount: Int {
    get { replication.count }
    set {
      change(.instanceCount, from: replication.count, to: max(newValue, 0)) { ($0 as! ReplicatorValues).count = $1 }
    }
  }
  /// Whether copies and sublayers are drawn by their depth, without regard to the order of copies. False by default.
  open var preservesDepth: Bool {
    get { replication.preservesDepth }
    set {
      change(.preservesDepth, from: replication.preservesDepth, to: newValue) {
        ($0 as! ReplicatorValues).preservesDepth = $1
      }
    }
  }
  /// The seconds by which the animations of a copy's sublayers run behind those of the copy before; 0 by default.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { change(.instanceDelay, from: replication.delay, to: newValue) { ($0 as! ReplicatorValues).delay = $1 } }
  }
  /// The transform from one copy to the next, about the middle of the bounds.
  open var instanceTransform: CATransform3D {
    get { replication.step }
    set {
      guard !CATransform3DEqualToTransform(replication.step, newValue) else { return }
      let action = pendingAction(.instanceTransform)
      replication.step = newValue
      finishChange(.instanceTransform, action)
    }
  }
  /// The colour by which the sublayers' colours are multiplied; white by default, which leaves them as they are. Nil is
  /// white.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { change(.instanceColor, from: replication.color, to: newValue) { ($0 as! ReplicatorValues).color = $1 } }
  }
  /// The amount that each copy adds to the red of `instanceColor`; 0 by default.
  open var instanceRedOffset: Float {
    get { replication.offsets.x }
    set {
      change(.instanceRedOffset, from: instanceRedOffset, to: newValue) { ($0 as! ReplicatorValues).offsets.x = $1 }
    }
  }
  /// The amount that each copy adds to the green of `instanceColor`; 0 by default.
  open var instanceGreenOffset: Float {
    get { replication.offsets.y }
    set {
      change(.instanceGreenOffset, from: instanceGreenOffset, to: newValue) {
        ($0 as! ReplicatorValues).offsets.y = $1
      }
    }
  }
  /// The amount that each copy adds to the blue of `instanceColor`; 0 by default.
  open var instanceBlueOffset: Float {
    get { replication.offsets.z }
    set {
      change(.instanceBlueOffset, from: instanceBlueOffset, to: newValue) { ($0 as! ReplicatorValues).offsets.z = $1 }
    }
  }
  /// The amount that each copy adds to the alpha of `instanceColor`; 0 by default.
  open var instanceAlphaOffset: Float {
    get { replication.offsets.w }
    set {
      change(.instanceAlphaOffset, from: instanceAlphaOffset, to: newValue) {
        ($0 as! ReplicatorValues).offsets.w = $1
      }
    }
  }
}
