import UIKit

/// The key of a text in a string table, with values in it.
///
/// Documentation: `SwiftUI/LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let value: String.LocalizationValue
  /// Texts with attributes of their own, in the places of their values.
  let isPlain: Bool

  /// A key.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    isPlain = true
  }

  /// A key.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    isPlain = false
  }

  func text(_ environment: EnvironmentValues, _ table: String?, _ bundle: Bundle?) -> String {
    String(localized: value, table: table, bundle: bundle, locale: environment.locale)
  }

  /// Collects the key and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var base: String.LocalizationValue.StringInterpolation

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds text to the key.
    public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
    /// Adds a text as a value.
    public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }
    /// Adds a text as a value.
    public mutating func appendInterpolation(_ substring: Substring) { base.appendInterpolation(substring) }
    /// Adds a whole number as a value.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { base.appendInterpolation(value) }
    /// Adds a number as a value.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { base.appendInterpolation(value) }
    /// Adds a number as a value, with a conversion such as `%.1f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
    }
    /// Adds a whole number as a value, with a conversion such as `%03lld`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
    }
    /// Adds a value as a style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { base.appendInterpolation(input, format: format) }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      base.appendInterpolation(formatter?.string(for: subject) ?? subject.description)
    }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      base.appendInterpolation(formatter.string(for: subject) ?? String(describing: subject))
    }
    /// Adds a date as a style writes it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      base.appendInterpolation(style.text(date, .current, .current))
    }
    /// Adds a text, without its attributes.
    public mutating func appendInterpolation(_ text: Text) {
      base.appendInterpolation(MainActor.assumeIsolated { text.plain(EnvironmentValues()) })
    }
  }
}
