/// An item along one axis of a list that is to be scrolled to it.
package struct ItemAxis: Equatable, Sendable {
  /// The position of the item in the visible area.
  package enum Place: Equatable, Sendable {
    case start
    case middle
    case end
    /// Wherever it comes into sight first.
    case nearest
  }

  /// The item's edges in the content, in points.
  package var lower: Double
  package var upper: Double
  /// The list's present offset.
  package var offset: Double
  /// The list's length along the axis.
  package var length: Double
  /// The parts that are covered at its start and end.
  package var leading: Double
  package var trailing: Double

  package init(lower: Double, upper: Double, offset: Double, length: Double, leading: Double, trailing: Double) {
    self.lower = lower
    self.upper = upper
    self.offset = offset
    self.length = length
    self.leading = leading
    self.trailing = trailing
  }

  /// The offset at which the item is at a position, even if it is beyond the scroll range. For an item that does not
  /// fit, its start is visible.
  package func offset(at place: Place) -> Double {
    let visible = length - leading - trailing
    switch place {
    case .start: return lower - leading
    case .middle: return (lower + upper) / 2 - leading - visible / 2
    case .end: return upper + trailing - length
    case .nearest:
      if lower < offset + leading || upper - lower > visible { return lower - leading }
      return upper > offset + length - trailing ? upper + trailing - length : offset
    }
  }
}
