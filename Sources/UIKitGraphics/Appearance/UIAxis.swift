/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The axes as bits: 1 horizontal, 2 vertical.
  public let rawValue: UInt

  /// The axes of a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The x axis, from left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The y axis, from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes: movement in any direction.
  public static let both: UIAxis = [.horizontal, .vertical]
}
