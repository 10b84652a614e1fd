/// A value that views have for the container that shows them.
///
/// Documentation: `SwiftUI/ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view has for the container that shows it.
///
/// Documentation: `SwiftUI/ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  /// The value for a key; its default if the view sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view if it is of the given type; nil otherwise.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.tagged(as: type) }

  /// Whether the view has the given tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  /// Gives the view a value for the container that shows it.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(TraitModifier { $0.container[keyPath: keyPath] = value })
  }
}
