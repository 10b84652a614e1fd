/// A log message, written as a string literal with interpolated values: `"moved \(count) rows"`. The values are read
/// when the message is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The literal text and the values.
  public let interpolation: OSLogInterpolation

  /// A message with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// A message without values.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literal: value)
  }
}
