/// The corners of a layer that its corner radius rounds, named by their coordinates: `MinXMinY` is the upper left
/// corner in UIKit's coordinates.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners, with Apple's values.
  public let rawValue: UInt

  /// Corners of these bits; unknown bits are kept and have no effect.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner in UIKit's coordinates.
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  /// The upper right corner in UIKit's coordinates.
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  /// The lower left corner in UIKit's coordinates.
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  /// The lower right corner in UIKit's coordinates.
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  static var all: CACornerMask { CACornerMask(rawValue: 15) }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, Equatable, RawRepresentable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A curve of any name; only `continuous` differs from quarter circles.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature grows from zero: they begin farther along the edges than quarter circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
