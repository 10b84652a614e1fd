import Foundation

/// Tells the app of changes of the time that count: a new day, above all, also one that began while the machine slept.
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

  /// Tells of each day that begins from now on.
  func start() {
    let now = now()
    guard let midnight = calendar.dateInterval(of: .day, for: now)?.end else { return }
    alarm(midnight) { [weak self] in self?.ring(midnight) }
  }

  /// A clock that was set back meanwhile makes the day's end later.
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
