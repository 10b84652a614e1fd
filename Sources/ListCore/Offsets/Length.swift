/// Points as whole numbers of a fine unit, so that sums of heights are exact.
///
/// The unit is 1/196,608 pt, 3 x 2^16 to the point: halves, thirds and quarters of a point, hence every
/// pixel at scales 1, 2 and 3, are whole numbers of it, and any other height is off by less than 0.000003 pt.
package enum Length {
  package static let unitsPerPoint: Double = 196_608

  /// The nearest whole number of units.
  /// - Precondition: `points` is finite and below 4 x 10^13.
  @inline(__always)
  package static func units(_ points: Double) -> Int64 {
    Int64((points * unitsPerPoint).rounded())
  }

  @inline(__always)
  package static func points(_ units: Int64) -> Double {
    Double(units) / unitsPerPoint
  }
}
