/// An animated change of offset: ease in and out, without a finger.
package struct ScrollGlide: Equatable, Sendable {
  /// How long an animated `setContentOffset` takes, in seconds [C].
  package static let duration = 0.3

  package let start: Double
  package let target: Double

  package init(start: Double, target: Double) {
    self.start = start
    self.target = target
  }

  /// The cubic that starts and ends at rest, 3t^2 - 2t^3 [?]; exact at both ends.
  package func position(at time: Double) -> Double {
    if time >= Self.duration { return target }
    let fraction = max(time / Self.duration, 0)
    return start + (target - start) * fraction * fraction * (3 - 2 * fraction)
  }
}
