import Foundation

/// The days of a month in weeks, as a calendar shows them.
struct MonthDays: Equatable {
  /// The first moment of the month.
  let start: Date
  /// How many places of the first week are empty.
  let blanks: Int
  let count: Int

  /// Weeks that any month fits into.
  static let weeks = 6

  /// The month that a date lies in.
  init(containing date: Date, _ calendar: Calendar) {
    let month = calendar.dateInterval(of: .month, for: date)
    start = month?.start ?? date
    count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    blanks = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The day, from 1, at a place of the weeks counted from 0; nil for an empty one.
  func day(at place: Int) -> Int? {
    let day = place - blanks + 1
    return (1...max(count, 1)).contains(day) ? day : nil
  }

  func place(of day: Int) -> Int { day - 1 + blanks }

  /// The first moment of a day.
  func date(_ day: Int, _ calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
  }
}
