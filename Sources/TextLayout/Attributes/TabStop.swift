/// The position that a tab leads to, and the alignment of the text behind it.
package struct TabStop: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, right, center
    /// The decimal separator is at the position.
    case decimal(separator: UInt32)
  }

  package var alignment: Alignment
  /// From the leading edge, in points.
  package var location: Double

  package init(alignment: Alignment, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
