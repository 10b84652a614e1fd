/// An edge at the top or bottom.
///
/// Documentation: `SwiftUI/VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// Edges at the top and bottom.
  ///
  /// Documentation: `SwiftUI/VerticalEdge/Set`.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at which lines begin or end.
///
/// Documentation: `SwiftUI/HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// The edge at which lines begin.
  case leading
  /// The edge at which lines end.
  case trailing

  /// Edges at which lines begin and end.
  ///
  /// Documentation: `SwiftUI/HorizontalEdge/Set`.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Edges from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The edge at which lines begin.
    public static let leading = Set(.leading)
    /// The edge at which lines end.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
