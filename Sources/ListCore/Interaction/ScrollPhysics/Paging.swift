/// The resting offsets of a paged scroll view.
package enum Paging {
  /// Below this speed, in points per second, the nearest page is chosen on release; above it, the next one [?].
  package static let flickVelocity = 250.0

  /// The offset of the page to rest on.
  /// - Parameters:
  ///   - offset: where the finger left it.
  ///   - velocity: of the offset, in points per second.
  ///   - startPage: the offset at which the drag began: a flick moves at most one page from there [C].
  ///   - page: a page's length, in points.
  ///   - range: the offsets that can be rested on.
  package static func target(
    offset: Double, velocity: Double, startPage: Double, page: Double, range: ClosedRange<Double>
  ) -> Double {
    guard page > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
    // Pages count from content offset 0, so a leading inset shifts only the first.
    let position = offset / page
    var target: Double
    if velocity > flickVelocity {
      target = position.rounded(.down) + 1
    } else if velocity < -flickVelocity {
      target = position.rounded(.up) - 1
    } else {
      target = position.rounded()
    }
    let origin = (startPage / page).rounded()
    target = min(max(target, origin - 1), origin + 1)
    return min(max(target * page, range.lowerBound), range.upperBound)
  }
}
