/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The distance to the right, in points; negative is to the left.
  public var horizontal: CGFloat
  /// The distance down, in points; negative is up.
  public var vertical: CGFloat

  /// No displacement.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A displacement of given lengths, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No displacement.
  public static let zero = UIOffset()
}

/// Whether two offsets are equal.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}
