import Foundation

extension String {
  /// A text to be shown in the user's language, with the values in it. Foundation for Linux lacks this type.
  ///
  /// A literal is the key of a string table. Values in it become conversions there: the key of `"\(count) trips"` is
  /// `%lld trips`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let values: [FormatValue]

    /// The key itself, which may have no values.
    public init(_ value: String) { (key, values) = (value, []) }

    /// The key itself.
    public init(stringLiteral value: String) { (key, values) = (value, []) }

    /// The key and the values of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// Collects the key and the values of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var values: [FormatValue] = []

      /// An empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends text to the key, with per cent signs doubled.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Adds a text as a value (`%@`).
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// Adds a text as a value (`%@`).
      public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

      /// Appends an integer as a value (`%lld`, `%llu`, `%d` for 32 bits, `%u` for unsigned 32 bits).
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        let isSmall =
          value is Int32 || value is Int16 || value is Int8 || value is UInt32 || value is UInt16 || value is UInt8
        if Number.isSigned {
          append(.signed(Int64(clamping: value)), isSmall ? "%d" : "%lld")
        } else {
          append(.unsigned(UInt64(clamping: value)), isSmall ? "%u" : "%llu")
        }
      }

      /// Adds a number as a value (`%lf`, `%f` for `Float`).
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        append(.floating(Double(value)), value is Float ? "%f" : "%lf")
      }

      /// Adds a number as a value with a conversion such as `%.1f`.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
        append(.floating(Double(value)), specifier)
      }

      /// Adds a whole number as a value with a conversion such as `%03lld`.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
        append(.signed(Int64(clamping: value)), specifier)
      }

      /// Adds a value as a style writes it (`%@`).
      public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
      where Style.FormatOutput == String {
        append(.text(format.format(input)), "%@")
      }

      private mutating func append(_ value: FormatValue, _ conversion: String) {
        key += conversion
        values.append(value)
      }
    }
  }
}

/// A value in a localized text.
enum FormatValue: Equatable, Sendable {
  case text(String)
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)

  var argument: any CVarArg {
    switch self {
    case .text(let text): text as NSString
    case .signed(let number): number
    case .unsigned(let number): number
    case .floating(let number): number
    }
  }
}
