/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// The middle.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The top edge, at its leading end.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The bottom edge, at its leading end.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The bottom edge, at its trailing end.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The top edge, at its trailing end.
  case topTrailing = 8
}
