import Foundation

/// The literal text and the interpolated values of a message. Strings and objects are hidden unless their privacy
/// option shows them.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private var pieces: [(_ showsPrivate: Bool) -> String] = []

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  init(literal: String) { appendLiteral(literal) }

  func text(showsPrivate: Bool) -> String { pieces.map { $0(showsPrivate) }.joined() }

  mutating func append(
    isNumber: Bool, _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment, _ text: @escaping () -> String
  ) {
    pieces.append { showsPrivate in
      align.aligned(privacy.shown(text(), isNumber: isNumber, showsPrivate: showsPrivate))
    }
  }

  /// Adds the literal text between values.
  public mutating func appendLiteral(_ literal: String) { pieces.append { _ in literal } }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a floating-point number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(Double(number())) }
  }

  /// Adds a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, .none) { format.text(boolean()) }
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: false, privacy, align, argumentString)
  }

  /// Adds a value by its description.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: false, privacy, align) { value().description }
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { String(describing: value()) }
  }

  /// Adds an object by its description.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: false, privacy, .none) { argumentObject().description }
  }

  /// Adds an object by its description, or `nil`.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(isNumber: false, privacy, .none) { argumentObject().map(\.description) ?? "nil" }
  }

  /// Adds an error by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(isNumber: false, privacy, .none) { String(describing: error()) }
  }

  /// Adds an error by its description, or `nil`.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(isNumber: false, privacy, .none) { error().map { String(describing: $0) } ?? "nil" }
  }
}
