/// The items of one line of a section whose items are of several sizes.
struct FlowLine: Equatable, Sendable {
  /// The number of the line's first item in its section.
  var first: Int32
  /// Where the line begins, in points from the beginning of the section's first line.
  var start: Double
  /// As long as its longest item, in the direction of scrolling.
  var thickness: Double
}

/// The places of items that are all equally broad: they stand in columns, in incomplete lines as well.
struct FlowColumns: Equatable, Sendable {
  let count: Int
  /// How broad each item is.
  let breadth: Double
  /// From the start of a line to its first item.
  let lead: Double
  /// From the beginning of one item to that of the next.
  let stride: Double

  /// [M] Items share the room that is left; one alone stands in the middle.
  init(breadth: Double, _ metrics: FlowMetrics) {
    self.breadth = breadth
    let room = metrics.room
    let fitting = breadth + metrics.itemSpacing > 0 ? (room + metrics.itemSpacing) / (breadth + metrics.itemSpacing) : 1
    // Sizes that an app worked out by division come to a hair more than the room.
    count = max(Int((fitting + Self.tolerance).rounded(.down)), 1)
    let slack = max(room - Double(count) * breadth, 0)
    lead = count == 1 ? slack / 2 : 0
    stride = breadth + (count == 1 ? 0 : slack / Double(count - 1))
  }

  /// The part of an item by which items may be too broad for a line together.
  static let tolerance = 1e-6

  func start(ofColumn column: Int) -> Double { lead + Double(column) * stride }
}
