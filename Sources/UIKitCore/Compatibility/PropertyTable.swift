/// A property that can be read and set by its name: an outlet, an attribute that a document sets, a key.
public struct _Property {
  let key: String
  let value: @MainActor (AnyObject) -> Any?
  let set: (@MainActor (AnyObject, Any?) -> PropertyAssignment)?

  /// A property that a key path names: `_Property("titleLabel", \FeedCell.titleLabel)`. Numbers are converted to the
  /// property's own type.
  @preconcurrency @MainActor
  public init<Root: AnyObject, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(key, get: { (root: Root) in root[keyPath: path] }, set: { root, value in root[keyPath: path] = value })
  }

  /// A property that can be read only.
  @preconcurrency @MainActor @_disfavoredOverload
  public init<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) {
    self.key = key
    value = { root in (root as? Root).flatMap { PropertyValue.flattened($0[keyPath: path]) } }
    set = nil
  }

  /// A property that no key path names, such as one in two cases of a condition.
  @preconcurrency @MainActor
  public init<Root: AnyObject, Value>(
    _ key: String, get: @escaping @MainActor (Root) -> Value, set: @escaping @MainActor (Root, Value) -> Void
  ) {
    self.key = key
    value = { root in (root as? Root).flatMap { PropertyValue.flattened(get($0)) } }
    self.set = { root, given in
      guard let root = root as? Root else { return .mismatch(Value.self) }
      guard let value = PropertyValue.converted(given, to: Value.self) else {
        return given == nil ? .missing : .mismatch(Value.self)
      }
      set(root, value)
      return .done
    }
  }
}

/// The result of setting a property by its name.
enum PropertyAssignment {
  case done
  /// The property is not optional, and there is no value.
  case missing
  /// The value is of another type than the property's.
  case mismatch(Any.Type)
}

/// A class whose properties can be read and set by their names.
///
/// `UIResponder` adopts it; a subclass adds its properties to those it inherits:
///
///     override class var _properties: [_Property] { super._properties + [_Property("title", \FeedCell.title)] }
public protocol _KeyValueTarget: AnyObject {
  /// The properties that names reach on instances of this class, inherited ones included. Later entries win.
  @preconcurrency @MainActor static var _properties: [_Property] { get }
}

/// Finds the properties that names reach.
@MainActor
enum PropertyTable {
  private static var tables: [ObjectIdentifier: [String: _Property]] = [:]

  /// The property of an object's class; nil where it has none of that name.
  static func property(_ key: String, of object: AnyObject) -> _Property? {
    let own = (object as? any _KeyValueTarget).flatMap { table(of: type(of: $0))[key] }
    return own ?? CarriedTables.property(key, of: object)
  }

  /// The names of all properties of an object's class, in order.
  static func keys(of object: AnyObject) -> [String] {
    guard let object = object as? any _KeyValueTarget else { return [] }
    return table(of: type(of: object)).keys.sorted()
  }

  /// The table of a class, built when first asked for.
  private static func table(of type: any _KeyValueTarget.Type) -> [String: _Property] {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    let table = Dictionary(type._properties.map { ($0.key, $0) }) { _, later in later }
    tables[key] = table
    return table
  }
}
