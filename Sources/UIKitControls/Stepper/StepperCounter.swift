/// A value that changes by steps between a minimum and a maximum.
struct StepperCounter: Equatable {
  var minimum: Double = 0
  var maximum: Double = 100
  var step: Double = 1
  var wraps = false
  private(set) var value: Double = 0

  mutating func set(_ value: Double) { self.value = min(max(value, minimum), maximum) }

  /// Whether a step in a direction, 1 or -1, changes the value.
  func canGo(by steps: Int) -> Bool { wraps || (steps > 0 ? value < maximum : value > minimum) }

  /// Changes the value by steps. Beyond an end it continues at the other one if the stepper wraps.
  mutating func go(by steps: Int) {
    let next = value + Double(steps) * step
    if wraps, next > maximum {
      value = minimum
    } else if wraps, next < minimum {
      value = maximum
    } else {
      set(next)
    }
  }
}
