import CoreGraphics
import Foundation

/// A layer that does not flatten its sublayers into its plane: they keep their depth and are drawn in its order.
///
/// [D] Only the sublayers are visible, each faded by this layer's opacity. Background, border, contents, mask and
/// clipping of the layer itself have no effect.
open class CATransformLayer: CALayer {
  /// A transform layer without sublayers.
  public override init() {
    super.init()
    flags.insert(.keepsDepth)
  }

  /// Copies the values that another layer shows, without its sublayers.
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
