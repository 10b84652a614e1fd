import UIKit

/// The key of an environment value that is also a UIKit trait. Without a value from an enclosing view, views read the
/// trait of the view or controller that hosts them; UIKit views inside get the environment's value as a trait.
///
/// Documentation: `SwiftUI/UITraitBridgedEnvironmentKey`.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value of the key in a trait collection.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the trait to a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The environment values that UIKit views inside get as traits.
struct BridgedTraits: Equatable, @unchecked Sendable {
  /// The traits of the view that hosts the tree.
  var hostTraits: UITraitCollection?
  /// Closures that write the values set by views into traits, by their keys.
  fileprivate var writers: [ObjectIdentifier: (inout any UIMutableTraits, EnvironmentValues) -> Void] = [:]

  static func == (a: BridgedTraits, b: BridgedTraits) -> Bool {
    a.hostTraits == b.hostTraits && a.writers.keys == b.writers.keys
  }

  /// Sets the traits of a view or controller to the values that enclosing views have set.
  @MainActor
  func write(_ values: EnvironmentValues, to overrides: inout UITraitOverrides) {
    guard !writers.isEmpty else { return }
    var traits: any UIMutableTraits = overrides
    for writer in writers.values { writer(&traits, values) }
    if let traits = traits as? UITraitOverrides { overrides = traits }
  }
}

extension EnvironmentValues {
  private struct BridgedTraitsKey: EnvironmentKey { static var defaultValue: BridgedTraits { BridgedTraits() } }

  var bridgedTraits: BridgedTraits {
    get { self[BridgedTraitsKey.self] }
    set { self[BridgedTraitsKey.self] = newValue }
  }

  /// The value of a key that is also a trait: the one that an enclosing view sets, otherwise that of the hosting view's
  /// trait.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let value = stored(key) { return value }
      return bridgedTraits.hostTraits.map { K.read(from: $0) } ?? K.defaultValue
    }
    set {
      store(newValue, for: key)
      guard bridgedTraits.writers[ObjectIdentifier(key)] == nil else { return }
      bridgedTraits.writers[ObjectIdentifier(key)] = { traits, values in
        if let value = values.stored(key) { K.write(to: &traits, value: value) }
      }
    }
  }
}
