/// Where a tab leads to, and how the text behind it stands there.
package struct TabStop: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, right, center
    /// The decimal separator stands at the place.
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
