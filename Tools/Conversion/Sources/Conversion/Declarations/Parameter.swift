/// A parameter of a method.
struct Parameter: Codable, Equatable {
  /// The argument label; empty for `_`.
  let label: String
  /// The name inside the method.
  let name: String
  let type: String
  /// Whether the argument cannot be passed in a call by selector: `inout`, variadic, a closure that does not escape,
  /// ownership.
  let isUntransferable: Bool
  /// Whether it is variadic: a generated method cannot pass such arguments on.
  let isVariadic: Bool
  /// Whether it is `inout`: a generated method passes it on with `&`.
  let isInout: Bool

  /// The type without attributes that only a parameter can have.
  var plainType: String {
    type.hasPrefix("@escaping ") ? String(type.dropFirst(10)) : type
  }
}
