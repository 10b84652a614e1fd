/// A size in the terms of a flow layout, in points: `along` the direction of scrolling, and `across` it.
package struct FlowSize: Hashable, Sendable {
  package var along: Double
  package var across: Double

  package init(along: Double, across: Double) {
    self.along = along
    self.across = across
  }
}

/// A place in the terms of a flow layout.
package struct FlowRect: Equatable, Sendable {
  package var along: Extent
  package var across: Extent

  package init(along: Extent, across: Extent) {
    self.along = along
    self.across = across
  }

  /// Whether a point is in it; its beginning is, its end is not.
  package func contains(along position: Double, across side: Double) -> Bool {
    position >= along.start && position < along.end && side >= across.start && side < across.end
  }
}

/// Something that a flow layout places.
package enum FlowElement: Hashable, Sendable {
  case header(section: Int)
  case item(RowPath)
  case footer(section: Int)
}
