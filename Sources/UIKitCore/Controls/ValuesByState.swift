/// A value for each state; a state without one has that of the normal state.
package struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  package init() {}

  package subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  /// The value that was set for a state.
  package func own(_ state: UIControl.State) -> Value? { values[state] }

  /// Whether no state has a value.
  package var isEmpty: Bool { values.isEmpty }

  package mutating func removeAll() { values = [:] }

  /// Whether the state has its own value.
  package func hasOwn(_ state: UIControl.State) -> Bool { values[state] != nil }
}
