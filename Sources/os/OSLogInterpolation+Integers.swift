/// Integers in a message. Each integer type has a method of its own, which the compiler prefers to the one for
/// `CustomStringConvertible`.
extension OSLogInterpolation {
  /// Adds a number of type `Int`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `Int8`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int8, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `Int16`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int16, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `Int32`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `Int64`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int64, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `UInt`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `UInt8`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt8, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `UInt16`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt16, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `UInt32`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt32, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }

  /// Adds a number of type `UInt64`.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> UInt64, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(isNumber: true, privacy, align) { format.text(number()) }
  }
}
