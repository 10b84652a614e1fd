import Foundation

/// The chosen date, its limits, and the format in which it is shown.
struct DateChoice {
  var mode = UIDatePicker.Mode.dateAndTime
  /// The calendar that the app set; nil for the current one.
  var givenCalendar: Calendar?
  var givenLocale: Locale?
  var givenTimeZone: TimeZone?
  /// The locale of pickers to which the app gives none.
  private let userLocale = Locale.ofApp
  var minimum: Date?
  var maximum: Date?
  private(set) var interval = 1
  var roundsToInterval = true
  /// The date as it was set or chosen, clamped to the limits.
  private(set) var chosen = Date()
  private(set) var duration: TimeInterval = 0

  /// The longest duration of a timer: 23 hours and 59 minutes [D].
  private static let longestDuration: TimeInterval = 23 * 3600 + 59 * 60

  var locale: Locale { givenLocale ?? calendarLocale ?? userLocale }

  /// The locale that the app gave its calendar; nil if it gave none. A calendar that was created without a locale has
  /// an empty one, and `Calendar.current` has Foundation's current locale: neither counts.
  private var calendarLocale: Locale? {
    givenCalendar?.locale.flatMap { $0.identifier.isEmpty || $0 == .current ? nil : $0 }
  }

  /// The calendar with the locale and the time zone in which dates are shown.
  var calendar: Calendar {
    var calendar = givenCalendar ?? .current
    calendar.locale = locale
    if let givenTimeZone { calendar.timeZone = givenTimeZone }
    return calendar
  }

  // MARK: Limits

  /// The effective limits: none for timers, and none if the minimum is after the maximum [D].
  var limits: (earliest: Date?, latest: Date?) {
    if mode == .countDownTimer { return (nil, nil) }
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  func limited(_ date: Date) -> Date {
    let (earliest, latest) = limits
    if let earliest, date < earliest { return earliest }
    if let latest, date > latest { return latest }
    return date
  }

  /// Whether any part of an interval is within the limits.
  func allows(_ stretch: DateInterval) -> Bool {
    let (earliest, latest) = limits
    if let earliest, stretch.end <= earliest { return false }
    if let latest, stretch.start > latest { return false }
    return true
  }

  // MARK: Choosing

  mutating func choose(_ date: Date) { chosen = limited(date) }

  /// Clamps the date after a change of the limits.
  mutating func limit() { chosen = limited(chosen) }

  /// The chosen date, with its minutes rounded down to a multiple of the interval.
  var date: Date {
    guard roundsToInterval, interval > 1, mode != .date, mode != .yearAndMonth else { return chosen }
    let calendar = calendar
    let minute = calendar.component(.minute, from: chosen)
    guard minute % interval != 0, let whole = calendar.dateInterval(of: .minute, for: chosen) else { return chosen }
    return whole.start.addingTimeInterval(-Double(minute % interval) * 60)
  }

  /// Sets the minutes between two rows. A number that does not divide 60 becomes 1 [D].
  mutating func setInterval(_ minutes: Int) {
    interval = minutes >= 1 && minutes <= 30 && 60 % minutes == 0 ? minutes : 1
  }

  mutating func setDuration(_ seconds: TimeInterval) {
    duration = seconds.isFinite ? min(max(seconds, 0), Self.longestDuration) : 0
  }

  // MARK: Parts

  static let parts: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]

  /// The date with some components changed. A day beyond the end of a month becomes the last day.
  func date(changing change: (inout DateComponents) -> Void) -> Date {
    let calendar = calendar
    var parts = calendar.dateComponents(Self.parts, from: chosen)
    change(&parts)
    if let day = parts.day, day > 28 {
      let first = DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)
      let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
      if let last = days?.upperBound { parts.day = min(day, last - 1) }
    }
    return calendar.date(from: parts) ?? chosen
  }
}
