/// A tab stop: its position, and the alignment of the text after the tab.
package struct TabStop: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, right, center
    /// The decimal separator is at the position.
    case decimal(separator: UInt32)
  }

  package var alignment: Alignment
  /// The distance from the leading edge, in points.
  package var location: Double

  package init(alignment: Alignment, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
