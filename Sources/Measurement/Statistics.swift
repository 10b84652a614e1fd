/// Summaries of repeated measurements.
package enum Statistics {
  package static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  package static func median(_ values: [Double]) -> Double {
    quantile(0.5, of: values)
  }

  /// The smallest value such that at least this share of all values is not above it.
  /// - Precondition: `share` is above 0 and at most 1.
  package static func quantile(_ share: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let rank = Int((share * Double(values.count)).rounded(.up))
    return values.sorted()[max(0, rank - 1)]
  }
}
