import Expectations
import Foundation
import Testing
import UIKitTesting

@testable import UIKitPickers

@MainActor @Suite struct DateChoiceTests {
  private static let calendar = DatePickerScene.calendar
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    DatePickerScene.date(year, month, day, hour, minute)
  }

  private func choice(_ mode: UIDatePicker.Mode, _ date: Date) -> DateChoice {
    var choice = DateChoice()
    choice.mode = mode
    choice.givenCalendar = Self.calendar
    choice.choose(date)
    return choice
  }

  @Test func withoutALocaleTheUsersLocaleIsUsed() {
    let defaults = UserDefaults.standard
    let before = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defer { defaults.replaceArguments(before) }
    defaults.setVolatileDomain(["AppleLocale": "de_DE"], forName: UserDefaults.argumentDomain)
    var choice = DateChoice()
    expect(choice.locale.identifier == "de_DE" && choice.calendar.locale?.identifier == "de_DE")
    choice.givenCalendar = .current
    expectEqual(choice.locale.identifier, "de_DE", "the present calendar has the locale of Foundation")
    choice.givenCalendar = Calendar(identifier: .buddhist)
    expectEqual(choice.locale.identifier, "de_DE", "a calendar that was made without a locale")
    choice.givenCalendar?.locale = Locale(identifier: "th_TH")
    expectEqual(choice.locale.identifier, "th_TH")
    choice.givenLocale = Locale(identifier: "fr_FR")
    expectEqual(choice.locale.identifier, "fr_FR")
  }

  @Test func minimumAndMaximumClampTheDate() {
    var choice = choice(.date, date(2021, 5, 5))
    choice.minimum = date(2021, 5, 10)
    choice.limit()
    expectEqual(choice.date, date(2021, 5, 10))
    choice.maximum = date(2021, 5, 20)
    choice.choose(date(2022, 1, 1))
    expectEqual(choice.date, date(2021, 5, 20))
    choice.mode = .countDownTimer
    expect(choice.limits.earliest == nil && choice.limits.latest == nil)
    choice.mode = .date
    choice.maximum = date(2020, 1, 1)
    expect(choice.limits.earliest == nil && choice.limits.latest == nil, "they exclude each other")
  }

  @Test func intervalsPartlyWithinTheLimitsAreAllowed() {
    var choice = choice(.date, date(2021, 5, 15))
    choice.minimum = date(2021, 5, 10, 12)
    choice.maximum = date(2021, 5, 20)
    func isAllowed(_ day: Int) -> Bool { choice.allows(DateInterval(start: date(2021, 5, day), duration: 86400)) }
    expectEqual([9, 10, 20, 21].map(isAllowed), [false, true, true, false])
  }

  @Test(arguments: [(1, 1), (7, 1), (15, 15), (30, 30), (0, 1), (-5, 1), (60, 1), (12, 12)])
  func anIntervalDividesTheHour(_ given: Int, _ taken: Int) {
    var choice = DateChoice()
    choice.setInterval(given)
    expectEqual(choice.interval, taken)
  }

  @Test func minutesAreRoundedDown() {
    var choice = choice(.time, date(2021, 5, 5, 9, 59))
    choice.setInterval(15)
    expectEqual(choice.date, date(2021, 5, 5, 9, 45))
    choice.roundsToInterval = false
    expectEqual(choice.date, date(2021, 5, 5, 9, 59))
    choice.roundsToInterval = true
    choice.mode = .date
    expectEqual(choice.date, date(2021, 5, 5, 9, 59), "days have no minutes to round")
  }

  @Test func aDayMissingFromAMonthBecomesItsLast() {
    let choice = choice(.date, date(2021, 1, 31, 8, 30))
    expectEqual(choice.date { $0.month = 2 }, date(2021, 2, 28, 8, 30))
    expectEqual(choice.date { ($0.year, $0.month) = (2024, 2) }, date(2024, 2, 29, 8, 30))
    expectEqual(choice.date { $0.month = 3 }, date(2021, 3, 31, 8, 30))
  }

  @Test func durationsAreAtMostADayLessAMinute() {
    var choice = DateChoice()
    for (given, taken) in [(5400.0, 5400.0), (-3, 0), (1e9, 86340), (.nan, 0), (.infinity, 0)] {
      choice.setDuration(given)
      expectEqual(choice.duration, taken)
    }
  }
}
