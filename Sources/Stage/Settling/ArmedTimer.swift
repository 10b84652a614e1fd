/// A timer of the kernel's that will fire.
package struct ArmedTimer: Hashable, Sendable {
  var descriptor: Int32
  /// Seconds from now.
  var remaining: Double
  /// The range of times on the monotonic clock, in seconds, within which the timer fires. The two clocks are read one
  /// after the other, and on a busy machine the thread may lose the processor in between.
  var deadline: ClosedRange<Double>

  init(descriptor: Int32, remaining: Double, deadline: ClosedRange<Double>) {
    self.descriptor = descriptor
    self.remaining = remaining
    self.deadline = deadline
  }

  /// The uncertainty of the deadline, in seconds.
  var uncertainty: Double { deadline.upperBound - deadline.lowerBound }
}

/// Distinguishes repeating timers from those that fire once. The kernel's timer is set again for each firing, so timers
/// with equal intervals between their deadlines are considered repeating: waiting for their end would take forever.
struct PeriodicTimers: Sendable {
  /// Distances that differ by less than this are equal, in seconds: run loops set a timer again a little late.
  static let tolerance = 0.02
  /// How many equal distances in a row make a period.
  static let repetitions = 2

  private struct History {
    var deadline: Double
    var period: Double?
    var equalPeriods = 0
  }

  private var histories: [Int32: History] = [:]

  init() {}

  /// Records the timers that are armed now. Call it more often than the timers fire, so that no firing is missed.
  mutating func note(_ timers: [ArmedTimer]) {
    for timer in timers {
      let deadline = (timer.deadline.lowerBound + timer.deadline.upperBound) / 2
      guard var history = histories[timer.descriptor] else {
        histories[timer.descriptor] = History(deadline: deadline)
        continue
      }
      let distance = deadline - history.deadline
      guard abs(distance) > Self.tolerance / 2 else { continue }
      let isEqual = history.period.map { abs($0 - distance) < Self.tolerance } ?? true
      history = History(deadline: deadline, period: distance, equalPeriods: isEqual ? history.equalPeriods + 1 : 1)
      histories[timer.descriptor] = history
    }
  }

  /// Whether a timer was found to fire again and again.
  func contains(_ timer: ArmedTimer) -> Bool {
    guard let history = histories[timer.descriptor], let period = history.period, period > 0 else { return false }
    return history.equalPeriods >= Self.repetitions
  }
}
