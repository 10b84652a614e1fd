/// A move from one box to another that lies in a direction, whatever places the boxes.
///
/// A box that lies straight ahead goes before others; of several that do, the one that is nearest to where the middle of
/// the first box points.
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
  /// Whether the move leads from line to line: then a box that is not straight ahead will do where none is, as in a last
  /// line that is not full.
  package let changesLine: Bool

  package init(_ direction: Direction, changesLine: Bool) {
    self.direction = direction
    self.changesLine = changesLine
  }

  /// The indexes of the boxes that the move may lead to, best first. O(n log n).
  package func ranked(_ boxes: [ReadingOrder.Box], from start: ReadingOrder.Box) -> [Int] {
    let ways = ways(boxes, from: start)
    return order(ways) {
      ($0.gap + $0.aside, $0.distance, $0.offCentre) < ($1.gap + $1.aside, $1.distance, $1.offCentre)
    }
  }

  /// The same for a move as far as `distance` points: the farthest box within it is best.
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

  /// Less than this is nothing, in points.
  private static let tolerance = 0.01
  /// A box whose middle is no farther ahead lies beside the first one: boxes of a line stand on pixels.
  private static let leastAdvance = 1.0

  /// How a box lies to the one the move begins at.
  private struct Way {
    var index: Int
    /// Whether both have a part in common across the direction.
    var isStraight: Bool
    /// From edge to edge in the direction; 0 for boxes that overlap.
    var gap: Double
    /// From beginning to beginning in the direction.
    var distance: Double
    /// By how much the box misses where the middle of the first one points.
    var aside: Double
    /// From middle to middle across the direction.
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
