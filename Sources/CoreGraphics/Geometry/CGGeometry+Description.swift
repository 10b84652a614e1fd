// Apple's CoreGraphics prints points, sizes and rectangles as their numbers; Foundation on Linux has no description of
// them.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// Such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Such as `(0.0, 0.0, 1.0, 2.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
