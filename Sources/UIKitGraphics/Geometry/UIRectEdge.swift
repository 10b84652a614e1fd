/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits: 1 top, 2 left, 4 bottom, 8 right.
  public let rawValue: UInt

  /// The edges of a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The left edge, in any layout direction.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  /// The lower edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  /// The right edge, in any layout direction.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  /// The four edges.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits: 1 and 2 at the top, 4 and 8 at the bottom, the left one first.
  public let rawValue: UInt

  /// The corners of a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// The upper right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// The lower left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// The lower right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// Every corner: all bits are set.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}
