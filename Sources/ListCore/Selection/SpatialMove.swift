/// Chooses the target of a move from one box to another in a direction, independent of the layout.
///
/// Boxes straight ahead come first; of several, the one nearest to the line from the middle of the first box.
package struct SpatialMove: Sendable {
  package enum Direction: Equatable, Sendable {
    case up
    case down
    case left
    case right

    package var isVertical: Bool { self == .up || self == .down }
    package var isForward: Bool { self == .down || self == .right }
  }

  package let direction: Direction
  /// Whether the move leads from line to line. A box that is not straight ahead is then acceptable if there is none
  /// ahead, as in an incomplete last line.
  package let changesLine: Bool

  package init(_ direction: Direction, changesLine: Bool) {
    self.direction = direction
    self.changesLine = changesLine
  }

  /// The indexes of the possible targets, best first. O(n log n).
  package func ranked(_ boxes: [ReadingOrder.Box], from start: ReadingOrder.Box) -> [Int] {
    let ways = ways(boxes, from: start)
    return order(ways) {
      ($0.gap + $0.aside, $0.distance, $0.offCentre) < ($1.gap + $1.aside, $1.distance, $1.offCentre)
    }
  }

  /// The indexes of the targets of a move by up to `distance` points: the farthest box within it is best.
  package func ranked(
    _ boxes: [ReadingOrder.Box], from start: ReadingOrder.Box, within distance: Double
  ) -> [Int] {
    let ways = ways(boxes, from: start).filter { $0.distance <= distance + Self.tolerance }
    return order(ways) { (-$0.distance, $0.aside, $0.offCentre) < (-$1.distance, $1.aside, $1.offCentre) }
  }

  private func order(_ ways: [Way], _ isBetter: (Way, Way) -> Bool) -> [Int] {
    ways.sorted {
      if $0.isStraight != $1.isStraight { return $0.isStraight }
      if isBetter($0, $1) { return true }
      return isBetter($1, $0) ? false : $0.index < $1.index
    }
    .map(\.index)
  }

  /// Differences below this are ignored, in points.
  private static let tolerance = 0.01
  /// A box whose middle is not farther ahead than this is beside the first one: boxes of a line are aligned to
  /// pixels.
  private static let leastAdvance = 1.0

  /// The position of a box relative to the first one.
  private struct Way {
    var index: Int
    /// Whether both overlap across the direction.
    var isStraight: Bool
    /// The distance between facing edges in the direction; 0 for boxes that overlap.
    var gap: Double
    /// The distance between their beginnings in the direction.
    var distance: Double
    /// The distance of the other box from the line through the middle of the first box in the direction.
    var aside: Double
    /// The distance between their middles across the direction.
    var offCentre: Double
  }

  private func ways(_ boxes: [ReadingOrder.Box], from start: ReadingOrder.Box) -> [Way] {
    boxes.indices.compactMap { way($0, to: boxes[$0], from: start) }
  }

  private func way(_ index: Int, to box: ReadingOrder.Box, from start: ReadingOrder.Box) -> Way? {
    let (along, across) = (Self.span(box, direction.isVertical), Self.span(box, !direction.isVertical))
    let (startAlong, startAcross) = (Self.span(start, direction.isVertical), Self.span(start, !direction.isVertical))
    let sign: Double = direction.isForward ? 1 : -1
    guard sign * (along.middle - startAlong.middle) > Self.leastAdvance else { return nil }
    let edges = direction.isForward ? along.lower - startAlong.upper : startAlong.lower - along.upper
    let isBeyond = edges > -Self.tolerance
    let overlap = min(across.upper, startAcross.upper) - max(across.lower, startAcross.lower)
    let isStraight = overlap > Self.tolerance
    guard isStraight || isBeyond && changesLine else { return nil }
    let middle = startAcross.middle
    return Way(
      index: index, isStraight: isStraight, gap: max(edges, 0),
      distance: abs(along.lower - startAlong.lower),
      aside: max(across.lower - middle, middle - across.upper, 0), offCentre: abs(across.middle - middle))
  }

  private struct Span {
    var lower: Double
    var upper: Double
    var middle: Double { (lower + upper) / 2 }
  }

  private static func span(_ box: ReadingOrder.Box, _ isVertical: Bool) -> Span {
    isVertical
      ? Span(lower: box.top, upper: box.top + box.height) : Span(lower: box.left, upper: box.left + box.width)
  }
}
