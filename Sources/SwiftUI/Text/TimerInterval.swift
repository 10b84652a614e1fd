import Foundation

/// The time that has passed of an interval, or that is left.
struct TimerInterval: Hashable, Sendable {
  let interval: ClosedRange<Date>
  /// The moment at which the time stands still; nil for none.
  var pauseTime: Date?
  let countsDown: Bool
  var showsHours = true

  private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// Seconds from the beginning, within the interval.
  private func passed(at now: Date) -> TimeInterval {
    let moment = pauseTime.map { min($0, now) } ?? now
    return min(max(moment.timeIntervalSince(interval.lowerBound), 0), length)
  }

  /// The part of the interval that has passed, or that is left, from 0 to 1.
  func fraction(at now: Date) -> Double {
    let part = length > 0 ? passed(at: now) / length : 1
    return countsDown ? 1 - part : part
  }

  /// Whether the time will change. Before the interval it waits.
  func isRunning(at now: Date) -> Bool { now < min(pauseTime ?? interval.upperBound, interval.upperBound) }

  /// Seconds that are left are those that have begun, so that the interval ends at zero.
  func text(at now: Date) -> String {
    let passed = passed(at: now)
    // Times are rounded sums.
    let seconds = countsDown ? (length - passed - 1e-6).rounded(.up) : (passed + 1e-6).rounded(.down)
    return Self.text(max(Int(seconds), 0), showsHours: showsHours)
  }

  static func text(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
      : String(format: "%d:%02d", minutes, seconds % 60)
  }
}
