/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

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
