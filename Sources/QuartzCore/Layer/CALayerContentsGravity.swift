/// How a layer's contents are placed and scaled in its bounds.
///
/// `top` and `bottom` are named for a vertical axis that points up: with the origin in the upper left corner,
/// `.bottom` puts the contents at the upper edge, as UIKit's content modes do.
public struct CALayerContentsGravity: Hashable, Equatable, RawRepresentable, Sendable {
  /// The gravity's name.
  public let rawValue: String

  /// A gravity with any name; an unknown one is `resize`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not scaled, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Not scaled, centred at the edge with the greatest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Not scaled, centred at the edge with the smallest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Not scaled, centred at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Not scaled, centred at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Not scaled, at the left end of the edge with the greatest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Not scaled, at the right end of the edge with the greatest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Not scaled, at the left end of the edge with the smallest y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Not scaled, at the right end of the edge with the smallest y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds, each direction alone: the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled in proportion to the largest size that fits into the bounds, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled in proportion to the smallest size that covers the bounds, in the middle.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
