/// The speed of automatic scrolling while something is dragged near an edge.
package enum EdgeScroll {
  /// The distance from an edge within which content scrolls, in points [?].
  package static let zone = 60.0
  /// The speed at the edge and beyond, in points per second [?].
  package static let speed = 700.0

  /// The speed of the offset, negative towards the beginning: 0 outside the zones, increasing towards an edge.
  ///
  /// - Parameters:
  /// - lower: the beginning of the visible part; `upper` is its end. A zone is never more than a third of it.
  package static func velocity(at position: Double, lower: Double, upper: Double) -> Double {
    let zone = min(zone, (upper - lower) / 3)
    guard zone > 0 else { return 0 }
    let before = min(max((lower + zone - position) / zone, 0), 1)
    let behind = min(max((position - upper + zone) / zone, 0), 1)
    return speed * (behind * behind - before * before)
  }
}
