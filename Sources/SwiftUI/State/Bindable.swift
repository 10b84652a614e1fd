import Observation

/// Makes bindings to the properties of an observable object.
///
/// Documentation: `SwiftUI/Bindable`.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  /// Only observable objects have bindings.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The bindings themselves, for wrappers of wrappers.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
