/// A value for each state; a state without one has that of the normal state.
struct ValuesByState<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  /// The value that was set for a state.
  func own(_ state: UIControl.State) -> Value? { values[state] }

  /// Whether no state has a value.
  var isEmpty: Bool { values.isEmpty }

  mutating func removeAll() { values = [:] }

  /// Whether the state has a value of its own.
  func hasOwn(_ state: UIControl.State) -> Bool { values[state] != nil }
}
