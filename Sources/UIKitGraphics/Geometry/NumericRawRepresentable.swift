/// A type whose values are numbers with a meaning: they compare, and distances are added to and taken from them.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable
where RawValue: Comparable, RawValue: Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A value raised by a number. Stops the program if the type has no such value; weights, priorities and levels have
  /// all.
  public static func + (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue + rhs) }

  /// A value raised by a number. Stops the program if the type has no such value; weights, priorities and levels have
  /// all.
  public static func + (lhs: RawValue, rhs: Self) -> Self { made(lhs + rhs.rawValue) }

  /// A value lowered by a number. Stops the program if the type has no such value; weights, priorities and levels have
  /// all.
  public static func - (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue - rhs) }

  /// The difference of two values.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Raises a value by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Lowers a value by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  private static func made(_ rawValue: RawValue) -> Self {
    guard let value = Self(rawValue: rawValue) else { fatalError("\(Self.self) has no value \(rawValue)") }
    return value
  }
}
