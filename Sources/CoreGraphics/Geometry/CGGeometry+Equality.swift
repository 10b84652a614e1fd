extension CGPoint {
  /// Whether two points are equal, like `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether two sizes are equal, like `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are equal, like `==`.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
