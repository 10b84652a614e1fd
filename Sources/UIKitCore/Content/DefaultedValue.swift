/// A value that has a default until the app sets it: from then on the app's value is used in any state.
///
/// Two are equal if their current values are.
struct DefaultedValue<Value> {
  private var own: Value?
  private(set) var standard: Value

  init(_ standard: Value) { self.standard = standard }

  var value: Value {
    get { own ?? standard }
    set { own = newValue }
  }

  mutating func setStandard(_ value: Value) { standard = value }
}

extension DefaultedValue: Equatable where Value: Equatable {
  static func == (first: Self, second: Self) -> Bool { first.value == second.value }
}

extension DefaultedValue: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
