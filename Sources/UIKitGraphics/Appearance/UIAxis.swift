/// Directions of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
