import Foundation

/// Formats parts of dates in a picker's language. A formatter takes a tenth of a millisecond to create, so pickers with
/// equal calendars and locales share them.
@MainActor
final class DateTexts {
  let calendar: Calendar
  private let locale: Locale
  /// One formatter for each minimum number of digits, because a formatter rebuilds itself after a change of its
  /// settings.
  private var numberFormatters: [Int: NumberFormatter] = [:]
  private var formatters: [String: DateFormatter] = [:]

  /// The most recently used objects, the latest last.
  private static var known: [DateTexts] = []
  private static let knownLimit = 8

  /// The formatters for a calendar, in its time zone, and a locale; created unless they were used recently.
  static func texts(of calendar: Calendar, in locale: Locale) -> DateTexts {
    if let index = known.lastIndex(where: { $0.calendar == calendar && $0.locale == locale }) {
      let texts = known.remove(at: index)
      known.append(texts)
      return texts
    }
    if known.count == knownLimit { known.removeFirst() }
    let texts = DateTexts(calendar: calendar, locale: locale)
    known.append(texts)
    return texts
  }

  private init(calendar: Calendar, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
  }

  func number(_ value: Int, digits: Int = 1) -> String {
    numberFormatter(digits).string(from: NSNumber(value: value)) ?? String(value)
  }

  private func numberFormatter(_ digits: Int) -> NumberFormatter {
    if let known = numberFormatters[digits] { return known }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .none
    formatter.minimumIntegerDigits = digits
    numberFormatters[digits] = formatter
    return formatter
  }

  /// A date in the format of a template, with the fields in the locale's order.
  func text(_ date: Date, _ template: String) -> String {
    formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  /// A day as a button shows it, such as "Nov 23, 2026".
  func day(_ date: Date) -> String {
    formatter("day") { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }.string(from: date)
  }

  /// A time as a button shows it, such as "9:41 AM".
  func time(_ date: Date) -> String {
    formatter("time") { ($0.dateStyle, $0.timeStyle) = (.none, .short) }.string(from: date)
  }

  private func formatter(_ name: String, _ setUp: (DateFormatter) -> Void) -> DateFormatter {
    if let known = formatters[name] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    setUp(formatter)
    formatters[name] = formatter
    return formatter
  }

  private(set) lazy var months = calendar.standaloneMonthSymbols
  private(set) lazy var shortWeekdays = calendar.shortStandaloneWeekdaySymbols
  private(set) lazy var periods = [calendar.amSymbol, calendar.pmSymbol]

  /// The fields of a template, in the locale's order.
  func order(_ template: String) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var fields: [Character] = []
    var isQuoted = false
    for character in format {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isLetter, character.isASCII, !fields.contains(character) else { continue }
      fields.append(character)
    }
    return fields
  }
}
