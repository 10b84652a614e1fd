/// A stretch along the scroll axis, in points.
package struct Extent: Equatable, Sendable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  package var end: Double { start + length }
}
