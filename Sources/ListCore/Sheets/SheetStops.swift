/// The heights at which a sheet rests, and its behaviour while it is dragged. Lengths are in points.
package struct SheetStops: Equatable, Sendable {
  /// The state in which a released sheet comes to rest.
  package enum Rest: Equatable, Sendable {
    /// At the stop with this index.
    case stop(Int)
    /// Dismissed.
    case gone
  }

  /// A released sheet moves on by its speed times these seconds [?].
  package static let projection = 0.15

  /// The stops from the lowest to the highest; never empty.
  package let heights: [Double]
  /// The space that the sheet is dragged in.
  package let room: Double

  /// - Parameter heights: in any order; equal ones count once.
  package init(heights: [Double], room: Double) {
    let positive = Set(heights.map { min(max($0, 0), room) }.filter { $0 > 0 })
    self.heights = positive.isEmpty ? [room] : positive.sorted()
    self.room = room
  }

  package var lowest: Double { heights[0] }
  package var highest: Double { heights[heights.count - 1] }

  /// The height shown while a finger drags to `wanted`. Beyond the highest stop, and below the lowest one if the sheet
  /// may not be dismissed, the sheet follows the finger ever less.
  package func shown(draggedTo wanted: Double, mayDismiss: Bool) -> Double {
    if wanted > highest { return highest + RubberBand.shown(wanted - highest, dimension: room) }
    if wanted < lowest, !mayDismiss { return lowest - RubberBand.shown(lowest - wanted, dimension: room) }
    return max(0, wanted)
  }

  /// The state in which a released sheet comes to rest.
  ///
  /// - Parameter velocity: of its upper edge, in points per second, upwards.
  package func rest(from height: Double, velocity: Double, mayDismiss: Bool) -> Rest {
    let aim = height + velocity * Self.projection
    let nearest = heights.indices.min { abs(heights[$0] - aim) < abs(heights[$1] - aim) } ?? 0
    return mayDismiss && aim < lowest / 2 ? .gone : .stop(nearest)
  }

  /// The height at which a sheet rests while the keyboard covers its lower edge: the highest stop, raised by the
  /// covered height as far as there is space.
  package func raised(by covered: Double) -> Double { min(highest + max(0, covered), room) }

  /// The amount by which the screen behind a sheet is scaled back, from 0 to 1: fully at the highest stop if that takes
  /// all of the space, and not at all from the next stop down.
  package func stepBack(at height: Double) -> Double {
    guard highest >= room else { return 0 }
    let below = heights.count > 1 ? heights[heights.count - 2] : 0
    return min(max((height - below) / (highest - below), 0), 1)
  }

  /// The dimming of the screen behind the sheet, from 0 to 1: none up to `undimmed`, full from the next stop on, and
  /// less while the sheet is dragged out.
  package func dimming(at height: Double, undimmed: Double?) -> Double {
    guard let undimmed, undimmed >= lowest else { return min(max(height / lowest, 0), 1) }
    guard let next = heights.first(where: { $0 > undimmed }) else { return 0 }
    return min(max((height - undimmed) / (next - undimmed), 0), 1)
  }
}
