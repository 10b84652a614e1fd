import Foundation

/// A window's value that is restored when the app is launched again. It is stored in the user defaults, apart from the
/// values of `AppStorage`, as an app has one window [?].
///
/// Documentation: `SwiftUI/SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: AppStorage<Value>

  private static func name(_ key: String) -> String { "SwiftUI.SceneStorage." + key }

  /// The value that is kept, or the first one; setting it keeps another.
  public var wrappedValue: Value {
    get { stored.wrappedValue }
    nonmutating set { stored.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.projectedValue }

  /// A Boolean value under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// An integer for a key, with a default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// A number under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// A text under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// An address under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// Bytes under a key; the given ones until some are kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// An enumeration case with an integer raw value for a key, with a default.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
  /// A case with a text under a key; the given one until one is kept.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value under a key; nil until one is kept.
  public init(_ key: String) where Value == Bool? { stored = AppStorage(Self.name(key)) }
  /// An integer for a key; nil until one is stored.
  public init(_ key: String) where Value == Int? { stored = AppStorage(Self.name(key)) }
  /// A number under a key; nil until one is kept.
  public init(_ key: String) where Value == Double? { stored = AppStorage(Self.name(key)) }
  /// A text under a key; nil until one is kept.
  public init(_ key: String) where Value == String? { stored = AppStorage(Self.name(key)) }
  /// Bytes under a key; nil until some are kept.
  public init(_ key: String) where Value == Data? { stored = AppStorage(Self.name(key)) }
}
