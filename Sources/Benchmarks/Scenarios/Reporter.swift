/// Prints figures of one measurement, in the order in which they are found.
struct Reporter {
  let variant: String
  let rowCount: Int
  let run: Int
  /// Names of the metrics wanted; empty for all.
  let metrics: [String]

  func wants(_ metric: String) -> Bool {
    metrics.isEmpty || metrics.contains(metric)
  }

  /// Prints a time, also as a multiple of copying a frame.
  func report(_ metric: String, milliseconds: Double, frameCopy: Double) {
    report(metric, milliseconds, "ms", frameCopies: frameCopy > 0 ? milliseconds / frameCopy : nil)
  }

  func report(_ metric: String, _ value: Double, _ unit: String, frameCopies: Double? = nil) {
    guard wants(metric) else { return }
    let figure = Figure(
      variant: variant, rowCount: rowCount, run: run, metric: metric, value: value, unit: unit,
      frameCopies: frameCopies)
    print(figure.line)
  }
}
