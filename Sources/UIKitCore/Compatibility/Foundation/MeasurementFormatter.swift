import Foundation

/// Writes measurements in the language and the units of a region: "3.107 mi", "5 kilometers". Foundation for Linux has this class
/// as unavailable.
///
/// Names of units are those of Unicode; a unit that Unicode lacks is written by its symbol.
open class MeasurementFormatter: Formatter {
  /// In which unit a measurement is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values.
    public let rawValue: UInt

    /// Options of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In its own unit, even where people of the region prefer another one.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// In the largest of the region's units in which the value is at least 1; for lengths, masses, areas and durations.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature in degrees, without saying of which scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// In which unit measurements are written. The default, without options, is the unit that the region prefers.
  open var unitOptions: UnitOptions = []
  /// How units are written. The default is `medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language, and the region with its units. The default is the user's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes the numbers. By default with at most three digits after the decimal point.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.makeNumberFormatter()

  private static func makeNumberFormatter() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }

  /// A formatter for the user's language and region.
  public override init() { super.init() }

  /// A formatter as made by `init()`: archives contain no properties.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The measurement as text.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
    guard let dimension = measurement.unit as? Dimension else { return text(measurement.value, measurement.unit) }
    let shown = shown(Measurement(value: measurement.value, unit: dimension))
    return text(shown.value, shown.unit)
  }

  /// The unit as text, without a number.
  open func string(from unit: Unit) -> String {
    guard let name = UnitNames.name(of: unit) else { return unit.symbol }
    let (number, width) = (10.0, width)
    let digits = UnitText.number(number, 0...0, locale)
    return UnitText.text(number, name, width, locale, digits: 0...0).replacingOccurrences(of: digits, with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  /// The text of a measurement of any unit; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? any AnyMeasurement)?.text(by: self) }

  private func shown(_ measurement: Measurement<Dimension>) -> Measurement<Dimension> {
    let system = locale.measurementSystem
    if unitOptions.contains(.providedUnit) { return measurement }
    return unitOptions.contains(.naturalScale)
      ? UnitPreferences.natural(measurement, system) : UnitPreferences.preferred(measurement, system)
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let least = numberFormatter.minimumFractionDigits
    let digits = least...max(least, numberFormatter.maximumFractionDigits)
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return UnitText.number(value, digits, locale) + "°"
    }
    guard let name = UnitNames.name(of: unit) else {
      return UnitText.number(value, digits, locale) + " " + unit.symbol
    }
    return UnitText.text(value, name, width, locale, digits: digits)
  }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement where UnitType: Unit {
  fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
