/// A value that a gesture updates while it is active; otherwise the initial value.
///
/// Documentation: `SwiftUI/GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// A value that resets when the gesture ends.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

  /// A value that resets when the gesture ends.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value that resets with a transaction when the gesture ends.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value that resets when the gesture ends; a closure configures the transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// The initial value, or the one last set while the gesture is active.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func set(_ value: Value, _ transaction: Transaction) { location?.set(value, transaction) }

  fileprivate func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.value, &transaction)
    location.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is nil while the gesture is not active.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: NodeProperty {
  mutating func connect(_ slot: inout AnyObject?, _ node: ViewNode) {
    let location = slot as? StateLocation<Value> ?? StateLocation(initial)
    slot = location
    self.location = location
  }
}

/// A gesture that keeps a state up to date.
///
/// Documentation: `SwiftUI/GestureStateGesture`.
public struct GestureStateGesture<Base: Gesture, State>: WrappingGesture {
  public typealias Value = Base.Value
  let inner: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  func translate(_ event: GestureEvent<Base.Value>) -> GestureEvent<Base.Value> {
    switch event {
    case .changed(let value):
      var new = state.wrappedValue
      var transaction = Transaction()
      change(value, &new, &transaction)
      state.set(new, transaction)
    case .ended, .failed: state.end()
    }
    return event
  }
}

extension Gesture {
  /// Changes a state with each value of the gesture.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(inner: self, state: state, change: body)
  }
}
