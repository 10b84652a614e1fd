/// An identifier in a snapshot that takes any value or object.
///
/// [D] Objects are compared by `isEqual(_:)` and `hash`, other values by their own `==`. As in Objective-C, strings and
/// numbers are equal whether they are Swift values or objects, and an object that cannot be compared is equal to itself
/// alone.
struct ReferenceIdentifier: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// The object as the app passed it.
  let value: Any
  private let key: AnyHashable

  init(_ value: Any) {
    self.value = value
    key = Self.key(of: value)
  }

  private static func key(of value: Any) -> AnyHashable {
    if let text = value as? NSString { return text }
    if let number = value as? NSNumber { return number }
    if let hashable = value as? AnyHashable { return hashable }
    guard type(of: value) is AnyClass else {
      fatalError(
        """
        *** -[NSDiffableDataSourceSnapshot]: \(value) of type \(type(of: value)) cannot be an identifier, because it is \
        equal to no other value, not even to its own copy. Identifiers conform to Hashable, or are objects.
        """)
    }
    return ObjectIdentifier(value as AnyObject)
  }

  var description: String { "\(value)" }

  static func == (first: ReferenceIdentifier, second: ReferenceIdentifier) -> Bool { first.key == second.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension [Any] {
  /// The identifiers for a snapshot.
  var asIdentifiers: [ReferenceIdentifier] { map(ReferenceIdentifier.init) }
}

extension [ReferenceIdentifier] {
  /// The identifiers as the app gave them.
  var asGiven: [Any] { map(\.value) }
}
