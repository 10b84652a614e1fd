/// The part of a line that text may take.
package struct LineSpace: Hashable, Sendable {
  /// The left and right end of the line, in points from the left edge of the text.
  package var room: ClosedRange<Double>
  /// The distance from the top of the text, in points. It may be lower than the proposed one.
  package var top: Double

  package init(room: ClosedRange<Double>, top: Double) {
    self.room = room
    self.top = top
  }

  var width: Double { room.upperBound - room.lowerBound }
}

/// A line for which space is wanted.
package struct ProposedLine: Hashable, Sendable {
  /// Its horizontal extent, in points.
  package var extent: ClosedRange<Double>
  /// The distance from the top of the text, in points.
  package var top: Double
  package var height: Double
  /// The UTF-16 offset of its first unit.
  package var offset: Int
  package var isRightToLeft: Bool
}

/// A region that is not a plain rectangle: its lines have different widths, or several spaces side by side.
package protocol LineSpaces {
  /// The rooms of a line, all at one height, in the order in which they are filled; none where the region ends.
  func spaces(for line: ProposedLine) -> [LineSpace]
}
