/// A value between a minimum and a maximum.
struct SliderRange: Equatable {
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1
  private(set) var value: Float = 0

  /// The fraction of the range by which a swipe of a screen reader, or an arrow key, changes the value [C].
  static let step: Float = 0.1

  /// The position of the value within the range, from 0 to 1.
  var share: CGFloat { maximum > minimum ? CGFloat((value - minimum) / (maximum - minimum)) : 0 }

  mutating func setMinimum(_ minimum: Float) {
    self.minimum = minimum
    // [C] A minimum above the maximum raises the maximum.
    maximum = max(maximum, minimum)
    set(value)
  }

  mutating func setMaximum(_ maximum: Float) {
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value)
  }

  mutating func set(_ value: Float) { self.value = min(max(value, minimum), maximum) }

  /// The value at a fraction of the range; fractions outside of 0...1 are clamped.
  func value(at share: CGFloat) -> Float { minimum + Float(min(max(share, 0), 1)) * (maximum - minimum) }
}
