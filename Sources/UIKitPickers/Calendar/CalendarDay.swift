import Foundation

/// A day, identified by its start, with the components that are passed to the app.
struct CalendarDay: Hashable {
  /// The start of the day.
  let start: Date
  /// Calendar, era, year, month and day, as delegates receive them [C].
  let components: DateComponents

  static func == (one: CalendarDay, other: CalendarDay) -> Bool { one.start == other.start }

  func hash(into hasher: inout Hasher) { hasher.combine(start) }

  /// The day that contains a date.
  init(_ date: Date, _ calendar: Calendar) {
    start = calendar.startOfDay(for: date)
    components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start)
  }

  /// The day with the given components; nil if there is none. Their calendar is ignored [D].
  init?(_ components: DateComponents, _ calendar: Calendar) {
    let parts = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day)
    guard components.year != nil || components.month != nil || components.day != nil,
      let date = calendar.date(from: parts)
    else { return nil }
    self.init(date, calendar)
  }
}
