/// The heights at which a sheet rests, and what becomes of it while it is dragged. Lengths are in points.
package struct SheetStops: Equatable, Sendable {
  /// What becomes of a sheet that is let go.
  package enum Rest: Equatable, Sendable {
    /// It rests at this one of the stops.
    case stop(Int)
    /// It goes.
    case gone
  }

  /// How far a sheet that is let go moves on, in seconds of its speed [?].
  package static let projection = 0.15

  /// From the lowest to the highest; never empty.
  package let heights: [Double]
  /// The room that the sheet is dragged in.
  package let room: Double

  /// - Parameter heights: in any order; those that are the same count once.
  package init(heights: [Double], room: Double) {
    let positive = Set(heights.map { min(max($0, 0), room) }.filter { $0 > 0 })
    self.heights = positive.isEmpty ? [room] : positive.sorted()
    self.room = room
  }

  package var lowest: Double { heights[0] }
  package var highest: Double { heights[heights.count - 1] }

  /// The height shown for a finger that asks for `wanted`: beyond the highest stop, and below the lowest one of a sheet
  /// that cannot go, ever less.
  package func shown(draggedTo wanted: Double, mayGo: Bool) -> Double {
    if wanted > highest { return highest + RubberBand.shown(wanted - highest, dimension: room) }
    if wanted < lowest, !mayGo { return lowest - RubberBand.shown(lowest - wanted, dimension: room) }
    return max(0, wanted)
  }

  /// Where a sheet comes to rest that is let go.
  /// - Parameter velocity: of its upper edge, in points a second, upwards.
  package func rest(from height: Double, velocity: Double, mayGo: Bool) -> Rest {
    let aim = height + velocity * Self.projection
    let nearest = heights.indices.min { abs(heights[$0] - aim) < abs(heights[$1] - aim) } ?? 0
    return mayGo && aim < lowest / 2 ? .gone : .stop(nearest)
  }

  /// How far what is behind a sheet has stepped back, from 0 to 1: wholly at the highest stop if that is all the room
  /// there is, and not at all from the next one down.
  package func stepBack(at height: Double) -> Double {
    guard highest >= room else { return 0 }
    let below = heights.count > 1 ? heights[heights.count - 2] : 0
    return min(max((height - below) / (highest - below), 0), 1)
  }

  /// How dark it is behind the sheet, from 0 to 1: not at all up to `undimmed`, wholly from the next stop on, and less
  /// as a sheet goes.
  package func dimming(at height: Double, undimmed: Double?) -> Double {
    guard let undimmed, undimmed >= lowest else { return min(max(height / lowest, 0), 1) }
    guard let next = heights.first(where: { $0 > undimmed }) else { return 0 }
    return min(max((height - undimmed) / (next - undimmed), 0), 1)
  }
}
