/// The corners of a layer that its corner radius rounds. "Min" and "Max" are of the coordinates.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

  static var all: CACornerMask { CACornerMask(rawValue: 15) }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature grows from nothing: they begin earlier on the edges than quarter circles do.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
