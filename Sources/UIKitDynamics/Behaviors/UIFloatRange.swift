/// A range of numbers, such as the range of an attachment's motion.
public struct UIFloatRange: Equatable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// From 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// From a number to another that is not less.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// From 0 to 0, which allows no motion.
  public static let zero = UIFloatRange()
  /// Without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it has no limits.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Whether two ranges are the same.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
