/// Hands on the figures of one measurement, in the order in which they are found.
struct Reporter {
  let variant: String
  let rowCount: Int
  let run: Int
  /// Names of the metrics wanted; empty for all.
  let metrics: [String]
  var write: (Figure) -> Void = { print($0.line) }

  func wants(_ metric: String) -> Bool {
    metrics.isEmpty || metrics.contains(metric)
  }

  /// A time, also as a multiple of copying a frame, which takes `frameCopy` milliseconds.
  ///
  /// - Parameter count: The number of measured items, if it is not the number of rows.
  func report(_ metric: String, milliseconds: Double, frameCopy: Double, count: Int? = nil) {
    report(metric, milliseconds, "ms", frameCopies: frameCopy > 0 ? milliseconds / frameCopy : nil, count: count)
  }

  /// Reports a time in microseconds.
  func report(_ metric: String, microseconds: Double, frameCopy: Double, count: Int? = nil) {
    let copies = frameCopy > 0 ? microseconds / 1000 / frameCopy : nil
    report(metric, microseconds, "us", frameCopies: copies, count: count)
  }

  func report(_ metric: String, _ value: Double, _ unit: String, frameCopies: Double? = nil, count: Int? = nil) {
    guard wants(metric) else { return }
    write(
      Figure(
        variant: variant, rowCount: count ?? rowCount, run: run, metric: metric, value: value, unit: unit,
        frameCopies: frameCopies))
  }
}
