import Foundation

/// The days of a month in weeks, as a calendar shows them.
struct MonthDays: Equatable {
  /// The first moment of the month.
  let start: Date
  /// The number of empty cells before the first day.
  let blanks: Int
  let count: Int

  /// The number of weeks that every month fits into.
  static let weeks = 6

  /// The month that contains a date.
  init(containing date: Date, _ calendar: Calendar) {
    let month = calendar.dateInterval(of: .month, for: date)
    start = month?.start ?? date
    count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let weekday = calendar.component(.weekday, from: start)
    blanks = (weekday - calendar.firstWeekday + 7) % 7
  }

  /// The number of the day, from 1, in a cell, counted from 0; nil for an empty cell.
  func day(at place: Int) -> Int? {
    let day = place - blanks + 1
    return (1...max(count, 1)).contains(day) ? day : nil
  }

  func place(of day: Int) -> Int { day - 1 + blanks }

  /// The start of a day.
  func date(_ day: Int, _ calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: start) ?? start
  }
}
