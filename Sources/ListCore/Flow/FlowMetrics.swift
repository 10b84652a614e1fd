/// The settings that lay out a section of a flow layout, in points.
package struct FlowMetrics: Hashable, Sendable {
  /// The lengths of header and footer in the direction of scrolling; 0 for none.
  package var header = 0.0
  package var footer = 0.0
  /// The inset before the first line; `insetBehind` is the one after the last line.
  package var insetBefore = 0.0
  package var insetBehind = 0.0
  /// The insets at both ends of the lines, across the direction of scrolling.
  package var insetAtStart = 0.0
  package var insetAtEnd = 0.0
  /// The distance between lines.
  package var lineSpacing = 10.0
  /// The minimum spacing between the items of a line.
  package var itemSpacing = 10.0
  /// The breadth of the content: a line's length together with the insets at its ends.
  package var breadth = 0.0
  /// Pixels per point: items begin on whole pixels.
  package var scale = 1.0
  /// Whether sizes are estimates until items are measured; a line of one item is then centred.
  package var isEstimated = false

  package init() {}

  /// The length of a line.
  package var room: Double { max(breadth - insetAtStart - insetAtEnd, 0) }

  func onPixel(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
