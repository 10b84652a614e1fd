/// A parameter of a method.
struct Parameter: Codable, Equatable {
  /// The argument label; empty for `_`.
  let label: String
  /// The name inside the method.
  let name: String
  let type: String
  /// Whether Objective-C, or a value without a type, cannot carry the argument: `inout`, variadic, a closure that does
  /// not escape, ownership.
  let isUntransferable: Bool
  /// Whether it is variadic, so that nobody can pass it on.
  let isVariadic: Bool
  /// Whether `inout`, so that it is passed on with `&`.
  let isInout: Bool

  /// The type without attributes that only a parameter can have.
  var plainType: String {
    type.hasPrefix("@escaping ") ? String(type.dropFirst(10)) : type
  }
}
