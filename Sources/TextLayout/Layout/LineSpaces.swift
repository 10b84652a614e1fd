/// The part of a line that text may take.
package struct LineSpace: Hashable, Sendable {
  /// From the left edge of the text to the line's left and right end, in points.
  package var room: ClosedRange<Double>
  /// From the top of the text, in points. It may be lower than the line was proposed.
  package var top: Double

  package init(room: ClosedRange<Double>, top: Double) {
    self.room = room
    self.top = top
  }

  var width: Double { room.upperBound - room.lowerBound }
}

/// A line for which room is wanted.
package struct ProposedLine: Hashable, Sendable {
  /// Its horizontal extent, in points.
  package var extent: ClosedRange<Double>
  /// From the top of the text, in points.
  package var top: Double
  package var height: Double
  /// The UTF-16 offset of its first unit.
  package var offset: Int
  package var isRightToLeft: Bool
}

/// A region that is no plain rectangle, whose lines have room of different widths, or several rooms beside one another.
package protocol LineSpaces {
  /// The rooms of a line, all at one height, in the order in which they are filled; none where the region ends.
  func spaces(for line: ProposedLine) -> [LineSpace]
}
