/// Edges of a rectangle by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits: 1 top, 2 leading, 4 bottom, 8 trailing.
  public let rawValue: UInt

  /// The edges of a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  /// The edge where reading begins: the left one for English, the right one for Arabic.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
  /// The lower edge.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
  /// The edge where reading ends: the right one for English, the left one for Arabic.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
  /// The four edges.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
