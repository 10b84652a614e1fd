import Foundation
import UIKit

/// A value that is stored in the user defaults. The body is evaluated again when it changes.
///
/// Documentation: `SwiftUI/AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private var location: StoredLocation<Value>?

  private init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
  }

  /// The value; setting it keeps it in the defaults.
  public var wrappedValue: Value {
    get { location?.value ?? read(store ?? .standard, key) }
    nonmutating set {
      if let location { location.set(newValue, .current) } else { write(store ?? .standard, key, newValue) }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

extension AppStorage: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let store = self.store ?? node.environment.defaultStore ?? .standard
    if let kept = slot as? StoredSlot<Value>, kept.location.store === store, kept.location.key == key {
      location = kept.location
    } else {
      (slot as? StoredSlot<Value>)?.leave()
      let location = StoredLocation(key, store, read, write)
      slot = StoredSlot(location)
      self.location = location
    }
  }
}

/// Keeps a value's location for as long as the view exists.
@MainActor
private final class StoredSlot<Value>: LeavingProperty {
  let location: StoredLocation<Value>
  init(_ location: StoredLocation<Value>) { self.location = location }
  func leave() { location.leave() }
}

/// A value in defaults, with the nodes whose bodies read it.
final class StoredLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
  let key: String
  let store: UserDefaults
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private let readers = ReaderList()
  private var observation: (any NSObjectProtocol)?
  /// The value as last read, to detect changes from elsewhere.
  private var last: Any?

  @MainActor init(
    _ key: String, _ store: UserDefaults, _ read: @escaping (UserDefaults, String) -> Value,
    _ write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store
    self.read = read
    self.write = write
    last = store.object(forKey: key)
    super.init()
    observation = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in onMainActor { self?.noteChange(Transaction()) } }
  }

  override var value: Value {
    if MainThread.isCurrent { MainActor.assumeIsolated { readers.note() } }
    return read(store, key)
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    write(store, key, value)
    onMainActor { [self] in
      noteChange(transaction)
      // Notifies the other views that show the value.
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }
  }

  @MainActor private func noteChange(_ transaction: Transaction) {
    let current = store.object(forKey: key)
    guard !Self.areEqual(last, current) else { return }
    last = current
    readers.invalidate(transaction)
  }

  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): EnvironmentValues.areEqual(a, b)
    default: false
    }
  }

  @MainActor func leave() {
    observation.map(NotificationCenter.default.removeObserver)
    observation = nil
  }
}

extension AppStorage {
  private init(_ key: String, _ store: UserDefaults?, _ value: Value, as type: Value.Type) {
    self.init(
      key, store, read: { $0.object(forKey: $1) as? Value ?? value }, write: { $0.set($2, forKey: $1) })
  }

  private init<Stored>(optional key: String, _ store: UserDefaults?, as type: Stored.Type) where Value == Stored? {
    self.init(
      key, store, read: { $0.object(forKey: $1) as? Stored },
      write: { store, key, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }

  /// A Boolean value under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, wrappedValue, as: Bool.self)
  }
  /// An integer for a key, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, wrappedValue, as: Int.self)
  }
  /// A number under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, wrappedValue, as: Double.self)
  }
  /// A text under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, wrappedValue, as: String.self)
  }
  /// Bytes under a key; the given ones until some are kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, wrappedValue, as: Data.self)
  }
  /// An address under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
  }
  /// An enumeration case with an integer raw value for a key, with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
  /// A case with a text under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value under a key; nil until one is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, as: Bool.self)
  }
  /// An integer for a key; nil until one is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, as: Int.self)
  }
  /// A number under a key; nil until one is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, as: Double.self)
  }
  /// A text under a key; nil until one is kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, as: String.self)
  }
  /// Bytes under a key; nil until some are kept.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, as: Data.self)
  }
}

extension EnvironmentValues {
  private struct StoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }
  var defaultStore: UserDefaults? {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}

extension View {
  /// The user defaults in which `AppStorage` in the view stores values.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultStore, store) }
}
