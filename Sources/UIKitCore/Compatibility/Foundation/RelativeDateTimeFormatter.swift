import Foundation

/// Formats the time between two dates: "2 hours ago", "in 3 weeks", "yesterday". Foundation for Linux lacks this class.
///
/// The texts are those of Unicode (CLDR, relative times) in the formatter's language. They name the largest unit that has
/// passed at least once: 119 minutes are an hour.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether neighbouring days, weeks, months and years have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday" and "now", where the language has a word.
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// The shortest form that the language has: "2mo ago".
    case abbreviated = 3
  }

  /// Whether neighbouring days and the like have names. The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written. The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The context of the text, in which some languages capitalise its first letter. The default is `unknown`.
  open var formattingContext = Formatter.Context.unknown
  /// Counts days, weeks, months and years. The default is the user's.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale of the text. The default is the user's.
  open var locale: Locale! = .autoupdatingCurrent

  /// A formatter with numbers and whole words, in the user's language.
  public override init() {
    super.init()
  }

  /// A formatter as made by ``init()``: archives contain no properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes the largest unit of the components that is not zero. Without any it is "in 0 seconds", or "now".
  open func localizedString(from dateComponents: DateComponents) -> String {
    let unit = Self.units.first { dateComponents.value(for: $0.component) ?? 0 != 0 } ?? Self.seconds
    return text(dateComponents.value(for: unit.component) ?? 0, unit)
  }

  /// Writes a number of seconds; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Formats the time between a date and a reference, such as now.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // Rounds to milliseconds, as a difference of dates is inexact: 3,600 s must not become 59 minutes.
    let distance = (date.timeIntervalSince(referenceDate) * 1000).rounded() / 1000
    return localizedString(
      from: calendarInUse.dateComponents(
        Set(Self.units.map(\.component)), from: referenceDate, to: referenceDate.addingTimeInterval(distance)))
  }

  /// Formats the time between a `Date` and now; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: Texts

  private typealias Unit = (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)

  private static let units: [Unit] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute), seconds,
  ]
  private static let seconds: Unit = (.second, .second)

  private var calendarInUse: Calendar { calendar ?? .autoupdatingCurrent }

  private func text(_ value: Int, _ unit: Unit) -> String {
    // The style writes the difference of two dates. These two are exactly `value` units apart.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let component = unit.component == .weekOfMonth ? Calendar.Component.weekOfYear : unit.component
    let end = calendar.date(byAdding: component, value: value, to: start) ?? start
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: end, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar, capitalizationContext: capitalization)
    style.allowedFields = [unit.field]
    return style.format(start)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
