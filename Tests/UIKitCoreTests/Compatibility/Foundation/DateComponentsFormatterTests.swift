import Expectations
import Foundation
import Testing
import UIKit

@Suite struct DateComponentsFormatterTests {
  private let formatter = DateComponentsFormatter()

  init() {
    formatter.calendar = calendar("en_US")
    formatter.allowedUnits = [.hour, .minute, .second]
  }

  private func calendar(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    return calendar
  }

  /// [D] The examples of Apple's documentation: an hour and ten seconds.
  @Test func dateComponentsFormatterDropsZerosByStyle() {
    expectEqual(formatter.string(from: 3610), "1:00:10")
    expectEqual(formatter.string(from: 70), "1:10")
    expectEqual(formatter.string(from: 9), "9")
    expectEqual(formatter.string(from: 0), "0")
    formatter.unitsStyle = .abbreviated
    expectEqual(formatter.string(from: 3610), "1h 10s")
    expectEqual(formatter.string(from: 0), "0s")
  }

  /// [D] An hour where days are allowed.
  @Test func zeroFormattingBehaviorPadWritesAllUnits() {
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    expectEqual(formatter.string(from: 3600), "0d 1:00:00")
    formatter.unitsStyle = .abbreviated
    expectEqual(formatter.string(from: 3600), "0d 1h 0m 0s")
  }

  @Test func zeroFormattingBehaviorDropsPartialZeros() {
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.zeroFormattingBehavior = .dropLeading
    expectEqual(formatter.string(from: 7200), "2h 0m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    expectEqual(formatter.string(from: 7200), "0d 2h")
    formatter.zeroFormattingBehavior = .dropMiddle
    expectEqual(formatter.string(from: 86_401), "1d 1s")
    formatter.zeroFormattingBehavior = .dropAll
    expectEqual(formatter.string(from: 86_460), "1d 1m")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
    (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"),
    (.spellOut, "one hour, two minutes, five seconds"), (.brief, "1hr 2min 5sec"),
  ])
  func unitsStyleDecidesTheUnitNames(style: DateComponentsFormatter.UnitsStyle, text: String) {
    formatter.unitsStyle = style
    expectEqual(formatter.string(from: 3725), text)
  }

  @Test func maximumUnitCountKeepsTheLargestUnits() {
    formatter.unitsStyle = .full
    formatter.allowedUnits = []
    formatter.maximumUnitCount = 2
    expectEqual(formatter.string(from: DateComponents(year: 1, month: 14, day: 3)), "2 years, 2 months")
    formatter.allowedUnits = [.weekOfMonth, .day]
    expectEqual(formatter.string(from: DateComponents(day: 9)), "1 week, 2 days")
  }

  @Test func collapsesLargestUnitMergesASingleLargestUnit() {
    formatter.unitsStyle = .full
    formatter.collapsesLargestUnit = true
    formatter.allowedUnits = [.hour, .minute]
    expectEqual(formatter.string(from: 63 * 60), "63 minutes")
    expectEqual(formatter.string(from: 123 * 60), "2 hours, 3 minutes")
  }

  @Test func monthLengthsFollowTheDates() throws {
    let start = try require(try? Date("2026-02-01T00:00:00Z", strategy: .iso8601))
    let end = try require(try? Date("2026-03-02T00:00:00Z", strategy: .iso8601))
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    expectEqual(formatter.string(from: start, to: end), "1 month, 1 day")
    formatter.referenceDate = start
    expectEqual(formatter.string(from: 29 * 86_400), "1 month, 1 day")
    expectNil(formatter.string(from: .infinity))
  }

  @Test func theCalendarsLocaleDecidesTheLanguage() {
    formatter.unitsStyle = .full
    formatter.calendar = calendar("de_DE")
    expectEqual(formatter.string(from: 7380), "2 Stunden und 3 Minuten")
    expectEqual(formatter.string(for: DateComponents(minute: 1)), "1 Minute")
    expectNil(formatter.string(for: 60))
  }
}
