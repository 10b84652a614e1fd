/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// Every corner, those of shapes to come included.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}
