import CoreGraphics
import Foundation

/// A layer whose sublayers keep their places in space: they are not flattened into its plane.
///
/// [D] Only its sublayers are seen, each faded by its opacity; what else a layer draws, its mask and its clipping it has not.
/// Its sublayers are seen in the order of their depth.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.keepsDepth)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.keepsDepth)
  }

  /// An empty layer: archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.keepsDepth)
  }
}
