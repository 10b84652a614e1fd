/// A size in points, relative to the direction of scrolling: `along` and `across` it.
package struct FlowSize: Hashable, Sendable {
  package var along: Double
  package var across: Double

  package init(along: Double, across: Double) {
    self.along = along
    self.across = across
  }
}

/// A rectangle relative to the direction of scrolling.
package struct FlowRect: Equatable, Sendable {
  package var along: Extent
  package var across: Extent

  package init(along: Extent, across: Extent) {
    self.along = along
    self.across = across
  }

  /// Whether a point is inside, the beginning included and the end excluded.
  package func contains(along position: Double, across side: Double) -> Bool {
    position >= along.start && position < along.end && side >= across.start && side < across.end
  }
}

/// An element that a flow layout positions.
package enum FlowElement: Hashable, Sendable {
  case header(section: Int)
  case item(RowPath)
  case footer(section: Int)
}
