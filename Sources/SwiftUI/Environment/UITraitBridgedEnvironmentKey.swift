import UIKit

/// The key of a value that is a trait of UIKit as well: views read the trait of the view or controller that hosts them, and
/// views of UIKit among them get the value as a trait.
///
/// Documentation: `SwiftUI/UITraitBridgedEnvironmentKey`.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits have.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the trait to a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The values of the environment that views of UIKit among the views have as traits.
struct BridgedTraits: Equatable, @unchecked Sendable {
  /// The traits of the view that hosts the tree.
  var hostTraits: UITraitCollection?
  /// How to write the values that views have set, by their keys.
  fileprivate var writers: [ObjectIdentifier: (inout any UIMutableTraits, EnvironmentValues) -> Void] = [:]

  static func == (a: BridgedTraits, b: BridgedTraits) -> Bool {
    a.hostTraits == b.hostTraits && a.writers.keys == b.writers.keys
  }

  /// Gives a view or controller the values that views above it have set.
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

  /// The value of a key that is also a trait: the one that an enclosing view sets, otherwise the trait's.
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
