import UIKit

/// The key of a text in a string table, with values in it.
///
/// Documentation: `SwiftUI/LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let value: String.LocalizationValue
  /// Styled texts that are interpolated as values.
  let parts: [Text]

  /// A key.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    parts = []
  }

  /// A key.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    parts = stringInterpolation.parts
  }

  /// The localised text, with a placeholder for each part.
  func marked(_ environment: EnvironmentValues, _ table: String?, _ bundle: Bundle?) -> String {
    String(localized: value, table: table, bundle: bundle, locale: environment.locale)
  }

  /// The text in the user's language, without attributes.
  @MainActor
  func text(_ environment: EnvironmentValues, _ table: String?, _ bundle: Bundle?) -> String {
    let marked = marked(environment, table, bundle)
    guard !parts.isEmpty else { return marked }
    return PartMark.pieces(of: marked, parts).map { piece in
      switch piece {
      case .letters(let letters): String(letters)
      case .part(let text): text.plain(environment)
      }
    }.joined()
  }

  /// Collects the key and the values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var base: String.LocalizationValue.StringInterpolation
    var parts: [Text] = []

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
    /// Interpolates an integer.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { base.appendInterpolation(value) }
    /// Adds a number as a value.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { base.appendInterpolation(value) }
    /// Interpolates a number, with a format specifier such as `%.1f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      base.appendInterpolation(value, specifier: specifier)
    }
    /// Interpolates an integer, with a format specifier such as `%03lld`.
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
      appendInterpolation(Text(date, style: style))
    }
    /// Interpolates a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      base.appendInterpolation(PartMark.text(parts.count))
      parts.append(text)
    }
    /// Interpolates an image; a symbol is as large as the surrounding text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }
  }
}

/// The placeholder of a part: its number between two private use characters.
enum PartMark {
  enum Piece {
    case letters(Substring)
    case part(Text)
  }

  private static let (start, end): (Character, Character) = ("\u{10FFFC}", "\u{10FFFD}")

  static func text(_ number: Int) -> String { "\(start)\(number)\(end)" }

  /// The text between the placeholders, and the parts in their positions.
  static func pieces(of text: String, _ parts: [Text]) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let first = rest.firstIndex(of: start), let last = rest[first...].firstIndex(of: end) {
      if first > rest.startIndex { pieces.append(.letters(rest[..<first])) }
      if let number = Int(rest[rest.index(after: first)..<last]), parts.indices.contains(number) {
        pieces.append(.part(parts[number]))
      }
      rest = rest[rest.index(after: last)...]
    }
    if !rest.isEmpty { pieces.append(.letters(rest)) }
    return pieces
  }
}
