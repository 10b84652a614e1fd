/// Edges of a rectangle by the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
