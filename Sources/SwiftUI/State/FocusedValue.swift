import Observation

/// Reads a value of the focused view, of a view around it, or of the scene. The body is evaluated again when it changes.
///
/// Documentation: `SwiftUI/FocusedValue`.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let path: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// The value of a property of `FocusedValues`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }

  /// The observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { path = \.[object: FocusedType<Value>()] }

  /// The value; nil where no view gives any.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    value = node.environment.focusedStore?.store.values()[keyPath: path]
  }
}

/// Reads and changes a value through a binding of the focused view, of a view around it, or of the scene.
///
/// Documentation: `SwiftUI/FocusedBinding`.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let path: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// The value of a binding among the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { path = keyPath }

  /// The value; nil where no view gives a binding, and setting it then has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding<Value?>(get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}

extension FocusedBinding: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    binding = node.environment.focusedStore?.store.values()[keyPath: path]
    // Read so that the body is also evaluated again when the binding's value changes.
    _ = binding?.wrappedValue
  }
}
