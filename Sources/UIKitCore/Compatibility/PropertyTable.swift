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

  /// A property by closures, for one without a Swift key path, such as one that is declared in two branches of `#if`.
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

extension _Property {
  private init(
    _ key: String, value: @escaping @MainActor (AnyObject) -> Any?,
    set: (@MainActor (AnyObject, Any?) -> PropertyAssignment)?
  ) {
    self.key = key
    self.value = value
    self.set = set
  }

  /// This property under the name of its getter, such as `isHidden`, by which it can only be read.
  func readOnly(as key: String) -> _Property { _Property(key, value: value, set: nil) }

  /// A property of an enumeration, which a key reads and sets as the case's number.
  @MainActor
  static func number<Root: AnyObject, Value: RawRepresentable>(
    _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> _Property where Value.RawValue: BinaryInteger {
    _Property(
      key, get: { (root: Root) in Int(root[keyPath: path].rawValue) },
      set: { root, number in
        if let value = Value(rawValue: Value.RawValue(number)) { root[keyPath: path] = value }
      })
  }

  /// A key that UIKit refuses, with its own message.
  static func refused(_ key: String, _ reason: String) -> _Property {
    _Property(key, value: { _ in fatalError(reason) }, set: { _, _ in .refused(reason) })
  }

  /// An instance variable to which UIKit has denied access since iOS 13 [C].
  static func prohibited(_ key: String, _ name: String? = nil, of type: String) -> _Property {
    refused(key, "Access to \(type)'s \(name ?? key) ivar is prohibited. This is an application bug")
  }
}

/// A UIKit object that is not a responder, with its keys [C]. An app's subclass has its own table.
@MainActor
protocol KeyedObject: AnyObject {
  /// The keys, inherited ones included. Later entries win.
  static var knownKeys: [_Property] { get }
}

/// The result of setting a property by its name.
enum PropertyAssignment {
  case done
  /// UIKit refuses the name.
  case refused(String)
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

  /// The property with a name in an object's class; nil if there is none. A property is also found by the name of its
  /// getter, such as `isHidden`, but cannot be set by that.
  static func property(_ key: String, of object: AnyObject) -> _Property? {
    if let property = named(key, of: object) { return property }
    return getter(key).flatMap { named($0, of: object)?.readOnly(as: key) }
  }

  private static func named(_ key: String, of object: AnyObject) -> _Property? {
    let own = (object as? any _KeyValueTarget).flatMap { table(of: type(of: $0))[key] }
    return own ?? CarriedTables.property(key, of: object) ?? known(object)[key]
  }

  /// `hidden` for `isHidden`.
  private static func getter(_ key: String) -> String? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return nil }
    return first.lowercased() + key.dropFirst(3)
  }

  /// The names of all properties of an object's class, in order.
  static func keys(of object: AnyObject) -> [String] {
    let own = (object as? any _KeyValueTarget).map { table(of: type(of: $0)) } ?? [:]
    return Set(own.keys).union(known(object).keys).sorted()
  }

  /// The keys of a UIKit object that is not a responder.
  private static func known(_ object: AnyObject) -> [String: _Property] {
    guard let object = object as? any KeyedObject else { return [:] }
    let key = ObjectIdentifier(type(of: object))
    if let table = tables[key] { return table }
    let table = Dictionary(type(of: object).knownKeys.map { ($0.key, $0) }) { _, later in later }
    tables[key] = table
    return table
  }

  /// The table of a class, built on first use.
  private static func table(of type: any _KeyValueTarget.Type) -> [String: _Property] {
    let key = ObjectIdentifier(type)
    if let table = tables[key] { return table }
    let table = Dictionary(type._properties.map { ($0.key, $0) }) { _, later in later }
    tables[key] = table
    return table
  }
}
