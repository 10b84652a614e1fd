import Foundation

/// The elapsed or remaining time of an interval.
struct TimerInterval: Hashable, Sendable {
  let interval: ClosedRange<Date>
  /// The moment at which the time stops; nil for none.
  var pauseTime: Date?
  let countsDown: Bool
  var showsHours = true

  private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// Seconds from the beginning, within the interval.
  private func passed(at now: Date) -> TimeInterval {
    let moment = pauseTime.map { min($0, now) } ?? now
    return min(max(moment.timeIntervalSince(interval.lowerBound), 0), length)
  }

  /// The elapsed or remaining fraction of the interval, from 0 to 1.
  func fraction(at now: Date) -> Double {
    let part = length > 0 ? passed(at: now) / length : 1
    return countsDown ? 1 - part : part
  }

  /// Whether the time will still change, which is also the case before the interval begins.
  func isRunning(at now: Date) -> Bool { now < min(pauseTime ?? interval.upperBound, interval.upperBound) }

  /// Remaining time is rounded up to seconds, so that 0 is shown exactly at the end of the interval.
  func text(at now: Date) -> String {
    let passed = passed(at: now)
    // A millionth of a second absorbs rounding errors.
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
