/// A text with values, as it is written in the source: `"moved \(count) rows"`. Values are read when the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// The text and the values of the message.
  public let interpolation: OSLogInterpolation

  /// A message of a text and values.
  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  /// A message of a text.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literal: value)
  }
}
