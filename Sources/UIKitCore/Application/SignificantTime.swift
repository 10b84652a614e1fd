import Foundation

/// Informs the app of significant changes of the time: a new day, even if it began while the machine slept.
@MainActor
final class SignificantTime {
  /// Calls back at a time of the wall clock, or as soon after it as the machine is awake.
  typealias Alarm = @MainActor (Date, @escaping @MainActor () -> Void) -> Void

  private let calendar: Calendar
  private let now: () -> Date
  private let alarm: Alarm
  private let tell: () -> Void

  init(
    calendar: Calendar = .current, now: @escaping () -> Date = { Date() },
    alarm: @escaping Alarm = SignificantTime.wallAlarm,
    tell: @escaping () -> Void
  ) {
    self.calendar = calendar
    self.now = now
    self.alarm = alarm
    self.tell = tell
  }

  /// Begins to wait for the end of the present day, and of each day after it.
  func start() {
    let now = now()
    guard let midnight = calendar.dateInterval(of: .day, for: now)?.end else { return }
    alarm(midnight) { [weak self] in self?.ring(midnight) }
  }

  /// Called at the expected end of the day. If the clock was set back meanwhile, the day is not over, and only the
  /// waiting begins again.
  private func ring(_ midnight: Date) {
    if now() >= midnight { tell() }
    start()
  }

  private static func wallAlarm(_ date: Date, _ ring: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + max(0, date.timeIntervalSinceNow)) {
      MainActor.assumeIsolated { Turn.run { ring() } }
    }
  }
}
