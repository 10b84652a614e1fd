import Foundation

/// Converts the values of properties to and from `Any`.
enum PropertyValue {
  /// A value without the layers of optionals around it.
  static func flattened(_ value: Any) -> Any? {
    // An object is not optional. A cast to find out would take ten times as long.
    if type(of: value) is AnyClass { return value }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(flattened)
  }

  /// A value converted to the type of a property: unchanged, or a number converted to that type. Nil if neither is
  /// possible.
  static func converted<Value>(_ given: Any?, to type: Value.Type) -> Value? {
    guard let given = given.flatMap(flattened) else {
      return (type as? any OptionalValue.Type)?.none as? Value
    }
    if let value = given as? Value { return value }
    let wanted = (type as? any OptionalValue.Type)?.wrappedType ?? type
    guard let numeric = wanted as? any NumericValue.Type, let number = number(given) else { return nil }
    return numeric.value(of: number) as? Value
  }

  /// A number of any kind; nil for everything else.
  private static func number(_ given: Any) -> NSNumber? {
    (given as? NSNumber) ?? (given as? any NumericValue)?.number
  }
}

/// A number or a Boolean value, which are converted into one another as Objective-C's boxes are.
private protocol NumericValue {
  var number: NSNumber { get }
  static func value(of number: NSNumber) -> Self
}

extension Bool: NumericValue {
  fileprivate var number: NSNumber { NSNumber(value: self) }
  fileprivate static func value(of number: NSNumber) -> Bool { number.boolValue }
}

extension NumericValue where Self: FixedWidthInteger {
  fileprivate var number: NSNumber { NSNumber(value: Int64(clamping: self)) }
  fileprivate static func value(of number: NSNumber) -> Self { Self(clamping: number.int64Value) }
}

extension NumericValue where Self: BinaryFloatingPoint {
  fileprivate var number: NSNumber { NSNumber(value: Double(self)) }
  fileprivate static func value(of number: NSNumber) -> Self { Self(number.doubleValue) }
}

extension Int: NumericValue {}
extension Int8: NumericValue {}
extension Int16: NumericValue {}
extension Int32: NumericValue {}
extension Int64: NumericValue {}
extension UInt: NumericValue {}
extension UInt8: NumericValue {}
extension UInt16: NumericValue {}
extension UInt32: NumericValue {}
extension UInt64: NumericValue {}
extension Double: NumericValue {}
extension Float: NumericValue {}
extension CGFloat: NumericValue {}

/// An optional with any wrapped type.
private protocol OptionalValue {
  var wrapped: Any? { get }
  static var none: Self { get }
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}
