import Observation

/// The key of an environment value, which passes down the view tree.
///
/// Documentation: `SwiftUI/EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above set one.
  static var defaultValue: Value { get }
}

/// The values that pass down the view tree.
///
/// Documentation: `SwiftUI/EnvironmentValues`.
public struct EnvironmentValues: @unchecked Sendable {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage: Storage

  /// The default values.
  public init() { storage = Storage([:]) }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stored(key) ?? K.defaultValue }
    set { store(newValue, for: key) }
  }

  /// The value set for a key; nil if none was set.
  func stored<K: EnvironmentKey>(_ key: K.Type) -> K.Value? { storage.values[ObjectIdentifier(key)] as? K.Value }

  mutating func store<K: EnvironmentKey>(_ newValue: K.Value, for key: K.Type) {
    // An equal value keeps the storage, which shows the views below that nothing changed.
    if let old = storage.values[ObjectIdentifier(key)], Self.areEqual(old, newValue) { return }
    if isKnownUniquelyReferenced(&storage) {
      storage.values[ObjectIdentifier(key)] = newValue
    } else {
      var values = storage.values
      values[ObjectIdentifier(key)] = newValue
      storage = Storage(values)
    }
  }

  /// Whether both share their storage; the values are not compared.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether all values are known to be equal.
  func isEqual(to other: EnvironmentValues) -> Bool {
    if storage === other.storage { return true }
    guard storage.values.count == other.storage.values.count else { return false }
    return storage.values.allSatisfy { key, value in
      other.storage.values[key].map { Self.areEqual(value, $0) } ?? false
    }
  }

  /// Whether two values are known to be equal; for objects, whether they are identical.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if let a = a as? any Equatable { return isEqual(a, b) }
    if type(of: a) is AnyClass, type(of: b) is AnyClass { return a as AnyObject === b as AnyObject }
    return false
  }

  private static func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T).map { $0 == a } ?? false }
}

/// Reads a value that enclosing views set. The body is evaluated again when it changes.
///
/// Documentation: `SwiftUI/Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var value: Value?

  /// The value of a property of `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object that an enclosing view provides with `environment(_:)`. If none does, reading it stops
  /// the program.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment[ObservableObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this view."
        )
      }
      return object
    }
  }

  /// An observable object, or nil where no view above supplies one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[ObservableObjectKey<T>.self] }
  }

  /// The value. Before the view is shown it is the default one.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  private func read(_ environment: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read): read(environment)
    }
  }

  /// The value that was read last, as the tree keeps it.
  private final class Reading: EnvironmentReading {
    let value: Value
    let read: (EnvironmentValues) -> Value
    init(_ value: Value, _ read: @escaping (EnvironmentValues) -> Value) {
      self.value = value
      self.read = read
    }
    func hasChanged(in environment: EnvironmentValues) -> Bool { !EnvironmentValues.areEqual(value, read(environment)) }
  }
}

extension Environment: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let environment = node.environment
    let current = read(environment)
    value = current
    let copy = self
    slot = Reading(current) { copy.read($0) }
  }
}

/// The key of an observable object of a type.
struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
