/// Summaries of repeated measurements.
enum Statistics {
  static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  static func median(_ values: [Double]) -> Double {
    quantile(0.5, of: values)
  }

  /// The smallest value that is not below the given share of all values.
  /// - Precondition: `share` is above 0 and at most 1.
  static func quantile(_ share: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let rank = Int((share * Double(values.count)).rounded(.up))
    return values.sorted()[max(0, rank - 1)]
  }
}
