import Foundation

/// Writes amounts of time: "1 hour, 10 minutes", "1:10:00". Foundation for Linux has this class as unavailable.
///
/// Names of units are those of Unicode in the calendar's language.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:30".
    case positional = 0
    /// "1h 10m 30s".
    case abbreviated = 1
    /// "1 hr, 10 min, 30 sec".
    case short = 2
    /// "1 hour, 10 minutes, 30 seconds".
    case full = 3
    /// "one hour, ten minutes, thirty seconds".
    case spellOut = 4
    /// "1hr 10min 30sec".
    case brief = 5
  }

  /// Which units are written though they are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the parts, with Apple's values.
    public let rawValue: UInt

    /// Behaviours of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Positional texts leave zeros out before the first unit that is not zero, others everywhere.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Zeros before the first unit that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Zeros between units that are not zero are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Zeros after the last unit that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written: "0d 1:00:00".
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used: years, months, weeks of a month, days, hours, minutes and seconds. The default, none,
  /// uses all but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which zeros are written. The default is `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Counts days, months and years, and provides the language. The default is the user's.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which months and days are counted, which determines their lengths. The default, nil, is the start of
  /// 2001.
  open var referenceDate: Date?
  /// How many units are written at most, the largest ones; 0, the default, for all.
  open var maximumUnitCount = 0
  /// Whether a largest unit of 1 is merged into the next smaller unit: "63 minutes", not "1 hour, 3 minutes". The
  /// default is false.
  open var collapsesLargestUnit = false

  /// A positional formatter of all units but weeks, in the user's language.
  public override init() {
    super.init()
  }

  /// A formatter as made by ``init()``: archives contain no properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes components in a style, with the default values of all other properties.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Formats components; units that are not allowed are converted into the next smaller one.
  open func string(from components: DateComponents) -> String? {
    let start = self.start
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Writes the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = self.units
    let components = counting.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { Amount(unit: $0, value: components.value(for: $0.component) ?? 0) })
  }

  /// Writes a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = self.start
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes `DateComponents`; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:))
  }

  // MARK: Amounts

  private struct Unit {
    var component: Calendar.Component
    var flag: NSCalendar.Unit
    /// Unicode's name.
    var name: String
    /// The number of this unit in the previous one, if it is constant.
    var count: Int?
  }

  private struct Amount {
    var unit: Unit
    var value: Int
  }

  private static let units = [
    Unit(component: .year, flag: .year, name: "year"),
    Unit(component: .month, flag: .month, name: "month", count: 12),
    Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week"),
    Unit(component: .day, flag: .day, name: "day", count: 7),
    Unit(component: .hour, flag: .hour, name: "hour", count: 24),
    Unit(component: .minute, flag: .minute, name: "minute", count: 60),
    Unit(component: .second, flag: .second, name: "second", count: 60),
  ]

  private var units: [Unit] {
    let allowed = Self.units.filter { allowedUnits.contains($0.flag) }
    return allowed.isEmpty ? Self.units.filter { $0.flag != .weekOfMonth } : allowed
  }

  private var counting: Calendar { calendar ?? .autoupdatingCurrent }
  private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
  private var language: Locale { counting.locale ?? .autoupdatingCurrent }

  /// The text of the amounts, without the zeros that `zeroFormattingBehavior` leaves out.
  private func text(_ all: [Amount]) -> String {
    var amounts = collapsesLargestUnit ? collapsed(all) : all
    if maximumUnitCount > 0, let first = amounts.firstIndex(where: { $0.value != 0 }) {
      amounts = Array(amounts[..<min(amounts.count, first + maximumUnitCount)])
    }
    let kept = keptIndices(amounts.map(\.value))
    amounts = amounts.indices.filter(kept.contains).map { amounts[$0] }
    // If all amounts are zero, such as below one second, the smallest unit is written nevertheless.
    if amounts.isEmpty, let last = all.last { amounts = [last] }
    return unitsStyle == .positional ? positional(amounts) : named(amounts)
  }

  private func collapsed(_ all: [Amount]) -> [Amount] {
    guard let first = all.firstIndex(where: { $0.value != 0 }), abs(all[first].value) == 1, first + 1 < all.count,
      let count = all[first + 1].unit.count, all[first + 1].value != 0
    else { return all }
    var amounts = all
    amounts[first + 1].value += all[first].value * count
    amounts[first].value = 0
    return amounts
  }

  private func keptIndices(_ values: [Int]) -> Set<Int> {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    let filled = values.indices.filter { values[$0] != 0 }
    guard let first = filled.first, let last = filled.last else {
      return behavior.contains(.pad) ? Set(values.indices) : Set(values.indices.suffix(1))
    }
    return Set(
      values.indices.filter { index in
        values[index] != 0
          || (index < first ? !behavior.contains(.dropLeading) : false)
          || (index > first && index < last ? !behavior.contains(.dropMiddle) : false)
          || (index > last ? !behavior.contains(.dropTrailing) : false)
      })
  }

  // MARK: Texts

  /// [D] Days and larger units are written with their letters: "0d 1:00:00".
  private func positional(_ amounts: [Amount]) -> String {
    let clock: Set<Calendar.Component> = [.hour, .minute, .second]
    let dates = amounts.filter { !clock.contains($0.unit.component) }
      .map { UnitText.text(Double($0.value), $0.unit.name, .narrow, language) }
    let times = amounts.filter { clock.contains($0.unit.component) }
    let digits = times.indices.map { index in
      abs(times[index].value).formatted(
        .number.grouping(.never).precision(.integerLength((index == 0 ? 1 : 2)...)).locale(language))
    }
    let sign = times.contains { $0.value < 0 } ? "-" : ""
    return (dates + (times.isEmpty ? [] : [sign + digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func named(_ amounts: [Amount]) -> String {
    switch unitsStyle {
    case .positional, .full: list(amounts, .full)
    case .short: list(amounts, .short)
    case .abbreviated: list(amounts, .narrow)
    case .brief:
      // Unicode has no such form: this is the short style without spaces.
      amounts.map { UnitText.text(Double($0.value), $0.unit.name, .short, language).filter { !$0.isWhitespace } }
        .joined(separator: " ")
    case .spellOut: UnitText.list(amounts.map(spelledOut), .full, language)
    }
  }

  private func list(_ amounts: [Amount], _ width: UnitText.Width) -> String {
    UnitText.list(amounts.map { UnitText.text(Double($0.value), $0.unit.name, width, language) }, width, language)
  }

  /// The unit has the plural form of the number; then its digits are replaced by a word.
  private func spelledOut(_ amount: Amount) -> String {
    let text = UnitText.text(Double(amount.value), amount.unit.name, .full, language)
    let digits = amount.value.formatted(.number.locale(language))
    let formatter = NumberFormatter()
    formatter.locale = language
    formatter.numberStyle = .spellOut
    guard let word = formatter.string(from: amount.value as NSNumber) else { return text }
    return text.replacingOccurrences(of: digits, with: word)
  }
}
