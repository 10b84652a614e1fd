/// What a section of a flow layout is laid out by, in points.
package struct FlowMetrics: Hashable, Sendable {
  /// The lengths of header and footer in the direction of scrolling; 0 for none.
  package var header = 0.0
  package var footer = 0.0
  /// The room before the first line and behind the last one.
  package var insetBefore = 0.0
  package var insetBehind = 0.0
  /// The room on both sides of the lines, across the direction of scrolling.
  package var insetAtStart = 0.0
  package var insetAtEnd = 0.0
  /// The room between lines.
  package var lineSpacing = 10.0
  /// The least room between the items of a line.
  package var itemSpacing = 10.0
  /// How long a line can be together with the insets at its sides.
  package var breadth = 0.0
  /// Pixels a point: items begin on whole pixels.
  package var scale = 1.0
  /// Sizes are guesses until items were measured: a line of one item stands in the middle then.
  package var isEstimated = false

  package init() {}

  /// The length of a line.
  package var room: Double { max(breadth - insetAtStart - insetAtEnd, 0) }

  func onPixel(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
