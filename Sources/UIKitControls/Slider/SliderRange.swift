/// A value between two ends.
struct SliderRange: Equatable {
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1
  private(set) var value: Float = 0

  /// How much of the way a reader's swipe, or an arrow, goes [C].
  static let step: Float = 0.1

  /// How far along the way the value is, from 0 to 1.
  var share: CGFloat { maximum > minimum ? CGFloat((value - minimum) / (maximum - minimum)) : 0 }

  mutating func setMinimum(_ minimum: Float) {
    self.minimum = minimum
    // [C] Ends that changed places are one end.
    maximum = max(maximum, minimum)
    set(value)
  }

  mutating func setMaximum(_ maximum: Float) {
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value)
  }

  mutating func set(_ value: Float) { self.value = min(max(value, minimum), maximum) }

  /// The value at a part of the way, from 0 to 1.
  func value(at share: CGFloat) -> Float { minimum + Float(min(max(share, 0), 1)) * (maximum - minimum) }
}
