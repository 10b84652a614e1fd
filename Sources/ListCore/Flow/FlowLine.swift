/// One line of items, in a section whose items have several sizes.
struct FlowLine: Equatable, Sendable {
  /// The number of the line's first item in its section.
  var first: Int32
  /// The start of the line, in points from the start of the section's first line.
  var start: Double
  /// The length of its longest item in the direction of scrolling.
  var thickness: Double
}

/// The positions of items of equal breadth, which form columns, also in incomplete lines.
struct FlowColumns: Equatable, Sendable {
  let count: Int
  /// The breadth of each item.
  let breadth: Double
  /// The distance from the start of a line to its first item.
  let lead: Double
  /// The distance between the beginnings of two items.
  let stride: Double

  /// [M] The free space is shared between the items; a single item is centred.
  init(breadth: Double, _ metrics: FlowMetrics) {
    self.breadth = breadth
    let room = metrics.room
    let fitting = breadth + metrics.itemSpacing > 0 ? (room + metrics.itemSpacing) / (breadth + metrics.itemSpacing) : 1
    // Sizes that an app calculates by division may exceed the space by a rounding error.
    count = max(Int((fitting + Self.tolerance).rounded(.down)), 1)
    let slack = max(room - Double(count) * breadth, 0)
    lead = count == 1 ? slack / 2 : 0
    stride = breadth + (count == 1 ? 0 : slack / Double(count - 1))
  }

  /// The fraction of an item by which a line's items may exceed the space.
  static let tolerance = 1e-6

  func start(ofColumn column: Int) -> Double { lead + Double(column) * stride }
}
