import Expectations
import Foundation
import Testing

@testable import UIKitPickers

@MainActor @Suite struct DateTextsTests {
  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
  }

  @Test func pickersOfACalendarAndALocaleShareTheirTexts() {
    let first = DateTexts.texts(of: calendar("Asia/Tokyo"), in: Locale(identifier: "de_DE"))
    expect(DateTexts.texts(of: calendar("Asia/Tokyo"), in: Locale(identifier: "de_DE")) === first)
    let elsewhere = DateTexts.texts(of: calendar("Europe/Paris"), in: Locale(identifier: "de_DE"))
    expect(elsewhere !== first)
    let date = Date(timeIntervalSinceReferenceDate: 0)
    expect(first.time(date) == "09:00" && elsewhere.time(date) == "01:00")
    expectEqual(first.text(date, "MMMMd"), "1. Januar")
    let english = DateTexts.texts(of: calendar("Asia/Tokyo"), in: Locale(identifier: "en_US"))
    expectEqual(english.text(date, "MMMMd"), "January 1")
  }

  /// Their language is the calendar's, which a picker sets.
  @Test func monthNamesAreInTheLanguageOfTheCalendar() {
    var german = calendar("Asia/Tokyo")
    german.locale = Locale(identifier: "de_DE")
    let texts = DateTexts.texts(of: german, in: Locale(identifier: "de_DE"))
    expect(texts.months[2] == "März" && texts.shortWeekdays.first == "So")
  }

  @Test func recentlyUsedTextsAreCached() {
    let locale = Locale(identifier: "en_US")
    let zones = TimeZone.knownTimeZoneIdentifiers.prefix(9).map(calendar)
    let first = DateTexts.texts(of: zones[0], in: locale)
    for zone in zones.dropFirst(2) { _ = DateTexts.texts(of: zone, in: locale) }
    expect(DateTexts.texts(of: zones[0], in: locale) === first)
    for zone in zones.dropFirst() { _ = DateTexts.texts(of: zone, in: locale) }
    expect(DateTexts.texts(of: zones[0], in: locale) !== first)
  }
}
