/// How fast content scrolls by itself while something is dragged near an edge of the screen.
package enum EdgeScroll {
  /// Within this distance of an edge content scrolls, in points [?].
  package static let zone = 60.0
  /// At the edge and beyond it goes this fast, in points a second [?].
  package static let speed = 700.0

  /// The speed of the offset, negative towards the beginning: none outside the zones, and ever more towards an edge.
  /// - Parameters:
  ///   - lower: the beginning of what can be seen, `upper` its end; zones are never more than a third of it.
  package static func velocity(at position: Double, lower: Double, upper: Double) -> Double {
    let zone = min(zone, (upper - lower) / 3)
    guard zone > 0 else { return 0 }
    let before = min(max((lower + zone - position) / zone, 0), 1)
    let behind = min(max((position - upper + zone) / zone, 0), 1)
    return speed * (behind * behind - before * before)
  }
}
