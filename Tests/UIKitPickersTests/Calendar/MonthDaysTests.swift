import Expectations
import Foundation
import Testing

@testable import UIKitPickers

@MainActor @Suite struct MonthDaysTests {
  @Test(arguments: [(2021, 2, 1, 28), (2024, 2, 4, 29), (2026, 11, 0, 30), (2026, 8, 6, 31)])
  func weeksBeginWithTheCalendarsFirstDay(_ year: Int, _ month: Int, _ blanks: Int, _ count: Int) {
    let days = MonthDays(containing: DatePickerScene.date(year, month, 17, 13, 5), DatePickerScene.calendar)
    expect(days.blanks == blanks && days.count == count && days.start == DatePickerScene.date(year, month, 1))
    var monday = DatePickerScene.calendar
    monday.firstWeekday = 2
    expectEqual(MonthDays(containing: days.start, monday).blanks, (blanks + 6) % 7)
  }

  @Test func cellsOutsideTheMonthAreEmpty() {
    let days = MonthDays(containing: DatePickerScene.date(2026, 8, 1), DatePickerScene.calendar)
    expect(days.day(at: 5) == nil && days.day(at: 6) == 1 && days.day(at: 36) == 31 && days.day(at: 37) == nil)
    for day in 1...31 { expectEqual(days.day(at: days.place(of: day)), day) }
    expectEqual(days.date(31, DatePickerScene.calendar), DatePickerScene.date(2026, 8, 31))
  }
}
