/// No object, for a method whose parameter must have one. In Objective-C, `perform(_:with:)` gives nil to any method.
enum AbsentObject {
  /// Whether values of the type are references to objects.
  static func exists<Value>(as type: Value.Type) -> Bool { type is AnyObject.Type }

  /// A reference to nothing, where `exists(as:)`. The method must not use it: that stops the program.
  static func reference<Value>(as type: Value.Type) -> Value { unsafeBitCast(AnyObject?.none, to: type) }
}
