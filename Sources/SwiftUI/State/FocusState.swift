import UIKit

/// The focused field of a view: a Boolean value for one field, or the value of one of several; false or nil without
/// focus. Setting it moves the focus.
///
/// Documentation: `SwiftUI/FocusState`.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves the focus.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct Binding {
    let location: ValueLocation<Value>?
    let none: Value

    /// The value of the field that has the keyboard.
    public var wrappedValue: Value {
      get { location?.value ?? none }
      nonmutating set { location?.set(newValue, .current) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: StateLocation<Value>?

  /// A field that has the keyboard or not.
  public init() where Value == Bool { none = false }

  /// One of several fields; nil if none has the focus.
  public init<T>() where Value == T?, T: Hashable { none = nil }

  /// The value of the field that has the keyboard.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.set(newValue, .current) }
  }

  /// Reads and moves the focus.
  public var projectedValue: Binding { Binding(location: location, none: none) }
}

extension FocusState: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let location = slot as? StateLocation<Value> ?? StateLocation(none)
    slot = location
    self.location = location
  }
}

/// The focus of one field, as requested by the view.
@MainActor
final class FocusRequest {
  /// Whether the field should have the keyboard.
  let isFocused: Bool
  /// Reports whether the field has the keyboard.
  let tell: (Bool) -> Void

  init(isFocused: Bool, tell: @escaping (Bool) -> Void) {
    self.isFocused = isFocused
    self.tell = tell
  }

  /// Gives a field the keyboard focus, or removes it, once the field is on screen.
  static func apply(_ new: FocusRequest?, after old: FocusRequest?, to field: UIView, _ node: ViewNode?) {
    guard let new, let node else { return }
    if new.isFocused, !field.isFirstResponder {
      node.graph.runSoon { [weak field] in _ = field?.becomeFirstResponder() }
    } else if !new.isFocused, old?.isFocused == true, field.isFirstResponder {
      node.graph.runSoon { [weak field] in _ = field?.resignFirstResponder() }
    }
  }
}

extension EnvironmentValues {
  private struct FocusKey: EnvironmentKey { static var defaultValue: FocusRequest? { nil } }
  var focusRequest: FocusRequest? {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

struct FocusModifier<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  func body(content: Content) -> some View {
    let (binding, value) = (binding, value)
    // Read here, so that the field follows the value.
    let isFocused = binding.wrappedValue == value
    return content.environment(
      \.focusRequest,
      FocusRequest(isFocused: isFocused) { hasFocus in
        if hasFocus {
          if binding.wrappedValue != value { binding.wrappedValue = value }
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
  }
}

extension View {
  /// Ties the focus of the field to a value: the field has the keyboard while the binding has that value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Ties the focus of the field to a Boolean value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}
