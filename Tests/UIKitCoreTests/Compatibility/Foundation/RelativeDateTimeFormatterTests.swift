import Expectations
import Foundation
import Testing
import UIKit

@Suite struct RelativeDateTimeFormatterTests {
  private let formatter = RelativeDateTimeFormatter()

  init() {
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
  }

  @Test func relativeTimesUseTheLargestElapsedUnit() {
    expectEqual(formatter.localizedString(fromTimeInterval: -119 * 60), "1 hour ago")
    expectEqual(formatter.localizedString(fromTimeInterval: -3600), "1 hour ago")
    expectEqual(formatter.localizedString(fromTimeInterval: 15 * 86_400), "in 2 weeks")
    expectEqual(formatter.localizedString(fromTimeInterval: 0), "in 0 seconds")
    expectEqual(formatter.localizedString(from: DateComponents(month: -2, day: 3)), "2 months ago")
  }

  @Test func relativeDatesAreWrittenFromTheirReference() throws {
    let date = try require(try? Date("2026-03-01T12:00:00Z", strategy: .iso8601))
    let month = try require(try? Date("2026-02-01T12:00:00Z", strategy: .iso8601))
    expectEqual(formatter.localizedString(for: month, relativeTo: date), "1 month ago")
    expectEqual(formatter.localizedString(for: date, relativeTo: month), "in 1 month")
    expectEqual(formatter.string(for: Date(timeIntervalSinceNow: -7300)), "2 hours ago")
    expectNil(formatter.string(for: "no date"))
  }

  @Test func namedStyleNamesAdjacentDates() {
    formatter.dateTimeStyle = .named
    expectEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
    expectEqual(formatter.localizedString(from: DateComponents(weekOfMonth: 1)), "next week")
    expectEqual(formatter.localizedString(from: DateComponents(year: -1)), "last year")
    expectEqual(formatter.localizedString(from: DateComponents(day: -3)), "3 days ago")
    expectEqual(formatter.localizedString(fromTimeInterval: 0), "now")
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"),
    (.abbreviated, "2mo ago"),
  ])
  func unitsStyleDecidesTheUnitNames(style: RelativeDateTimeFormatter.UnitsStyle, text: String) {
    formatter.unitsStyle = style
    expectEqual(formatter.localizedString(from: DateComponents(month: -2)), text)
  }

  @Test func beginningOfSentenceCapitalizes() {
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    expectEqual(formatter.localizedString(from: DateComponents(day: 1)), "Tomorrow")
  }

  @Test func theLocaleDecidesTheLanguage() {
    formatter.locale = Locale(identifier: "de_DE")
    expectEqual(formatter.localizedString(from: DateComponents(hour: -2)), "vor 2 Stunden")
  }
}
