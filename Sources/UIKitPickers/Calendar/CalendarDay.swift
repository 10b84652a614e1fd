import Foundation

/// A day by its first moment, with the parts that an app reads.
struct CalendarDay: Hashable {
  /// The first moment of the day.
  let start: Date
  /// Calendar, era, year, month and day, as delegates are told them [C].
  let components: DateComponents

  static func == (one: CalendarDay, other: CalendarDay) -> Bool { one.start == other.start }

  func hash(into hasher: inout Hasher) { hasher.combine(start) }

  /// The day that a date lies in.
  init(_ date: Date, _ calendar: Calendar) {
    start = calendar.startOfDay(for: date)
    components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start)
  }

  /// The day that components name; nil for none. A calendar that they have is ignored [D].
  init?(_ components: DateComponents, _ calendar: Calendar) {
    let parts = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day)
    guard components.year != nil || components.month != nil || components.day != nil,
      let date = calendar.date(from: parts)
    else { return nil }
    self.init(date, calendar)
  }
}
